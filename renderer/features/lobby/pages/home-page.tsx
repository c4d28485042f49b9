import { lazy, memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '../../../app/hooks.ts'
import { NoticeStrip } from '../../content/index.ts'
import { selectStatus } from '../../session/index.ts'
import { HomeHero } from '../components/home-hero.tsx'
import { HotRail, HotRoom } from '../components/hot-rail.tsx'
import { JackpotCard } from '../components/jackpot-card.tsx'
import { RecentRoom } from '../components/recent-room.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import styles from '../components/lobby.module.css'
import { recentRoom } from '../recent-room.ts'
import { useOpenGame } from '../use-open-game.ts'
import { useStages } from '../use-stages.ts'

const Hot = memo(HotRail)
const Recent = lazy(async () => ({ default: (await import('../components/recent-rail.tsx')).RecentRail }))
const Below = lazy(async () => ({ default: (await import('../components/below.tsx')).Below }))
const Found = lazy(async () => ({ default: (await import('../components/whole-list.tsx')).Found }))
const AllHot = lazy(async () => ({ default: (await import('../components/whole-list.tsx')).AllHot }))

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
      <Suspense fallback={<div className={styles.below} />}>
        {shown > 1 ? <Below recent={room === 0} /> : <div className={styles.below} />}
      </Suspense>
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
      {!words && !hot ? (
        <Lobby />
      ) : (
        <Suspense fallback={<div className={styles.below} />}>{words ? <Found words={words} /> : <AllHot />}</Suspense>
      )}
    </>
  )
}
