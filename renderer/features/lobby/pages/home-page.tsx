import { lazy, memo, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '../../../app/hooks.ts'
import { NoticeStrip } from '../../content/index.ts'
import { selectStatus } from '../../session/index.ts'
import { useGameVendorsQuery } from '../api.ts'
import { HomeHero } from '../components/home-hero.tsx'
import { HotRail, HotRoom } from '../components/hot-rail.tsx'
import { JackpotCard } from '../components/jackpot-card.tsx'
import { LaneRail, LaneRoom } from '../components/lane-rail.tsx'
import { LotteryRail, LotteryRoom } from '../components/lottery-rail.tsx'
import { RecentRoom } from '../components/recent-room.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { WinnerBoard, WinnerRoom } from '../components/winner-board.tsx'
import styles from '../components/lobby.module.css'
import { recentRoom } from '../recent-room.ts'
import { useOpenGame } from '../use-open-game.ts'
import { useStages } from '../use-stages.ts'

const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT']

const Hot = memo(HotRail)
const Winners = memo(WinnerBoard)
const Lotteries = memo(LotteryRail)
const LaneOf = memo(LaneRail)
const Recent = lazy(async () => ({ default: (await import('../components/recent-rail.tsx')).RecentRail }))
const Favourites = lazy(async () => ({ default: (await import('../components/favourite-rail.tsx')).FavouriteRail }))
const Found = lazy(async () => ({ default: (await import('../components/whole-list.tsx')).Found }))
const AllHot = lazy(async () => ({ default: (await import('../components/whole-list.tsx')).AllHot }))

/** What lies below the first screen; it joins part by part once that has been painted [LOBBY-06]. */
const Below = ({ recent }: { readonly recent: boolean }) => {
  const open = useOpenGame()
  const member = useAppSelector(selectStatus) === 'member'
  const { data } = useGameVendorsQuery({})
  const lanes = useDeferredValue(data?.data.lanes)?.filter(({ title }) => !LOTTERIES.includes(title)) ?? []
  const shown = useStages(lanes.length + 2)
  return (
    <>
      {member && (
        <Suspense>
          {recent && <Recent expected={0} />}
          <Favourites onOpen={open} />
        </Suspense>
      )}
      {shown > 0 ? <Winners /> : <WinnerRoom />}
      {shown > 1 ? <Lotteries onOpen={open} /> : <LotteryRoom />}
      {lanes.map((lane, place) =>
        shown > place + 2 ? <LaneOf key={lane.title} lane={lane} onOpen={open} /> : <LaneRoom key={lane.title} lane={lane} />,
      )}
    </>
  )
}

/** A member's recent games in the room that was kept for them. */
const RecentAbove = ({ room, shown }: { readonly room: number; readonly shown: boolean }) => {
  const status = useAppSelector(selectStatus)
  if (status === 'guest') return null
  if (status === 'unknown' || !shown) return <RecentRoom count={room} />
  return (
    <Suspense fallback={<RecentRoom count={room} />}>
      <Recent expected={room} />
    </Suspense>
  )
}

const Lobby = () => {
  const open = useOpenGame()
  const shown = useStages(2)
  // Who had none when the page came up sees the first ones further down, where they push nothing away.
  const [room] = useState(recentRoom)
  return (
    <>
      <div className={styles.top}>
        <HomeHero />
        <JackpotCard />
      </div>
      <Suspense fallback={<div className={styles.noticeRoom} />}>
        {shown > 0 ? <NoticeStrip /> : <div className={styles.noticeRoom} />}
      </Suspense>
      {room > 0 && <RecentAbove room={room} shown={shown > 0} />}
      {shown > 0 ? <Hot onOpen={open} /> : <HotRoom />}
      {shown > 1 && <Below recent={room === 0} />}
    </>
  )
}

/** The lobby; `?q=` shows what was found, `?type=HOT` every hot game [ROUTE-01] [LOBBY-19]. */
export const Component = () => {
  const { t } = useTranslation('lobby')
  const [query] = useSearchParams()
  const words = query.get('q')?.trim().slice(0, 80) ?? ''
  const hot = query.get('type') === 'HOT'
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <TypeChips current={words ? undefined : hot ? 'HOT' : 'HOME'} />
      {!words && !hot ? <Lobby /> : <Suspense fallback={<HotRoom />}>{words ? <Found words={words} /> : <AllHot />}</Suspense>}
    </>
  )
}
