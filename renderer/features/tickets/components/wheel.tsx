import type { PoolPrize } from '@portico/contract/ticket/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { slicesOf } from '../slices.ts'
import styles from './wheel.module.css'

const SIZE = 200
const MIDDLE = SIZE / 2
const RADIUS = 84
/** Narrower pieces have no room for words; the table says what they are. */
const NAMED = 0.045
/** So often round before it stops. */
const ROUNDS = 4

const at = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`
}

const pathOf = (from: number, to: number): string =>
  to - from > 0.999
    ? `M${at(0, RADIUS)}A${RADIUS} ${RADIUS} 0 1 1 ${at(0.5, RADIUS)}A${RADIUS} ${RADIUS} 0 1 1 ${at(0, RADIUS)}Z`
    : `M${MIDDLE} ${MIDDLE}L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, RADIUS)}Z`

interface Props {
  readonly prizes: readonly PoolPrize[]
  /** Where it stops, in turns, and which prize that is; absent while it is not turned. */
  readonly stop?: { readonly turn: number; readonly prize: number } | undefined
  readonly moving?: boolean
  readonly onMoved?: () => void
}

/** The wheel of what is left. A word of it stands in the table, too: nobody has to read it here. */
export const Wheel = ({ prizes, stop, moving = false, onMoved }: Props) => {
  const format = useFormat()
  const name = ({ kind, amount, points }: PoolPrize): string => {
    if (kind === 'CASH' && amount) return format.money(amount, { min: 0 })
    return kind === 'POINTS' ? format.number(points) : '·'
  }
  const degrees = stop ? (ROUNDS - stop.turn) * 360 : 0
  return (
    <span className={styles.frame} aria-hidden="true">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.wheel}>
        <circle cx={MIDDLE} cy={MIDDLE} r={94} className={styles.rim} />
        <circle cx={MIDDLE} cy={MIDDLE} r={87} className={styles.bed} />
        <g
          className={cx(styles.plate, moving && styles.moving)}
          style={{ '--stop': `${degrees}deg` } as React.CSSProperties}
          onAnimationEnd={onMoved}
        >
          {slicesOf(prizes).map(({ prize, from, to }) => {
            const middle = (from + to) / 2
            const won = stop?.prize === prize && stop.turn >= from && stop.turn < to
            return (
              <g key={from} data-prize={prize % 6} data-dim={stop !== undefined && !moving && !won} className={styles.slice}>
                <path d={pathOf(from, to)} data-won={won && !moving} />
                {to - from >= NAMED && (
                  <text transform={`rotate(${middle * 360 - 90} ${MIDDLE} ${MIDDLE})`} x={MIDDLE + RADIUS - 6} y={MIDDLE + 2.4}>
                    {name(prizes[prize]!)}
                  </text>
                )}
              </g>
            )
          })}
        </g>
        <circle cx={MIDDLE} cy={MIDDLE} r={18} className={styles.hub} />
        <circle cx={MIDDLE} cy={MIDDLE} r={13} className={styles.bed} />
        <path d="M94 1h12l-6 19z" className={styles.pointer} />
      </svg>
    </span>
  )
}
