import type { Money as MoneyValue } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './summary.module.css'

export interface SummaryCell {
  readonly id: string
  readonly label: string
  readonly value: MoneyValue | undefined
  /** A balance has no sign; what moved has one. */
  readonly signed?: boolean
  readonly strong?: boolean
}

/** Sums in one strip, which make the last of them. */
export const Summary = ({ label, cells }: { readonly label: string; readonly cells: readonly SummaryCell[] }) => {
  const format = useFormat()
  return (
    <dl className={styles.strip} aria-label={label}>
      {cells.map(({ id, label: name, value, signed, strong }) => (
        <div key={id} className={cx(strong && styles.strong)}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value ? (signed ? format.signed(value) : format.money(value, { min: 0 })) : ' '}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
