import type { DisputeHead } from '@portico/contract/dispute/shapes'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FaultNote } from '../../ui/fault-note/fault-note.tsx'
import { useMoveDisputeMutation, useReplyToDisputeMutation } from './api.ts'
import { DisputeText, faultOf } from './dispute-text.tsx'
import styles from './disputes.module.css'

/** What the agent can do now: write on, withdraw, accept an answer or ask for a second look. */
export const DisputeSteps = ({ head: { id, state, version, outcome, secondLookUntil } }: { readonly head: DisputeHead }) => {
  const { t } = useTranslation(['disputes', 'errors'])
  const format = useFormat()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const requestId = useRef('')
  const [reply, replying] = useReplyToDisputeMutation()
  const [move, moving] = useMoveDisputeMutation()
  const answered = state === 'ANSWERED'
  const waiting = state === 'OPEN' || state === 'QUESTION' || state === 'SECOND_LOOK'
  if (!answered && !waiting) return null
  const mayWithdraw = outcome === null && (state === 'OPEN' || state === 'QUESTION')
  const failure = replying.error ?? moving.error

  const send = async () => {
    setTried(true)
    if (faultOf(text) !== undefined) return
    requestId.current ||= crypto.randomUUID()
    const { error } = answered
      ? await move({ id, version, action: 'secondLook', text })
      : await reply({ requestId: requestId.current, id, text })
    if (error) return
    requestId.current = ''
    setTried(false)
    setText('')
  }
  return (
    <form
      className={styles.form}
      aria-label={t(answered ? 'secondLook' : 'reply')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {answered && secondLookUntil !== null && (
        <p className={styles.note}>{t('secondLookUntil', { at: format.instant(secondLookUntil, 'moment') })}</p>
      )}
      <DisputeText label={t(answered ? 'secondLookReason' : 'reply')} text={text} onChange={setText} tried={tried} />
      {failure !== undefined && <FaultNote>{t(`errors:${failureKey(failure)}`)}</FaultNote>}
      <div className={styles.buttons}>
        {answered && (
          <Button look="primary" busy={moving.isLoading} onClick={() => void move({ id, version, action: 'accept' })}>
            {t('accept')}
          </Button>
        )}
        <Button type="submit" look={answered ? 'quiet' : 'primary'} busy={replying.isLoading || moving.isLoading}>
          {t(answered ? 'secondLook' : 'send')}
        </Button>
        {mayWithdraw && (
          <Button look="ghost" busy={moving.isLoading} onClick={() => void move({ id, version, action: 'withdraw' })}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </form>
  )
}
