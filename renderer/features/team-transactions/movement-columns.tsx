import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import type { Column } from '../../ui/data-table/data-table.tsx'
import type { Movement } from './api.ts'
import { decimalsOf } from '../../core/office-page/figures.ts'
import { Figure } from '../../core/office-page/figure.tsx'
import styles from '../../core/office-page/page.module.css'

/** Columns of the movements on the page. */
export const useMovementColumns = (rows: readonly Movement[]): readonly Column<Movement>[] => {
  const { t } = useTranslation(['teamRecords', 'movements', 'agent'])
  const format = useFormat()
  return useMemo(() => {
    const decimals = decimalsOf(rows.flatMap(({ amount, balance }) => [amount, balance]))
    const nameOf = ({ kind, code }: Movement): string => {
      if (code === 'RECOVERY') return t('movements:code.RECOVERY')
      return code.startsWith('ADJUSTMENT') ? t('movements:code.ADJUSTMENT') : t(`movements:kind.${kind}`)
    }
    return [
      {
        id: 'at',
        header: t('agent:row.at'),
        label: (row) => `${row.account} ${nameOf(row)}`,
        cell: (row) => <span className={styles.soft}>{format.instant(row.at, 'moment')}</span>,
      },
      { id: 'account', header: t('agent:column.account'), cell: (row) => row.account },
      { id: 'kind', header: t('movements:column.kind'), cell: (row) => nameOf(row) },
      { id: 'game', header: t('movements:column.game'), cell: (row) => <span className={styles.soft}>{row.product}</span> },
      {
        id: 'amount',
        header: t('agent:row.amount'),
        numeric: true,
        cell: (row) => <Figure value={row.amount} decimals={decimals} signed />,
      },
      {
        id: 'balance',
        header: t('movements:column.balance'),
        numeric: true,
        cell: (row) => <Figure value={row.balance} decimals={decimals} />,
      },
    ]
  }, [rows, t, format])
}
