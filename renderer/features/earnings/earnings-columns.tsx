import { isWithinDay } from '@portico/contract/commission/kinds'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import type { Column } from '../../ui/data-table/data-table.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { decimalsOf } from '../../core/office-page/figures.ts'
import { Figure } from '../../core/office-page/figure.tsx'
import { baseOf, countField, moneyField, stateOf } from '../../core/office-page/line-fields.ts'
import { usePayKindName } from '../../core/office-page/use-pay-kind-name.ts'
import styles from './earnings.module.css'
import dots from './state-dot.module.css'

/** The name of a period: its day, or when its hour or window began. */
export const usePeriodName = () => {
  const format = useFormat()
  return ({ kind, from }: Pick<CommissionLineView, 'kind' | 'from'>): string =>
    isWithinDay(kind) ? format.instant(from, 'moment') : format.instant(from, 'day')
}

/** Columns of an agent's lines. */
export const useEarningsColumns = (rows: readonly CommissionLineView[]): readonly Column<CommissionLineView>[] => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const nameOf = usePeriodName()
  const kindName = usePayKindName()
  return useMemo(() => {
    const decimals = decimalsOf(rows.map(({ pay }) => pay))
    const amount = (value: ReturnType<typeof moneyField>, soft = false) =>
      value && (
        <span className={cx(soft && styles.soft)}>
          <Figure value={value} decimals={decimals} />
        </span>
      )
    // Few kinds have a base, and fewer active members: a column that says nothing of any row is left out.
    const says = (of: (row: CommissionLineView) => unknown) => rows.length === 0 || rows.some((row) => of(row) !== undefined)
    const base: Column<CommissionLineView> = {
      id: 'base',
      header: t('column.base'),
      numeric: true,
      cell: (row) => amount(baseOf(row), true),
    }
    const active: Column<CommissionLineView> = {
      id: 'active',
      header: t('column.active'),
      numeric: true,
      cell: (row) => {
        const count = countField(row, 'active')
        return count === undefined ? '' : format.number(count)
      },
    }
    return [
      {
        id: 'period',
        header: t('column.period'),
        label: (row) =>
          [nameOf(row), row.version > 1 && t('version', { number: row.version }), kindName(row.kind)].filter(Boolean).join(' '),
        cell: (row) => (
          <>
            {nameOf(row)} {row.version > 1 && <Tag tone="accent">{t('version', { number: row.version })}</Tag>}
          </>
        ),
      },
      {
        id: 'contract',
        header: t('column.contract'),
        cell: (row) => (
          <>
            {kindName(row.kind)} <span className={styles.code}>{row.code}</span>
          </>
        ),
      },
      ...(says(baseOf) ? [base] : []),
      ...(says((row) => countField(row, 'active')) ? [active] : []),
      { id: 'gross', header: t('column.gross'), numeric: true, cell: (row) => amount(moneyField(row, 'gross'), true) },
      { id: 'given', header: t('column.given'), numeric: true, cell: (row) => amount(moneyField(row, 'deducted'), true) },
      {
        id: 'pay',
        header: t('column.yours'),
        numeric: true,
        cell: (row) => <Figure value={row.pay} decimals={decimals} signed={row.version > 1} />,
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: (row) => <span className={cx(dots.state, dots[stateOf(row)])}>{t(`state.${stateOf(row)}`)}</span>,
      },
    ]
  }, [rows, t, format, nameOf, kindName])
}
