import type { UploadView } from '@portico/contract/upload/shapes'
import { CASE_REPLY, CASE_TEXT, MOST_CASE_PICTURES } from '@portico/contract/support/shapes'
import { useTranslation } from 'react-i18next'
import { ChosenPictures } from '../../../core/picture-drop/chosen-pictures.tsx'
import { CountedText, type TextFault, textFault } from '../../../ui/counted-text/counted-text.tsx'
import styles from '../cases.module.css'

export interface CaseDraft {
  readonly text: string
  readonly pictures: readonly UploadView[]
}

export const EMPTY_DRAFT: CaseDraft = { text: '', pictures: [] }

/** What is wrong with a text; undefined where it can be sent. */
export const faultOf = (text: string, isReply = false): TextFault | undefined => textFault(text, isReply ? CASE_REPLY : CASE_TEXT)

const REPLY_WORDS: Readonly<Record<string, 'replyHint' | 'replyTooShort'>> = { hint: 'replyHint', tooShort: 'replyTooShort' }

interface Props {
  readonly label: string
  /** Whether it goes on with a case, which takes a single word. */
  readonly isReply?: boolean
  readonly draft: CaseDraft
  readonly onChange: (part: Partial<CaseDraft>) => void
  /** Whether sending was tried: what is missing is said then. */
  readonly tried: boolean
  readonly onBusy: (busy: boolean) => void
}

/** A text with its count and up to three pictures. */
export const CaseText = ({ label, isReply = false, draft: { text, pictures }, onChange, tried, onBusy }: Props) => {
  const { t } = useTranslation('support')
  return (
    <div className={styles.text}>
      <CountedText
        label={label}
        text={text}
        bounds={isReply ? CASE_REPLY : CASE_TEXT}
        rows={6}
        tried={tried}
        say={(what, numbers) => t((isReply && REPLY_WORDS[what]) || what, numbers)}
        onText={(next) => onChange({ text: next })}
      />
      <div className={styles.pictures}>
        <p className={styles.note}>
          {t('pictures')} · {t('pictureCount', { count: pictures.length, max: MOST_CASE_PICTURES })}
        </p>
        <ChosenPictures pictures={pictures} most={MOST_CASE_PICTURES} onBusy={onBusy} onChange={(next) => onChange({ pictures: next })} />
      </div>
    </div>
  )
}
