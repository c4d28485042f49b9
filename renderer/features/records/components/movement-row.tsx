import type { RecordRow } from '@portico/contract/records/shapes'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useMovementWords } from '../hooks/use-movement-words.ts'
import { Story } from './story.tsx'
import styles from './movements.module.css'

interface MovementRowProps {
  readonly row: RecordRow
  readonly open: boolean
  readonly onToggle: () => void
}

/** A movement in one line, on a phone in two; it opens in place to its story. */
export const MovementRow = ({ row, open, onToggle }: MovementRowProps) => {
  const { t } = useTranslation('movements')
  const format = useFormat()
  const { title, detail, state } = useMovementWords()(row)
  const id = useId()
  const gain = !row.amount.amount.startsWith('-')
  return (
    <li className={cx(styles.item, open && styles.open)}>
      <button
        type="button"
        className={styles.row}
        data-movement={row.id}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.time}>{format.instant(row.at, 'seconds')}</span>
        <span className={styles.kind}>{t(`kind.${row.kind}`)}</span>
        <span className={styles.what}>
          <b>{title}</b> <small>{detail}</small>
        </span>
        <span className={styles.state}>{state?.tone ? <Tag tone={state.tone}>{state.text}</Tag> : <span>{state?.text}</span>}</span>
        <bdi className={cx(styles.amount, gain && styles.gain)}>{format.signed(row.amount)}</bdi>
        <bdi className={styles.balance}>{format.money(row.balance, { min: 0 })}</bdi>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      {open && (
        <div id={id} className={styles.story}>
          <Suspense>
            <Story id={row.id} />
          </Suspense>
        </div>
      )}
    </li>
  )
}
