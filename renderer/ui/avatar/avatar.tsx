import { cx } from '../../lib/cx.ts'
import styles from './avatar.module.css'

const initials = (name: string): string => {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : name
  return letters.slice(0, 2).toLocaleUpperCase()
}

/** The first letters of a name; the name itself stands beside it or names the control. */
export const Avatar = ({ name, small }: { name: string; small?: boolean | undefined }) => (
  <span className={cx(styles.avatar, small && styles.small)} data-initials={initials(name)} aria-hidden="true" />
)
