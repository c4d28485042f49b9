import type { LineDisputeEntry } from '@portico/contract/dispute/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './disputes.module.css'

const Entry = ({ entry: { event, by, person, outcome, fact, text, at } }: { readonly entry: LineDisputeEntry }) => {
  const { t } = useTranslation('disputes')
  const format = useFormat()
  const who = by === 'AGENT' ? t('you') : t('desk', { person })
  const heading =
    event === 'NOTE'
      ? who
      : event === 'FACT'
        ? t('event.FACT', { who, fact })
        : event === 'ANSWERED'
          ? t(`event.ANSWERED.${outcome ?? 'REFUSED'}`, { who })
          : t(`event.${event}`, { who })
  return (
    <li className={cx(styles.entry, by === 'AGENT' && styles.own)}>
      <p className={styles.note}>
        <b>{heading}</b> <time dateTime={at}>{format.instant(at, 'dayTime')}</time>
      </p>
      {text !== '' && (
        <p className={styles.said}>
          <bdi>{text}</bdi>
        </p>
      )}
    </li>
  )
}

/** All that was written in a dispute, the oldest first. */
export const DisputeThread = ({ entries }: { readonly entries: readonly LineDisputeEntry[] }) => {
  const { t } = useTranslation('disputes')
  return (
    <ol className={styles.thread} aria-label={t('thread')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}
