import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { cx } from '../../lib/cx.ts'
import { NumberBalls } from '../number-ball/number-ball.tsx'
import { figuresOf, drawText, specialsOf } from './figures.ts'
import { lookOfDraw } from './looks.ts'
import styles from './draw-figures.module.css'

interface DrawFiguresProps {
  readonly draw: Draw
  /** What a screen reader says instead of the numbers alone. */
  readonly label?: string
  readonly small?: boolean
  /** How many numbers have landed, where they do so one by one. */
  readonly landed?: number | undefined
}

/** How many digits of the special prize are bet on. */
const BET_ON = 2

/** What was drawn, in the look of its game: balls, cars, dice, waves, or the special prize of a Vietnamese draw. */
export const DrawFigures = ({ draw, label = drawText(draw), small, landed }: DrawFiguresProps) => {
  if ('lots' in draw) {
    const all = Object.values(draw.lots).flat().length
    // The special prize is drawn last.
    const waits = landed !== undefined && landed < all
    return (
      <span role="img" aria-label={label} className={cx(styles.special, small && styles.small)}>
        {specialsOf(draw)
          .map((special) => (waits ? special.replaceAll(/./g, '·') : special))
          .map((special, index) => (
            <span key={index}>
              {special.slice(0, -BET_ON)}
              <b>{special.slice(-BET_ON)}</b>{' '}
            </span>
          ))}
      </span>
    )
  }
  const look = lookOfDraw(draw)
  if ('normals' in draw)
    return <NumberBalls figures={draw.normals} extra={draw.special} look={look} label={label} small={small} landed={landed} />
  return (
    <span className={cx(look === 'car' && styles.race, small && styles.tight)}>
      <NumberBalls figures={figuresOf(draw)} look={look} label={label} small={small} landed={landed} />
    </span>
  )
}
