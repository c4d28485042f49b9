import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useOpenCaseQuery, useReplyToCaseMutation, useSolveCaseMutation } from '../case-api.ts'
import styles from '../cases.module.css'
import { useReaderClock } from '../../../core/use-reader-clock.ts'
import { CaseStateTag } from './case-state.tsx'
import { type CaseDraft, CaseText, EMPTY_DRAFT, faultOf } from './case-text.tsx'
import { CaseThread } from './case-thread.tsx'

/** One case: what was written, where it stands, and the way to write on. */
export const CaseView = ({ number, onBack }: { readonly number: string; readonly onBack: () => void }) => {
  const { t } = useTranslation(['support', 'errors'])
  const clock = useReaderClock()
  const { data, error, refetch } = useOpenCaseQuery({ number }, { refetchOnMountOrArgChange: true })
  const [draft, setDraft] = useState<CaseDraft>(EMPTY_DRAFT)
  const [tried, setTried] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [reply, replying] = useReplyToCaseMutation()
  const [solve, solving] = useSolveCaseMutation()
  const requestId = useRef('')
  if (error !== undefined && !data)
    return <ErrorState title={t(`errors:${failureKey(error)}`)} hint={number} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" />
  const { head, entries } = data.case
  const late = head.answerBy !== null && head.answerBy < data.serverNow
  const failure = replying.error ?? solving.error

  const send = async () => {
    setTried(true)
    if (faultOf(draft.text, true) !== undefined || uploading) return
    requestId.current ||= crypto.randomUUID()
    const pictures = draft.pictures.map(({ uploadId }) => uploadId)
    const answer = await reply({ requestId: requestId.current, number, content: draft.text, pictures })
    if (answer.error) return
    requestId.current = ''
    setTried(false)
    setDraft(EMPTY_DRAFT)
  }
  return (
    <article className={styles.case} aria-label={t('caseOf', { number })}>
      <header>
        <span className={styles.back}>
          <IconButton label={t('back')} icon={<ArrowLeft />} onClick={onBack} />
        </span>
        <div>
          <h2>
            <bdi>{head.title || t('pictures')}</bdi>
          </h2>
          <p className={styles.note}>
            {number} · {t(`topic.${head.topic}`)} · {t(`kind.${head.kind}`)}
          </p>
        </div>
        <CaseStateTag state={head.state} />
      </header>
      <CaseThread entries={entries} />
      <p className={styles.note} role="status">
        {head.answerBy !== null &&
          t(late ? 'promiseMissed' : 'promise', { at: clock.instant(head.answerBy, 'dayTime'), offset: clock.offset(head.answerBy) })}
        {head.reopenUntil !== null && t('reopenUntil', { at: clock.instant(head.reopenUntil, 'date') })}
        {head.state === 'CLOSED' && t('closedNote')}
      </p>
      {head.state !== 'CLOSED' && (
        <form
          aria-label={t('reply')}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <CaseText
            label={t(head.state === 'SOLVED' ? 'replyReopens' : 'reply')}
            isReply
            draft={draft}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            tried={tried}
            onBusy={setUploading}
          />
          {failure !== undefined && <FaultNote>{t(`errors:${failureKey(failure)}`)}</FaultNote>}
          <div className={styles.buttons}>
            <Button type="submit" look="primary" busy={replying.isLoading} disabled={uploading}>
              {t(head.state === 'SOLVED' ? 'reopen' : 'sendReply')}
            </Button>
            {head.state !== 'SOLVED' && (
              <Button look="quiet" busy={solving.isLoading} onClick={() => void solve({ number })}>
                {t('solve')}
              </Button>
            )}
          </div>
        </form>
      )}
    </article>
  )
}
