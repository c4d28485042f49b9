import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { SITE_PAGES } from '../../../core/paths.ts'
import { PlayWatch } from '../../control/index.ts'
import { selectStatus } from '../../session/index.ts'
import { useClientFact } from '../client.ts'

/** Pages with draws, which count the time themselves. */
const COUNTING: ReadonlySet<string> = new Set((['lottery', 'seaLottery', 'vnLottery'] as const).flatMap((page) => SITE_PAGES[page].paths))

/** While games are open in windows of their own their time is counted here, and the reality check stands over whatever page this window shows. */
export const GameWatch = () => {
  const games = useClientFact('games')
  const member = useSelector(selectStatus) === 'member'
  const { pathname } = useLocation()
  if (!member || games.length === 0 || COUNTING.has(pathname)) return null
  return (
    <Suspense>
      <PlayWatch />
    </Suspense>
  )
}
