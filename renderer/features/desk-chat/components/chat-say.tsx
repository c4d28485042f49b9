import { type DeskChat, LONGEST_LINE } from '@portico/contract/desk-chat/shapes'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useSayToDeskMutation, useTypeToDeskMutation } from '../api.ts'
import styles from '../chat.module.css'

/** The desk forgets sooner than twice this that somebody types. */
const TYPING_AGAIN_MS = 4_000

/** Tells the desk that the member types: now and then, and not for a field that was emptied. */
const useTyping = () => {
  // Failure not shown: that somebody types is of no use later.
  const [type] = useTypeToDeskMutation()
  const since = useRef(Number.NEGATIVE_INFINITY)
  return {
    typed: (words: string) => {
      const now = performance.now()
      if (words.trim() === '' || now - since.current < TYPING_AGAIN_MS) return
      since.current = now
      void type({})
    },
    /** What is typed next is something else. */
    sent: () => {
      since.current = Number.NEGATIVE_INFINITY
    },
  }
}

/** One line at a time; what could not be said stays in the field, and sent again it is the same line. */
export const ChatSay = ({ chat }: { readonly chat: DeskChat }) => {
  const { t } = useTranslation(['deskChat', 'errors'])
  const [words, setWords] = useState('')
  const [say, { isLoading, error }] = useSayToDeskMutation()
  const typing = useTyping()
  const wish = useRef({ text: '', id: '' })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if (!text || isLoading) return
    if (wish.current.text !== text) wish.current = { text, id: crypto.randomUUID() }
    const answer = await say({ text, id: wish.current.id })
    if (answer.error) return
    wish.current = { text: '', id: '' }
    typing.sent()
    setWords('')
  }
  const wait = refusal(error, 'RATE_LIMITED')?.retryAfter
  const label = chat.person === null ? t('field') : t('fieldTo', { person: chat.person })
  return (
    <form className={styles.foot} onSubmit={(event) => void send(event)}>
      {error && (
        <p role="alert" className={styles.error}>
          {wait === undefined ? t(`errors:${failureKey(error)}`) : t('wait', { count: wait })}
        </p>
      )}
      <div className={styles.say}>
        <TextInput
          aria-label={label}
          placeholder={label}
          className={styles.field}
          value={words}
          maxLength={LONGEST_LINE}
          autoComplete="off"
          onChange={({ target }) => {
            setWords(target.value)
            typing.typed(target.value)
          }}
        />
        <IconButton type="submit" label={t('send')} icon={<SendHorizontal />} aria-disabled={isLoading || undefined} />
      </div>
      {chat.caseNumber !== null && <p className={styles.small}>{t('becomes', { number: chat.caseNumber })}</p>}
    </form>
  )
}
