import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import type { Rows } from '../api.ts'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import type { RowKind } from '../model/view.ts'
import { useNames } from '../../bets/index.ts'
import { Figure } from '../../../core/office-page/figure.tsx'
import styles from './rows-drawer.module.css'

type Row = Rows['list'][number]
type Amounts = { readonly amount: Money; readonly validBet: Money | null; readonly payout: Money | null; readonly profit: Money | null }

export interface RowColumn extends Column<Row> {
  readonly total?: ReactNode
}

/** What a bet gave back at once: its stake less payout and profit. */
const rebateOf = ({ amount, payout, profit }: Amounts): Money | undefined =>
  payout && profit ? toMoney(unitsOf(amount) - unitsOf(payout) - unitsOf(profit), amount.currency) : undefined

/** A bet by the names that its player reads. */
const PlayedBet = ({ bet }: { bet: NonNullable<Row['bet']> }) => {
  const names = useNames()
  return (
    <span className={styles.detail}>
      {names.play(bet.play)} <bdi className={styles.selection}>{names.selection(bet)}</bdi>
      <small className={styles.dim}>
        {bet.gameName} · <bdi dir="ltr">{bet.numero}</bdi>
      </small>
    </span>
  )
}

/** Columns of the rows of a kind, `named` with their account; each figure's total is that of every row, not of the page. */
export const useRowColumns = (kind: RowKind, rows: Rows | undefined, named: boolean): readonly RowColumn[] => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const names = useNames()
  return useMemo(() => {
    const figure = (id: string, header: string, of: (row: Amounts) => Money | null | undefined, signed = false): RowColumn => {
      const values = [...(rows?.list ?? []), ...(rows ? [rows.totals] : [])].flatMap((row) => of(row) ?? [])
      const decimals = decimalsOf(values)
      const cell = (row: Amounts) => {
        const value = of(row)
        return value && <Figure value={value} decimals={decimals} signed={signed} />
      }
      return { id, header, numeric: true, cell, total: rows && cell(rows.totals) }
    }
    const head: RowColumn[] = [
      {
        id: 'at',
        header: t('row.at'),
        label: (row) =>
          [format.instant(row.at, 'moment'), ...(row.bet ? [names.play(row.bet.play), row.bet.numero] : [row.detail])].join(' '),
        cell: (row) => <span className={styles.soft}>{format.instant(row.at, 'moment')}</span>,
      },
      ...(named ? [{ id: 'account', header: t('column.account'), cell: (row: Row) => row.account }] : []),
    ]
    if (kind === 'WITHDRAWALS') return [...head, figure('amount', t('row.amount'), (row) => row.amount)]
    const detail: RowColumn = {
      id: 'detail',
      header: t(kind === 'BETS' ? 'row.bet' : 'row.method'),
      cell: (row) => (row.bet ? <PlayedBet bet={row.bet} /> : <span className={styles.detail}>{row.detail}</span>),
    }
    if (kind === 'DEPOSITS') return [...head, detail, figure('amount', t('row.amount'), (row) => row.amount)]
    return [
      ...head,
      detail,
      figure('stake', t('row.stake'), (row) => row.amount),
      figure('validBet', t('column.validBet'), (row) => row.validBet),
      figure('payout', t('column.payout'), (row) => row.payout),
      figure('rebate', t('column.rebate'), rebateOf),
      figure('profit', t('column.profit'), (row) => row.profit, true),
    ]
  }, [kind, rows, named, t, format, names])
}
