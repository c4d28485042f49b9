import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './kind-choice.module.css'

interface KindChoiceProps<Kind extends string> {
  readonly label: string
  readonly kinds: readonly Kind[]
  readonly chosen: Kind | undefined
  readonly onChoose: (kind: Kind | undefined) => void
  readonly nameOf: (kind: Kind) => string
  /** How many rows there are of it, in words. */
  readonly countOf: (kind: Kind) => string
  /** What its rows come to. */
  readonly children: (kind: Kind) => ReactNode
}

/** What each kind comes to; one that is pressed is all that the table shows. */
export const KindChoice = <Kind extends string>({ label, kinds, chosen, onChoose, nameOf, countOf, children }: KindChoiceProps<Kind>) => (
  <ul className={styles.kinds} aria-label={label}>
    {kinds.map((kind) => (
      <li key={kind}>
        <button
          type="button"
          aria-pressed={kind === chosen}
          className={cx(styles.kind, kind === chosen && styles.on)}
          onClick={() => onChoose(kind === chosen ? undefined : kind)}
        >
          <span className={styles.name}>
            {nameOf(kind)}
            <small>{countOf(kind)}</small>
          </span>
          {children(kind)}
        </button>
      </li>
    ))}
  </ul>
)
