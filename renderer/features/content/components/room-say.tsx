import { LONGEST_MESSAGE, type RoomMessage as Message } from '@portico/contract/chat/shapes'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useHost } from '../../../core/hooks.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useSayMutation } from '../room-api.ts'
import { RoomQuote } from './room-message.tsx'
import styles from './room.module.css'

interface Props {
  readonly room: string
  readonly slowSeconds: number
  /** What the next message answers, as it stands now. */
  readonly answered: Message | undefined
  /** The next message answers nothing any more. */
  readonly onLeave: () => void
}

/** One message at a time; what could not be said stays in the field. */
export const RoomSay = ({ room, slowSeconds, answered, onLeave }: Props) => {
  const { t } = useTranslation(['dialogs', 'errors'])
  const [words, setWords] = useState('')
  const [say, { isLoading, error }] = useSayMutation()
  const { clock } = useHost()
  const now = useServerNow()
  /** When one may speak again, of who was too soon. */
  const [freeAt, setFreeAt] = useState(0)
  const field = useRef<HTMLFormElement>(null)
  const answeredId = answered?.id
  useEffect(() => {
    if (answeredId !== undefined) field.current?.querySelector('input')?.focus()
  }, [answeredId])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if (!text || isLoading) return
    const answer = await say({ text, room, ...(answered ? { replyTo: answered.id } : {}) })
    if (!answer.error) {
      setWords('')
      onLeave()
    }
    setFreeAt(clock.now() + (refusal(answer.error, 'RATE_LIMITED')?.retryAfter ?? 0) * 1000)
  }
  const wait = refusal(error, 'RATE_LIMITED')?.retryAfter
  const left = Math.ceil((freeAt - now) / 1000)
  const refused = error && wait === undefined ? t(`errors:${failureKey(error)}`) : undefined
  // Counts down in place, and is read out once.
  const waits = wait !== undefined && left > 0 && (
    <span>
      <span className="visually-hidden">{t('room.wait', { count: wait })}</span>
      <span aria-hidden="true">{t('room.wait', { count: left })}</span>
    </span>
  )
  return (
    <form ref={field} className={styles.say} onSubmit={(event) => void send(event)}>
      {answered && (
        <div className={styles.answered}>
          <RoomQuote quote={{ name: answered.name, text: answered.state === 'SAID' ? answered.text : null }} />
          <IconButton small label={t('room.leaveReply')} icon={<X aria-hidden="true" />} onClick={onLeave} />
        </div>
      )}
      <Field label={t('room.message')} hint={slowSeconds > 0 ? t('room.slow', { count: slowSeconds }) : undefined} error={refused ?? waits}>
        {(control) => (
          <TextInput
            {...control}
            value={words}
            maxLength={LONGEST_MESSAGE}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={isLoading} icon={<SendHorizontal aria-hidden="true" />}>
        {t('room.send')}
      </Button>
    </form>
  )
}
