import { CASE_TOPICS, type CaseKind, type CaseTopic } from '@portico/contract/support/shapes'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { Link } from '../../../lib/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { useCasesQuery, useSendFeedbackMutation } from '../case-api.ts'
import styles from '../cases.module.css'
import { useReaderClock } from '../../../core/use-reader-clock.ts'
import { type CaseDraft, CaseText, EMPTY_DRAFT, faultOf } from './case-text.tsx'

const KINDS: readonly CaseKind[] = ['QUESTION', 'FEEDBACK', 'COMPLAINT']

/** When the desk is there, on the reader's clock. */
const Hours = () => {
  const { t } = useTranslation('support')
  const clock = useReaderClock()
  const { data, isError, refetch } = useCasesQuery({})
  const hours = data?.hours
  if (!data && isError)
    return (
      <Card as="section" aria-label={t('hours.title')} className={styles.aside}>
        <h2>{t('hours.title')}</h2>
        <ErrorLine onRetry={() => void refetch()} />
      </Card>
    )
  if (!hours) return null
  const times = { from: clock.instant(hours.from, 'dayTime'), to: clock.instant(hours.to, 'dayTime'), offset: clock.offset(hours.from) }
  return (
    <Card as="section" aria-label={t('hours.title')} className={styles.aside}>
      <h2>{t(hours.open ? 'hours.open' : 'hours.closed')}</h2>
      <p className={styles.note}>{t(hours.open ? 'hours.until' : 'hours.from', times)}</p>
      <p className={styles.note}>
        <Link to={paths.page('service')}>{t('hours.chat')}</Link>
      </p>
    </Card>
  )
}

/** A question, feedback or a complaint to the desk. */
export const WritePane = ({ onSent }: { readonly onSent: (number: string) => void }) => {
  const { t } = useTranslation(['support', 'errors'])
  const [kind, setKind] = useState<CaseKind>('QUESTION')
  const [topic, setTopic] = useState<CaseTopic>()
  const [draft, setDraft] = useState<CaseDraft>(EMPTY_DRAFT)
  const [answer, setAnswer] = useState(true)
  const [tried, setTried] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [send, { isLoading, error }] = useSendFeedbackMutation()
  // One wish is one case, however often it is sent.
  const requestId = useRef('')
  const change = (part: Partial<CaseDraft>) => setDraft((before) => ({ ...before, ...part }))

  const submit = async () => {
    setTried(true)
    if (topic === undefined || faultOf(draft.text) !== undefined || uploading) return
    requestId.current ||= crypto.randomUUID()
    const pictures = draft.pictures.map(({ uploadId }) => uploadId)
    const { data } = await send({ requestId: requestId.current, kind, topic, content: draft.text, pictures, answer })
    if (!data) return
    requestId.current = ''
    onSent(data.case.head.number)
  }
  return (
    <div className={styles.write}>
      <Card className={styles.form}>
        <form
          aria-label={t('write')}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Segmented
            label={t('kindOf')}
            options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <fieldset className={styles.topics}>
            <legend>{t('about')}</legend>
            {CASE_TOPICS.map((each) => (
              <label key={each}>
                <input type="radio" name="topic" value={each} checked={topic === each} onChange={() => setTopic(each)} />
                {t(`topic.${each}`)}
              </label>
            ))}
          </fieldset>
          {tried && topic === undefined && <FaultNote>{t('topicMissing')}</FaultNote>}
          <CaseText label={t('tell')} draft={draft} onChange={change} tried={tried} onBusy={setUploading} />
          {kind === 'FEEDBACK' && (
            <Checkbox checked={answer} onChange={(event) => setAnswer(event.target.checked)}>
              {t('wantAnswer')}
            </Checkbox>
          )}
          {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
          <div>
            <Button type="submit" look="primary" busy={isLoading} disabled={uploading}>
              {t('send')}
            </Button>
          </div>
        </form>
      </Card>
      <div className={styles.asides}>
        <Hours />
        <Card as="section" aria-label={t('complaint.title')} className={styles.aside}>
          <h2>{t('complaint.title')}</h2>
          <p className={styles.note}>{t('complaint.text')}</p>
        </Card>
      </div>
    </div>
  )
}
