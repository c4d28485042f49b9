import type { ResponseOf } from '@portico/contract/kit/call'
import type { recordTotals } from '@portico/contract/records/calls'
import { useTranslation } from 'react-i18next'
import type { RecordView } from '../hooks/use-record-view.ts'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { KINDS } from '../hooks/use-record-view.ts'
import { Summary, type SummaryCell } from './summary.tsx'

type Totals = ResponseOf<typeof recordTotals>

/** From the balance before the days to that after them; with a filter on, what the filter comes to. */
export const AccountSummary = ({ view, totals }: { readonly view: RecordView; readonly totals: Totals | undefined }) => {
  const { t } = useTranslation('movements')
  const words = useDayWords()
  const filtered = view.kind !== undefined || view.product !== undefined || view.vendor !== undefined
  if (filtered) {
    const cells: SummaryCell[] = [
      { id: 'in', label: t('sum.in'), value: totals?.in },
      { id: 'out', label: t('sum.out'), value: totals?.out },
      { id: 'net', label: t('sum.net'), value: totals?.net, signed: true, strong: true },
    ]
    return <Summary label={t('totals')} cells={cells} />
  }
  const moved = KINDS.flatMap((kind): SummaryCell[] => {
    const value = totals?.kinds.find((each) => each.kind === kind)?.net
    return value ? [{ id: kind, label: t(`kindName.${kind}`), value, signed: true }] : []
  })
  const cells: SummaryCell[] = [
    { id: 'opening', label: t('sum.opening', { day: words.short(view.days.from) }), value: totals?.opening },
    ...moved,
    {
      id: 'closing',
      label: view.days.to === view.today ? t('sum.now') : t('sum.closing', { day: words.short(view.days.to) }),
      value: totals?.closing,
      strong: true,
    },
  ]
  return <Summary label={t('totals')} cells={cells} />
}
