import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { unitsOf } from '@portico/contract/kit/money'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Amount, Money } from '../../../ui/money/money.tsx'
import { useNames } from '../hooks/use-names.ts'
import { BetList } from './bet-list.tsx'
import { BetState } from './bet-state.tsx'
import { LISTED } from './money-style.ts'
import styles from './bets.module.css'

export interface BetsTableProps {
  readonly label: string
  readonly bets: readonly Bet[]
  readonly loading?: boolean | undefined
  readonly expected?: number | undefined
  readonly error?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly empty?: ReactNode
  /** Leaves out the game, where all rows are of one. */
  readonly oneGame?: boolean | undefined
  readonly dense?: boolean | undefined
}

const useColumns = (oneGame: boolean): readonly Column<Bet>[] => {
  const { t } = useTranslation('records')
  const format = useFormat()
  const names = useNames()
  return useMemo(() => {
    const columns: Column<Bet>[] = [
      {
        id: 'play',
        header: t('column.play'),
        label: (bet) => `${names.play(bet.play)} ${names.selection(bet)}, ${format.issue(bet.numero, true)}`,
        cell: (bet) => (
          <span className={styles.play}>
            <b>{names.play(bet.play)}</b> <small>{names.selection(bet)}</small>
          </span>
        ),
      },
      ...(oneGame
        ? []
        : [
            {
              id: 'game',
              header: t('column.game'),
              cell: (bet: Bet) => (
                <span className={styles.play}>
                  {bet.gameName}
                  <small>{format.issue(bet.numero, true)}</small>
                </span>
              ),
            },
          ]),
      { id: 'placed', header: t('column.placed'), cell: (bet) => format.instant(bet.placedAt, 'moment') },
      { id: 'stake', header: t('column.stake'), numeric: true, cell: (bet) => <Money value={bet.stake} style={LISTED} /> },
      {
        id: 'payout',
        header: t('column.payout'),
        numeric: true,
        cell: (bet) => (bet.payout && unitsOf(bet.payout) > 0n ? <Money value={bet.payout} style={LISTED} /> : '–'),
      },
      { id: 'net', header: t('column.net'), numeric: true, cell: (bet) => (bet.net ? <Amount value={bet.net} style={LISTED} /> : '–') },
      { id: 'state', header: t('column.state'), cell: (bet) => <BetState bet={bet} /> },
    ]
    return columns
  }, [t, format, names, oneGame])
}

/** Bets as rows, on a phone of two lines; each opens into the steps of its settlement. */
export const BetsTable = ({ label, bets, oneGame = false, ...rest }: BetsTableProps) => {
  const dispatch = useAppDispatch()
  const columns = useColumns(oneGame)
  const narrow = useNarrow()
  if (narrow && bets.length > 0) return <BetList label={label} bets={bets} oneGame={oneGame} />
  return (
    <DataTable
      {...rest}
      label={label}
      columns={columns}
      rows={bets}
      rowKey={({ betId }) => betId}
      onRow={({ betId }) => dispatch(dialogOpened({ kind: 'bet', betId }))}
    />
  )
}
