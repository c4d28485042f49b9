import type { MemberIcon } from '@portico/contract/member/shapes'
import { lazy, Suspense } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './avatar.module.css'

/** Nobody waits for pictures: whoever has one sees the letters first. */
const AvatarPicture = lazy(async () => ({ default: (await import('./avatar-picture.tsx')).AvatarPicture }))

const initials = (name: string): string => {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : name
  return letters.slice(0, 2).toLocaleUpperCase()
}

interface AvatarProps {
  readonly name: string
  /** The picture that the member chose. */
  readonly icon?: MemberIcon | null | undefined
  readonly small?: boolean | undefined
}

const Letters = ({ name, small }: AvatarProps) => (
  <span className={cx(styles.avatar, small && styles.small)} data-initials={initials(name)} aria-hidden="true" />
)

/** A member's picture, or the first letters of a name; the name itself stands beside it or names the control. */
export const Avatar = ({ name, icon, small }: AvatarProps) =>
  icon ? (
    <Suspense fallback={<Letters name={name} small={small} />}>
      <span className={cx(styles.avatar, small && styles.small)} aria-hidden="true">
        <AvatarPicture icon={icon} />
      </span>
    </Suspense>
  ) : (
    <Letters name={name} small={small} />
  )
