import { isWithinDay } from '@portico/contract/commission/kinds'
import type { DisputeHead } from '@portico/contract/dispute/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePayKindName } from '../../core/office-page/use-pay-kind-name.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import type { Column } from '../../ui/data-table/data-table.tsx'
import { ClockText } from './clock-text.tsx'
import { DisputeStateTag } from './state-tag.tsx'
import styles from './disputes.module.css'

/** Columns of an agent's disputes: which, about what line, where it stands and what its clock says. */
export const useDisputeColumns = (): readonly Column<DisputeHead>[] => {
  const { t } = useTranslation('disputes')
  const format = useFormat()
  const kindName = usePayKindName()
  const dispatch = useAppDispatch()
  return useMemo(() => {
    const periodOf = ({ kind, from }: DisputeHead) => format.instant(from, isWithinDay(kind) ? 'moment' : 'day')
    return [
      { id: 'number', header: t('column.number'), label: ({ number }) => number, cell: ({ number }) => number },
      {
        id: 'line',
        header: t('column.line'),
        cell: (head) => (
          <button
            type="button"
            className={styles.lineLink}
            aria-label={t('list.openLine', { line: `${kindName(head.kind)}, ${periodOf(head)}` })}
            onClick={(event) => {
              event.stopPropagation()
              dispatch(dialogOpened({ kind: 'commissionLine', lineId: head.lineId }))
            }}
          >
            {kindName(head.kind)}, {periodOf(head)}
          </button>
        ),
      },
      { id: 'reason', header: t('column.reason'), cell: ({ reason }) => t(`reason.${reason}`) },
      { id: 'amount', header: t('column.amount'), numeric: true, cell: ({ amount }) => format.money(amount) },
      { id: 'state', header: t('column.state'), cell: ({ state }) => <DisputeStateTag state={state} /> },
      { id: 'clock', header: t('column.clock'), cell: (head) => <ClockText head={head} /> },
      { id: 'changed', header: t('column.changed'), numeric: true, cell: ({ changedAt }) => format.instant(changedAt, 'moment') },
    ]
  }, [t, format, kindName, dispatch])
}
