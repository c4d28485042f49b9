import type { Money } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './exact.module.css'

const PLACES = /^(.*)(\D\d{4})(\D*)$/su

/** An amount with the four places of the ledger, which are dimmed. */
export const Exact = ({ value, strong, signed }: { readonly value: Money; readonly strong?: boolean; readonly signed?: boolean }) => {
  const format = useFormat()
  const text = format.number(value.amount, {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
  const [, whole, places, rest] = PLACES.exec(text) ?? []
  return (
    <span className={cx(strong && styles.strong)}>
      {whole === undefined ? (
        text
      ) : (
        <>
          {whole}
          <span className={styles.places}>{places}</span>
          {rest}
        </>
      )}
    </span>
  )
}
