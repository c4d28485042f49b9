import type { Letter } from '@portico/contract/inbox/shapes'
import { useTranslation } from 'react-i18next'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from '../inbox.module.css'
import { useLetterWords } from '../use-letter-words.ts'

interface Props {
  readonly letters: readonly Letter[]
  readonly serverNow: string
  readonly opened: string | undefined
  readonly onOpen: (id: string) => void
}

export const LetterList = ({ letters, serverNow, opened, onOpen }: Props) => {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  const words = useLetterWords()
  const today = format.instant(serverNow, 'date')
  return (
    <ul className={styles.rows} aria-label={t('list')}>
      {letters.map((letter) => {
        const { title, body } = words(letter)
        const isToday = format.instant(letter.sentAt, 'date') === today
        return (
          <li key={letter.id}>
            <button
              type="button"
              className={cx(styles.row, letter.unread && styles.unread)}
              aria-current={letter.id === opened ? 'true' : undefined}
              onClick={() => onOpen(letter.id)}
            >
              <span className={styles.rowHead}>
                {letter.unread && <span className="visually-hidden">{t('unread')}</span>}
                <b>
                  <InLanguage tag={letter.lang}>{title}</InLanguage>
                </b>
                <time dateTime={letter.sentAt}>{format.instant(letter.sentAt, isToday ? 'time' : 'day')}</time>
              </span>
              <span className={styles.rowText}>
                <InLanguage tag={letter.lang}>{body}</InLanguage>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
