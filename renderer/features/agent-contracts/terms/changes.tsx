import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './changes.module.css'

interface ChangesProps {
  /** When it was offered; one that is not yet is offered now. */
  readonly offeredAt: string | undefined
  readonly expiresAt: string
  /** When it would be in force if it were accepted now, and when the first period of it ends. */
  readonly effective: string
  readonly firstEnd: string | null
  /** The code of what it takes the place of. */
  readonly replaces: string | undefined
  /** How many contracts below would end. */
  readonly ends: number
}

/** What an offer changes and when, from its making to the first period that it pays for: all of it before anybody agrees [AGENT-14]. */
export const Changes = ({ offeredAt, expiresAt, effective, firstEnd, replaces, ends }: ChangesProps) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const starts = [
    t('changes.now'),
    replaces === undefined ? '' : t('changes.replaces', { code: replaces }),
    ends > 0 ? t('changes.ends', { number: format.number(ends) }) : '',
  ]
  const later = [
    { at: expiresAt, what: t('changes.answer'), note: t('changes.answerNote'), isStart: false },
    { at: effective, what: t('changes.start'), note: starts.filter(Boolean).join(' · '), isStart: true },
    ...(firstEnd === null ? [] : [{ at: firstEnd, what: t('changes.first'), note: t('changes.firstNote'), isStart: false }]),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <section>
      <h2>{t('changes.title')}</h2>
      <ol className={styles.changes}>
        <li className={styles.done}>
          {offeredAt !== undefined && <time dateTime={offeredAt}>{format.instant(offeredAt, 'dayTime')}</time>}
          <b>{t(offeredAt === undefined ? 'changes.send' : 'changes.offered')}</b>
        </li>
        {later.map(({ at, what, note, isStart }) => (
          <li key={what} className={cx(isStart && styles.start)}>
            <time dateTime={at}>{format.instant(at, 'dayTime')}</time>
            <b>{what}</b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
