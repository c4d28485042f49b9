import type { ControlChange, OfferChannel } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { arrowOf } from '../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../i18n/use-language.tsx'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useControlHistoryQuery } from '../api.ts'
import styles from '../control.module.css'
import { useFigures } from '../use-figures.ts'

interface HistoryDialogProps {
  readonly currency: string
  readonly onClose: () => void
}

/** Before and after, in the words of what was changed. */
const useDetail = (currency: string) => {
  const { t } = useTranslation('control')
  const typeName = useTypeName()
  const { tag } = useLanguage()
  const { figure } = useFigures(currency)
  return ({ action, kind, before, after }: ControlChange): string => {
    if (kind) {
      const [from, to] = [before, after].map((each) => (each === null ? t('none') : figure(kind, each)))
      return action === 'RAISE_WITHDRAWN' ? '' : action === 'LIMIT_SET' ? to! : `${from} ${arrowOf(tag)} ${to}`
    }
    if (action === 'REALITY_INTERVAL') return t('time.minutes', { minutes: after })
    const term = after ?? before
    if (term === null) return ''
    if (action === 'PRODUCT_BLOCKED' || action === 'PRODUCT_OPENING')
      return term === 'LOTTERY' ? t('product.lottery') : typeName(term as Parameters<typeof typeName>[0])
    if (action === 'OFFERS_STOPPED' || action === 'OFFERS_RESUMED') return t(`offers.${term as OfferChannel}`)
    return t(`term.${term as 'H24'}`)
  }
}

/** Every change of limits and breaks, the latest first. */
export const HistoryDialog = ({ currency, onClose }: HistoryDialogProps) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const detail = useDetail(currency)
  const { data, isError, refetch } = useControlHistoryQuery({})
  return (
    <Dialog size="large" title={t('history.title')} lead={t('history.lead')} onClose={onClose}>
      {isError && !data && <ErrorLine onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="160px" />}
      {data?.list.length === 0 && <EmptyState title={t('history.empty')} />}
      <ul className={styles.changes}>
        {data?.list.map((change) => (
          <li key={`${change.at} ${change.action} ${change.kind} ${change.period} ${change.after}`}>
            <span>
              <b>{t(`action.${change.action}`)}</b>
              {change.kind && change.period && `, ${t(`name.${change.kind}.${change.period}`)}`}
              <small>{detail(change)}</small>
            </span>
            <time dateTime={change.at}>{format.instant(change.at, 'moment')}</time>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
