import { memo, Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NoticeStrip } from '../../content/index.ts'
import { useGameVendorsQuery } from '../api.ts'
import { FoundGrid } from '../components/found-grid.tsx'
import { HomeHero } from '../components/home-hero.tsx'
import { HotRail, HotRoom } from '../components/hot-rail.tsx'
import { JackpotCard } from '../components/jackpot-card.tsx'
import { LaneRail, LaneRoom } from '../components/lane-rail.tsx'
import { LotteryRail, LotteryRoom } from '../components/lottery-rail.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { WinnerBoard, WinnerRoom } from '../components/winner-board.tsx'
import styles from '../components/lobby.module.css'
import { useOpenGame } from '../use-open-game.ts'
import { useStages } from '../use-stages.ts'

const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT']

const Hot = memo(HotRail)
const Winners = memo(WinnerBoard)
const Lotteries = memo(LotteryRail)
const LaneOf = memo(LaneRail)

/** What lies below the first screen; it joins part by part once that has been painted. */
const Below = () => {
  const open = useOpenGame()
  const { data } = useGameVendorsQuery({})
  const lanes = useDeferredValue(data?.data.lanes)?.filter(({ title }) => !LOTTERIES.includes(title)) ?? []
  const shown = useStages(lanes.length + 2)
  return (
    <>
      {shown > 0 ? <Winners /> : <WinnerRoom />}
      {shown > 1 ? <Lotteries onOpen={open} /> : <LotteryRoom />}
      {lanes.map((lane, place) =>
        shown > place + 2 ? <LaneOf key={lane.title} lane={lane} onOpen={open} /> : <LaneRoom key={lane.title} lane={lane} />,
      )}
    </>
  )
}

const Lobby = () => {
  const open = useOpenGame()
  const shown = useStages(2)
  return (
    <>
      <div className={styles.top}>
        <HomeHero />
        <JackpotCard />
      </div>
      <Suspense fallback={<div className={styles.noticeRoom} />}>
        {shown > 0 ? <NoticeStrip /> : <div className={styles.noticeRoom} />}
      </Suspense>
      {shown > 0 ? <Hot onOpen={open} /> : <HotRoom />}
      {shown > 1 && <Below />}
    </>
  )
}

/** The lobby; `?q=` shows what was found, `?type=HOT` every hot game [ROUTE-01] [LOBBY-19]. */
export const Component = () => {
  const { t } = useTranslation('lobby')
  const [query, setQuery] = useSearchParams()
  const open = useOpenGame()
  const words = query.get('q')?.trim().slice(0, 80) ?? ''
  const hot = query.get('type') === 'HOT'
  const turn = (page: number) => setQuery({ q: words, page: String(page) })
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <TypeChips current={words ? undefined : hot ? 'HOT' : 'HOME'} />
      {words && (
        <FoundGrid
          title={t('found', { words })}
          question={{ gameName: words }}
          page={Math.max(1, Number(query.get('page')) || 1)}
          onPage={turn}
        />
      )}
      {!words && hot && (
        <div className={styles.list}>
          <HotRail whole onOpen={open} />
        </div>
      )}
      {!words && !hot && <Lobby />}
    </>
  )
}
