import { type DeskChat, LONGEST_LINE } from '@portico/contract/desk-chat/shapes'
import { MOST_CASE_PICTURES } from '@portico/contract/support/shapes'
import type { UploadView } from '@portico/contract/upload/shapes'
import Paperclip from 'lucide-react/icons/paperclip'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { ChosenPictures } from '../../../core/picture-drop/chosen-pictures.tsx'
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
  const { t } = useTranslation(['deskChat', 'errors', 'upload', 'support'])
  const [attaching, setAttaching] = useState(false)
  const [pictures, setPictures] = useState<readonly UploadView[]>([])
  const [sending, setSending] = useState(false)
  const [words, setWords] = useState('')
  const [say, { isLoading, error }] = useSayToDeskMutation()
  const typing = useTyping()
  const wish = useRef({ what: '', id: '' })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if ((!text && pictures.length === 0) || isLoading || sending) return
    const ids = pictures.map(({ uploadId }) => uploadId)
    const what = JSON.stringify([text, ids])
    if (wish.current.what !== what) wish.current = { what, id: crypto.randomUUID() }
    const answer = await say({ text, pictures: ids, id: wish.current.id })
    if (answer.error) return
    wish.current = { what: '', id: '' }
    setPictures([])
    setAttaching(false)
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
      {attaching && <ChosenPictures pictures={pictures} most={MOST_CASE_PICTURES} onChange={setPictures} onBusy={setSending} />}
      <div className={styles.say}>
        <IconButton
          label={t('upload:add')}
          icon={<Paperclip />}
          aria-expanded={attaching}
          // What was chosen is in sight until it is sent or taken back.
          onClick={() => setAttaching(!attaching || pictures.length > 0)}
        />
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
        <IconButton type="submit" label={t('send')} icon={<SendHorizontal />} aria-disabled={isLoading || sending || undefined} />
      </div>
      {chat.caseNumber !== null && <p className={styles.small}>{t('becomes', { number: chat.caseNumber })}</p>}
    </form>
  )
}
