import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorLine } from '../../ui/error-line/error-line.tsx'
import { useDisputesQuery } from './api.ts'
import { DisputeStateTag } from './state-tag.tsx'
import styles from './disputes.module.css'

/** Whether the period of a line is disputed, and the way to do so while there is time. */
export const LineDispute = ({ lineId }: { readonly lineId: string }) => {
  const { t } = useTranslation('disputes')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { data, isError, refetch } = useDisputesQuery({ lineId })
  if (!data && isError)
    return (
      <section className={styles.line}>
        <h3>{t('disputes')}</h3>
        <ErrorLine onRetry={() => void refetch()} />
      </section>
    )
  if (!data) return null
  const { until, serverNow } = data
  const inTime = until !== null && serverNow < until
  const last = data.list.find(({ state }) => state !== 'WITHDRAWN')
  if (!last && !inTime) return null
  return (
    <section className={styles.line}>
      <h3>{t('disputes')}</h3>
      <p className={styles.note}>{last ? <DisputeStateTag state={last.state} /> : t('until', { at: format.instant(until!, 'moment') })}</p>
      <Button look="quiet" size="small" onClick={() => dispatch(dialogOpened({ kind: 'dispute', lineId }))}>
        {last ? t('open', { number: last.number }) : t('new')}
      </Button>
    </section>
  )
}
