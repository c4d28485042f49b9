import type { Letter } from '@portico/contract/inbox/shapes'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Gift from 'lucide-react/icons/gift'
import Mail from 'lucide-react/icons/mail'
import Trash2 from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import styles from '../inbox.module.css'
import { useLetterWords } from '../use-letter-words.ts'
import { PlainLines } from './plain-lines.tsx'

interface Props {
  readonly letter: Letter
  readonly onBack: () => void
  readonly onUnread: () => void
  readonly onDelete: () => void
  readonly onStop: () => void
}

/** One letter, with what can be done with it. */
export const LetterReader = ({ letter, onBack, onUnread, onDelete, onStop }: Props) => {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  const { title, body, open } = useLetterWords()(letter)
  const offer = letter.kind === 'OFFER'
  const Icon = offer ? Gift : UserRound
  return (
    <article className={styles.reader} aria-label={title}>
      <header>
        <span className={styles.back}>
          <IconButton label={t('back')} icon={<ArrowLeft />} onClick={onBack} />
        </span>
        <Tag icon={<Icon aria-hidden="true" />}>{t(`kind.${letter.kind}`)}</Tag>
        <time dateTime={letter.sentAt} className={styles.note}>
          {format.instant(letter.sentAt, 'moment')} {format.offset(letter.sentAt)}
        </time>
        <span className={styles.acts}>
          <IconButton label={t('markUnread')} icon={<Mail />} onClick={onUnread} />
          <IconButton label={t('delete')} icon={<Trash2 />} onClick={onDelete} />
        </span>
      </header>
      <h2>
        <InLanguage tag={letter.lang}>{title}</InLanguage>
      </h2>
      <InLanguage tag={letter.lang}>
        <PlainLines text={body} />
      </InLanguage>
      {letter.link !== null && (
        <div>
          <ButtonLink look="quiet" to={letter.link}>
            {open}
          </ButtonLink>
        </div>
      )}
      <footer className={styles.note}>
        {offer ? (
          <>
            {t('offersNote')}{' '}
            <Button look="text" size="small" onClick={onStop}>
              {t('stop')}
            </Button>
          </>
        ) : (
          t('accountNote')
        )}
      </footer>
    </article>
  )
}
