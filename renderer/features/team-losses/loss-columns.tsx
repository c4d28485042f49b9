import type { MemberLoss } from '@portico/contract/agent/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../core/office-page/figure.tsx'
import { decimalsOf } from '../../core/office-page/figures.ts'
import styles from '../../core/office-page/page.module.css'
import type { OfficeColumn } from '../../core/office-table/office-table.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import type { Losses } from './api.ts'

const MONEY = ['stake', 'validBet', 'payout', 'rebate', 'gain'] as const

/** The gateway sorts; a column only has to say that it can be sorted. */
const sortable = { sortBy: () => 0 }

/** Every column but the account, for the page of rows that is shown. */
export const useLossColumns = (losses: Losses | undefined): readonly OfficeColumn<MemberLoss>[] => {
  const { t } = useTranslation(['teamRecords', 'agent'])
  const format = useFormat()
  return useMemo(() => {
    const money = (name: (typeof MONEY)[number]): OfficeColumn<MemberLoss> => {
      const values = losses?.list.map((row) => row[name]) ?? []
      const decimals = decimalsOf(losses ? [...values, losses.totals[name]] : values)
      const signed = name === 'gain'
      return {
        id: name,
        header: name === 'gain' ? t('loss.gain') : t(`agent:column.${name}`),
        numeric: true,
        ...sortable,
        cell: (row) => <Figure value={row[name]} decimals={decimals} signed={signed} />,
        total: losses && <Figure value={losses.totals[name]} decimals={decimals} signed={signed} />,
      }
    }
    return [
      {
        id: 'bets',
        header: t('loss.bets'),
        numeric: true,
        ...sortable,
        cell: (row) => format.number(row.bets),
        total: losses && format.number(losses.totals.bets),
      },
      ...MONEY.map(money),
      { id: 'nickname', header: t('agent:column.nickname'), cell: (row) => <span className={styles.soft}>{row.nickname}</span> },
      {
        id: 'level',
        header: t('agent:column.level'),
        numeric: true,
        ...sortable,
        cell: (row) => <span className={styles.soft}>{format.number(row.level)}</span>,
      },
    ]
  }, [losses, t, format])
}
