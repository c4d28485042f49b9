import { cx } from '../../lib/cx.ts'
import styles from './dice.module.css'

/** Places of the pips in a square of 24. */
const [NEAR, MIDDLE, FAR] = [7, 12, 17]
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [MIDDLE, MIDDLE],
    [FAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MIDDLE, MIDDLE],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, MIDDLE],
    [FAR, MIDDLE],
    [NEAR, FAR],
    [FAR, FAR],
  ],
}

/** Faces of dice, as pictures; the element around them gives the accessible name. */
export const Dice = ({ faces, large }: { faces: readonly string[]; large?: boolean | undefined }) => (
  <span className={styles.dice} aria-hidden="true">
    {faces.map((face, index) => (
      <svg key={index} viewBox="0 0 24 24" className={cx(styles.die, large && styles.large)}>
        <rect x="1" y="1" width="22" height="22" rx="5" />
        {PIPS[face]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
        ))}
      </svg>
    ))}
  </span>
)
