import { LONGEST_MESSAGE } from '@portico/contract/chat/shapes'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useHost } from '../../../core/hooks.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useSayMutation } from '../room-api.ts'
import styles from './room.module.css'

/** One message at a time; what could not be said stays in the field. */
export const RoomSay = ({ room, slowSeconds }: { readonly room: string; readonly slowSeconds: number }) => {
  const { t } = useTranslation(['dialogs', 'errors'])
  const [words, setWords] = useState('')
  const [say, { isLoading, error }] = useSayMutation()
  const { clock } = useHost()
  const now = useServerNow()
  /** When one may speak again, of who was too soon. */
  const [freeAt, setFreeAt] = useState(0)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if (!text || isLoading) return
    const answer = await say({ text, room })
    if (!answer.error) setWords('')
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
    <form className={styles.say} onSubmit={(event) => void send(event)}>
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
