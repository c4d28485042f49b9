import type { UploadView } from '@portico/contract/upload/shapes'
import { CASE_REPLY, CASE_TEXT, MOST_CASE_PICTURES } from '@portico/contract/support/shapes'
import { useTranslation } from 'react-i18next'
import { PictureDrop } from '../../../core/picture-drop/picture-drop.tsx'
import { Button } from '../../../ui/button/button.tsx'
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
      <div className={styles.pictures} role="group" aria-label={t('pictures')}>
        <p className={styles.note}>
          {t('pictures')} · {t('pictureCount', { count: pictures.length, max: MOST_CASE_PICTURES })}
        </p>
        {pictures.map((picture, index) => (
          <span key={picture.uploadId} className={styles.picture}>
            <img src={picture.url} alt={t('picture', { number: index + 1 })} />
            <Button look="text" size="small" onClick={() => onChange({ pictures: pictures.filter((each) => each !== picture) })}>
              {t('remove', { number: index + 1 })}
            </Button>
          </span>
        ))}
        {pictures.length < MOST_CASE_PICTURES && (
          <PictureDrop
            onBusy={onBusy}
            onPicture={(picture) => onChange({ pictures: [...pictures, picture].slice(0, MOST_CASE_PICTURES) })}
          />
        )}
      </div>
    </div>
  )
}
