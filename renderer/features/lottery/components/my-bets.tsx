import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { Link } from '../../../lib/link.tsx'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { BetList, BetState, CancelButton, useBetsQuery, useNames } from '../../bets/index.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { BET_FILTERS, type BetFilter, filterBets, firstBets, mergeBets } from '../model/bet-list.ts'
import styles from './my-bets.module.css'

/** Bets that are fetched, and how many of them are shown besides those that wait. */
const FETCHED = 50
const SHOWN = 10
/** Of the waiting bets, as many as the gateway gives at once: they may be far older than the latest ones. */
const WAITING = 100
const MONEY = { min: 0, max: 4, coins: true } as const

const useColumns = (onExplain: (bet: Bet) => void) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  return [
    { id: 'issue', header: t('bets.issue'), cell: (bet: Bet) => <span className={styles.issue}>{format.issue(bet.numero)}</span> },
    { id: 'play', header: t('bets.play'), cell: (bet: Bet) => <span className={styles.play}>{names.play(bet.play)}</span> },
    {
      id: 'selection',
      header: t('bets.selection'),
      cell: (bet: Bet) => (
        <span className={styles.selection} title={names.selection(bet)}>
          {names.selection(bet)}
        </span>
      ),
    },
    { id: 'notes', header: t('bets.notes'), numeric: true, cell: (bet: Bet) => format.number(bet.notes) },
    { id: 'stake', header: t('bets.stake'), numeric: true, cell: (bet: Bet) => format.money(bet.stake, MONEY) },
    { id: 'net', header: t('bets.net'), numeric: true, cell: (bet: Bet) => (bet.net ? <Amount value={bet.net} style={MONEY} /> : '–') },
    { id: 'state', header: t('bets.state'), cell: (bet: Bet) => <BetState bet={bet} /> },
    {
      id: 'explain',
      header: t('bets.details'),
      numeric: true,
      cell: (bet: Bet) =>
        bet.state === 'WAITING' ? (
          <CancelButton bet={bet} />
        ) : (
          <button type="button" className={styles.explain} onClick={() => onExplain(bet)}>
            {t('bets.explain')}
          </button>
        ),
    },
  ]
}

/** The member's bets on a lottery: all that wait for their draw, and the latest others. */
const useMyBets = (gameCode: string) => {
  const latest = useBetsQuery({ gameCode, pageNo: 1, pageSize: FETCHED })
  const waiting = useBetsQuery({ gameCode, state: 'WAITING', pageNo: 1, pageSize: WAITING })
  return {
    bets: useMemo(() => mergeBets(waiting.data?.list ?? [], latest.data?.list ?? []), [waiting.data, latest.data]),
    isLoading: latest.isLoading || waiting.isLoading,
    isError: latest.isError || waiting.isError,
    isPart: [latest, waiting].some(({ data, isError }) => isError && !data),
    refetch: () => {
      for (const query of [latest, waiting]) if (query.isError) void query.refetch()
    },
  }
}

/** The member's bets on this lottery; they settle before the reader's eyes. */
export const MyBets = () => {
  const { t } = useTranslation(['lottery', 'common'])
  const format = useFormat()
  const { clock } = useHost()
  const { lottery } = useBetPanel()
  const [filter, setFilter] = useState<BetFilter>('today')
  const dispatch = useAppDispatch()
  const { bets, isLoading, isError, isPart, refetch } = useMyBets(lottery.gameCode)
  const narrow = useNarrow()
  const columns = useColumns(({ betId }) => dispatch(dialogOpened({ kind: 'bet', betId })))
  const found = filterBets(bets, filter, clock.now(), (instant) => format.instant(instant, 'date'))
  return (
    <section className={styles.bets} aria-labelledby="bets-title">
      <div className={styles.head}>
        <h2 id="bets-title">{t('bets.title')}</h2>
        <ChipRow label={t('bets.filter')}>
          {BET_FILTERS.map((each) => (
            <Chip key={each} on={each === filter} onClick={() => setFilter(each)}>
              {t(`bets.${each}`)}
            </Chip>
          ))}
        </ChipRow>
        <Link to={paths.bets} className={styles.all}>
          {t('bets.all')}
        </Link>
      </div>
      {isPart && found.length > 0 && <ErrorLine onRetry={refetch} />}
      {narrow && found.length > 0 ? (
        <BetList label={t('bets.title')} bets={firstBets(found, SHOWN)} oneGame />
      ) : (
        <DataTable
          label={t('bets.title')}
          columns={columns}
          rows={firstBets(found, SHOWN)}
          rowKey={({ betId }) => betId}
          loading={isLoading}
          error={isError && t('common:fault.title')}
          onRetry={refetch}
          empty={<EmptyState title={t(`bets.empty.${filter}`)} />}
        />
      )}
    </section>
  )
}
