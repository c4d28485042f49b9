import { type Money, unitsOf } from '@portico/contract/kit/money'
import { changeOf } from '../../../core/office-page/figures.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './movers.module.css'

/** How much more or less than before, in percent; a word where there is nothing to compare with. */
export const ChangePart = ({ now, before, none }: { readonly now: Money; readonly before: Money; readonly none: string }) => {
  const format = useFormat()
  const change = changeOf(unitsOf(now), unitsOf(before))
  if (change === undefined) return <span className={styles.dim}>{unitsOf(now) === 0n ? '' : none}</span>
  return (
    <span className={cx(change > 0 ? styles.gain : change < 0 ? styles.loss : styles.dim)}>{format.percent(change, 1, 'exceptZero')}</span>
  )
}
