import type { ApplicationView, PromotionDetail } from '@portico/contract/promotion/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useCancelApplicationMutation } from '../api.ts'
import styles from './apply.module.css'
import { StatusTag } from './status-tag.tsx'

const HOUR_MS = 3_600_000

const Step = ({ state, title, note }: { readonly state: 'done' | 'now' | 'later'; readonly title: string; readonly note: string }) => (
  <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
    <b>{title}</b>
    <span className={styles.note}>{note}</span>
  </li>
)

const Answered = ({ application, turnover }: { readonly application: ApplicationView; readonly turnover: number }) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { state, decidedAt, reason, amount } = application
  const at = decidedAt === null ? '' : format.instant(decidedAt, 'dayTime')
  if (state === 'APPROVED') return <Step state="done" title={t('steps.paid', { amount: format.money(amount, { min: 0 }) })} note={at} />
  if (state === 'REJECTED') return <Step state="now" title={t('steps.rejected')} note={`${reason ?? ''} · ${at}`} />
  return (
    <Step
      state="later"
      title={t('steps.pays', { amount: format.money(amount, { min: 0 }) })}
      note={t(turnover === 0 ? 'steps.paysNote' : 'steps.paysBonus')}
    />
  )
}

/** How an application goes on, and the way to take it back while nobody has decided. */
export const ApplicationSteps = ({
  detail: { card, answerHours, turnover },
  application,
}: {
  readonly detail: PromotionDetail
  readonly application: ApplicationView
}) => {
  const { t } = useTranslation(['promotions', 'errors'])
  const format = useFormat()
  const [cancel, { isLoading, error }] = useCancelApplicationMutation()
  const { id, state, sentAt, openedAt, comment, pictures } = application
  const isOpen = state === 'SENT' || state === 'REVIEW'
  const until = format.instant(new Date(Date.parse(sentAt) + answerHours * HOUR_MS).toISOString(), 'dayTime')
  return (
    <Card as="section" aria-labelledby="application" className={styles.apply}>
      <header>
        <h2 id="application">{t('steps.title')}</h2>
        <StatusTag status={card.status} />
      </header>
      <ol className={styles.steps}>
        <Step state="done" title={t('steps.sent')} note={format.instant(sentAt, 'dayTime')} />
        <Step
          state={isOpen ? 'now' : 'done'}
          title={t('steps.check')}
          note={openedAt === null ? t('steps.by', { at: until }) : t('steps.since', { at: format.instant(openedAt, 'dayTime') })}
        />
        <Answered application={application} turnover={turnover} />
      </ol>
      <details className={styles.sent}>
        <summary>{t('steps.yours')}</summary>
        <p>{comment === '' ? t('steps.noComment') : comment}</p>
        <ul className={styles.pictures}>
          {pictures.map(({ uploadId, url }, index) => (
            <li key={uploadId}>
              <img src={url} alt={t('apply.picture', { number: index + 1 })} />
            </li>
          ))}
        </ul>
      </details>
      {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      {isOpen && (
        <Button look="ghost" wide busy={isLoading} onClick={() => void cancel({ id })}>
          {t('steps.cancel')}
        </Button>
      )}
    </Card>
  )
}
