import type { MemberIcon } from '@portico/contract/member/shapes'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './avatar-picture.module.css'

const petal = (turn: number) => (
  <path key={turn} d="M18 26c-3.4-3.6-4.2-9 0-13.5 4.2 4.5 3.4 9.9 0 13.5Z" transform={`rotate(${turn} 18 26)`} />
)
const ray = (turn: number) => <rect key={turn} x="17" y="4.5" width="2" height="4.5" rx="1" transform={`rotate(${turn} 18 18)`} />

/** Each on a ground of 36 by 36, in one colour; what is faint lies behind. */
const DRAWINGS: Readonly<Record<MemberIcon, ReactNode>> = {
  SUN: (
    <>
      <circle cx="18" cy="18" r="6.5" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map(ray)}
    </>
  ),
  MOON: (
    <>
      <path d="M22.5 8.5a10 10 0 1 0 5.5 14.2A9 9 0 0 1 22.5 8.5Z" />
      <circle className={styles.faint} cx="26.5" cy="12.5" r="1.6" />
    </>
  ),
  STAR: (
    <>
      <path d="m18 7 3.2 7 7.6.9-5.6 5.2 1.5 7.5L18 23.9l-6.700 3.700 1.5-7.5-5.6-5.2 7.6-.9Z" />
      <circle className={styles.faint} cx="28" cy="8.5" r="1.5" />
    </>
  ),
  WAVE: (
    <>
      <path className={styles.faint} d="M5 17c4-6 8-6 13 0s9 6 13 0v20H5Z" />
      <path d="M5 23c4-5 8-5 13 0s9 5 13 0v14H5Z" />
    </>
  ),
  MOUNTAIN: (
    <>
      <path className={styles.faint} d="m23 12 11 17H14Z" />
      <path d="M14 9 27 29H2Z" />
    </>
  ),
  LEAF: (
    <>
      <path d="M8 28C6 15 14 8 28.5 8 29 22 22 29.5 8 28Z" />
      <path className={styles.line} d="M8 28c4-6 8-9.5 13-13" />
    </>
  ),
  LOTUS: (
    <>
      <g className={styles.faint}>{[-62, 62].map(petal)}</g>
      {[-32, 0, 32].map(petal)}
    </>
  ),
  KITE: (
    <>
      <path d="M18 5 26 15 18 25 10 15Z" />
      <path className={styles.line} d="M18 5v20M10 15h16" />
      <path className={styles.tail} d="M18 25c4 2-4 4 0 6" />
    </>
  ),
}

const GROUNDS: Readonly<Record<MemberIcon, string | undefined>> = {
  SUN: styles.warm,
  MOON: styles.deep,
  STAR: styles.warm,
  WAVE: styles.cool,
  MOUNTAIN: styles.deep,
  LEAF: styles.green,
  LOTUS: styles.red,
  KITE: styles.cool,
}

/** One of the drawn pictures of members; it fills what it stands in. */
export const AvatarPicture = ({ icon }: { readonly icon: MemberIcon }) => (
  <svg viewBox="0 0 36 36" className={cx(styles.picture, GROUNDS[icon])} aria-hidden="true">
    {DRAWINGS[icon]}
  </svg>
)
