import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import type { TypedNumbers } from '../../hooks/use-typed.ts'
import styles from './typed.module.css'

/** How many of the typed numbers are taken, are there twice or cannot be bet on, and the first of these by name. */
export const TypedCounts = ({ typed: { lines, filtered, repeated, refused, bad, reading } }: { typed: TypedNumbers }) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const format = useFormat()
  const { lottery, typing } = useBetPanel()
  const { length, different } = typing ?? { length: 0, different: 1 }
  if (reading) return <p className={styles.hint}>{t('tools:typed.reading')}</p>
  const over = filtered.length - lottery.maxNotes
  const unnamed = repeated + refused - bad.length
  const many = (count: number) => ({ count, number: format.number(count) })
  return (
    <>
      <p className={styles.counts}>
        <span>{t('tools:typed.taken', many(lines.length))}</span>
        {repeated > 0 && <span>{t('tools:typed.repeated', many(repeated))}</span>}
        {refused > 0 && <span className={styles.refused}>{t('tools:typed.refused', many(refused))}</span>}
        {filtered.length < lines.length && <span>{t('tools:typed.filtered', many(filtered.length))}</span>}
      </p>
      {over > 0 && (
        <p className={styles.refused}>{t('tools:typed.tooMany', { most: format.number(lottery.maxNotes), over: format.number(over) })}</p>
      )}
      {bad.length > 0 && (
        <ul className={styles.bad}>
          {bad.map(({ at, line, text, fault }) => (
            <li key={at} className={fault === 'repeated' ? undefined : styles.refused}>
              <CircleAlert aria-hidden="true" />
              <span>
                {t('tools:typed.where', { line: format.number(line) })}{' '}
                {t(`typed.fault.${fault}`, { at: format.number(at), text: text.slice(0, 20), length, different })}
              </span>
            </li>
          ))}
          {unnamed > 0 && <li>{t('typed.moreFaults', { count: unnamed })}</li>}
        </ul>
      )}
    </>
  )
}
