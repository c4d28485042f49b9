import Check from 'lucide-react/icons/check'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly ref?: Ref<HTMLInputElement>
  /** The sentence beside the box; may hold links. */
  readonly children: ReactNode
}

export const Checkbox = ({ children, className, ref, ...rest }: CheckboxProps) => (
  <label className={cx(styles.label, className)}>
    <span className={styles.box}>
      <input {...rest} ref={ref} type="checkbox" className={styles.input} />
      <Check aria-hidden="true" />
    </span>
    <span>{children}</span>
  </label>
)
