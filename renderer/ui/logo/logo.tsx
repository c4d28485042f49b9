import { brand } from 'virtual:brand'
import { cx } from '../../lib/cx.ts'
import styles from './logo.module.css'

/** The brand's mark and name. The mark is the symbol that index.html carries. */
export const Logo = ({ small, markOnly }: { small?: boolean | undefined; markOnly?: boolean | undefined }) => (
  <span className={cx(styles.logo, small && styles.small)}>
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <use href="#brand-mark" />
    </svg>
    <span className={markOnly ? 'visually-hidden' : undefined}>{brand.name}</span>
  </span>
)
