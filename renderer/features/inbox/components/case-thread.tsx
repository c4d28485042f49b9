import type { CaseEntry, CaseWhole } from '@portico/contract/support/shapes'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx.ts'
import styles from '../cases.module.css'
import { useReaderClock } from '../../../core/use-reader-clock.ts'
import { PlainLines } from './plain-lines.tsx'

const Entry = ({ entry: { event, by, person, text, pictures, at } }: { readonly entry: CaseEntry }) => {
  const { t } = useTranslation('support')
  const clock = useReaderClock()
  const who = person ?? t('you')
  const time = <time dateTime={at}>{clock.instant(at, 'dayTime')}</time>
  if (event !== 'SAID')
    return (
      <li className={styles.happened}>
        {t(`event.${event}`, { who })}, {time}
      </li>
    )
  return (
    <li className={cx(styles.entry, by === 'MEMBER' && styles.own)}>
      <div className={styles.bubble}>
        {by === 'DESK' && <b>{t('fromDesk', { person })}</b>}
        {text !== '' && <PlainLines text={text} />}
        {pictures.map((picture, index) => (
          <a key={picture.uploadId} href={picture.url} target="_blank" rel="noreferrer">
            <img src={picture.url} alt={t('picture', { number: index + 1 })} width={picture.width} height={picture.height} loading="lazy" />
          </a>
        ))}
      </div>
      <small>{time}</small>
    </li>
  )
}

/** All that was written in a case, the oldest first. */
export const CaseThread = ({ entries }: Pick<CaseWhole, 'entries'>) => {
  const { t } = useTranslation('support')
  return (
    <ol className={styles.thread} aria-label={t('thread')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}
