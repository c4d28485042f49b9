import { unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { changeOf, decimalsOf } from '../../../core/office-page/figures.ts'
import { LIVE } from '../../../core/office-page/live.ts'
import { lengthOf } from '../../../core/office-page/team-days.ts'
import { writeTeamRange } from '../../../core/office-page/team-range.ts'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import type { Days } from '../../../lib/days.ts'
import type { View } from '../model/view.ts'
import { Tile, TileSkeleton, toneOf } from '../overview/tile.tsx'
import styles from '../overview/tiles.module.css'
import { useOwnIncomeQuery } from './api.ts'

const DAY_MS = 86_400_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** As many days, right before them. */
const daysBefore = (days: Days): Days => {
  const from = Date.parse(days.from)
  return { from: dayOf(from - lengthOf(days) * DAY_MS), to: dayOf(from - DAY_MS) }
}

interface IncomeTileProps {
  readonly view: View
  /** Up to when the days before are compared; null where all of them is. */
  readonly beforeUntil: string | null
}

/** What the reader earned by the periods of these days, as it was found and paid: salaries, rebates and dividends together [AGENT-01]. */
export const IncomeTile = ({ view, beforeUntil }: IncomeTileProps) => {
  const { t } = useTranslation(['agent', 'agentDay', 'common'])
  const format = useFormat()
  const name = t('common:page.agentRevenueReport')
  const { currentData: now, isError, refetch } = useOwnIncomeQuery({ ...view.days, pageSize: 1 }, LIVE)
  // Failure not shown: the figure stands without what it was before.
  const { currentData: before } = useOwnIncomeQuery({ ...daysBefore(view.days), pageSize: 1, ...(beforeUntil && { overBy: beforeUntil }) })
  if (!now && isError) return <ErrorLine of={name} onRetry={() => void refetch()} className={styles.failed} />
  if (!now) return <TileSkeleton />
  const count = lengthOf(view.days)
  const address = new URLSearchParams()
  writeTeamRange(address, { ...view, scope: 'TEAM' })
  const { net } = now.totals
  const change = before && changeOf(unitsOf(net), unitsOf(before.totals.net))
  const decimals = decimalsOf([net])
  // A day that is not over stands beside as much of an earlier one.
  const until = (words: string) => (beforeUntil ? t('tile.until', { note: words, time: format.instant(beforeUntil, 'time') }) : words)
  const note = () => {
    if (!before) return t('agentDay:income.of')
    if (change === undefined) return until(t('tile.nothingBefore', { count }))
    return until(change === 0 ? t('tile.same', { count }) : t('tile.change', { count, change: format.percent(change, 1, 'exceptZero') }))
  }
  return (
    <Tile
      name={name}
      value={format.number(net.amount, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}
      note={note()}
      tone={toneOf(change)}
      hint={t('agentDay:income.lines')}
      to={{ pathname: paths.agent('agentRevenueReport'), search: address.toString() }}
    />
  )
}
