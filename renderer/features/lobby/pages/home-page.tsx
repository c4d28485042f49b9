import { lazy, memo, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { NoticeStrip } from '../../content/index.ts'
import { selectStatus } from '../../session/index.ts'
import { BesideBanner } from '../components/beside-banner.tsx'
import { HomeHero } from '../components/home-hero.tsx'
import { HotRail, HotRoom } from '../components/hot-rail.tsx'
import { RecentRoom } from '../components/recent-room.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import styles from '../components/lobby.module.css'
import { searchedName } from '../list-address.ts'
import { recentRoom } from '../recent-room.ts'
import { useStages } from '../use-stages.ts'
import { useOpenGame } from '../use-open-game.ts'

const Hero = memo(HomeHero)
const Beside = memo(BesideBanner)
const Notices = memo(NoticeStrip)
const Hot = memo(HotRail)
const Recent = lazy(async () => ({ default: (await import('../components/recent-rail.tsx')).RecentRail }))
const BelowTheFold = lazy(async () => ({
  default: (await import(/* @chunk lobby-below */ '../components/below-the-fold.tsx')).BelowTheFold,
}))
const Found = lazy(async () => ({ default: (await import('../components/whole-list.tsx')).Found }))
const AllHot = lazy(async () => ({ default: (await import('../components/whole-list.tsx')).AllHot }))

/** A member's recent games before all others, in the room that was kept for them if this browser showed any before. */
const RecentAbove = ({ room, visible }: { readonly room: number; readonly visible: boolean }) => {
  const status = useSelector(selectStatus)
  if (status === 'guest') return null
  const placeholder = room > 0 ? <RecentRoom count={room} /> : null
  if (status === 'unknown' || !visible) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <Recent expected={room} />
    </Suspense>
  )
}

/** Its parts join one after another, a frame's work each: the page answers in between. */
const Lobby = () => {
  const open = useOpenGame()
  const stage = useStages(4)
  const [room] = useState(recentRoom)
  return (
    <>
      <div className={styles.top}>
        <Hero />
        {stage > 0 && <Beside />}
      </div>
      <Suspense fallback={<div className={styles.noticeRoom} />}>
        {stage > 1 ? <Notices /> : <div className={styles.noticeRoom} />}
      </Suspense>
      <RecentAbove room={room} visible={stage > 2} />
      {stage > 2 ? <Hot onOpen={open} /> : stage > 0 ? <HotRoom /> : null}
      <Suspense fallback={<div className={styles.below} />}>{stage > 3 ? <BelowTheFold /> : <div className={styles.below} />}</Suspense>
    </>
  )
}

/** Whether a part may join: not in the frame that takes over from index.html's own picture, which is work enough. */
const useAfterBoot = (): boolean => {
  const [first] = useState(() => document.getElementById('boot') !== null)
  return useDeferredValue(true, !first)
}

/** The lobby; `?q=` shows what was found, `?type=HOT` every hot game [ROUTE-01] [LOBBY-19]. */
export const Component = () => {
  const { t } = useTranslation('lobby')
  const [query] = useSearchParams()
  const words = searchedName(query.get('q'))
  const hot = query.get('type') === 'HOT'
  const joined = useAfterBoot()
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.chipsRoom}>{joined && <TypeChips current={words ? undefined : hot ? 'HOT' : 'HOME'} />}</div>
      {!words && !hot ? (
        <Lobby />
      ) : (
        <Suspense fallback={<div className={styles.below} />}>{words ? <Found words={words} /> : <AllHot />}</Suspense>
      )}
    </>
  )
}
