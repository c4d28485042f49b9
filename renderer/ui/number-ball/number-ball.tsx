import { Fragment, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Dice } from './dice.tsx'
import styles from './number-ball.module.css'

/** How a number is drawn: as a ball, a ball with the ring of its wave, the square of a car, or as the faces of dice. */
export type NumberLook = 'ball' | 'red' | 'blue' | 'green' | 'car' | 'dice'

export interface NumberChoiceProps {
  readonly figure: string
  readonly on: boolean
  readonly onToggle: () => void
  readonly look?: NumberLook | undefined
  /** Its full name, e.g. place and figure. */
  readonly label?: string | undefined
  /** Small figure below: draws since it last came. */
  readonly note?: ReactNode
  readonly disabled?: boolean | undefined
  readonly tabIndex?: number | undefined
}

const Square = ({ figure, small }: { figure: string; small?: boolean | undefined }) => (
  <span className={cx(styles.square, small && styles.smallSquare)} data-car={Number(figure)}>
    {figure}
  </span>
)

const Inside = ({ figure, look }: { figure: string; look: NumberLook }) => {
  if (look === 'dice') return <Dice faces={[...figure]} />
  return look === 'car' ? <Square figure={figure} /> : figure
}

/** A number to choose. One that cannot be chosen now stays in reach of the keyboard. */
export const NumberChoice = ({ figure, on, onToggle, look = 'ball', label, note, disabled, tabIndex }: NumberChoiceProps) => (
  <span className={styles.cell}>
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      aria-disabled={disabled}
      tabIndex={tabIndex}
      className={cx(styles.choice, look !== 'ball' && styles[look], look === 'dice' && figure.length > 1 && styles.wide, on && styles.on)}
      onClick={disabled ? undefined : onToggle}
    >
      <Inside figure={figure} look={look} />
    </button>
    {note !== undefined && <small className={styles.note}>{note}</small>}
  </span>
)

export interface NumberBallProps {
  readonly figure: string
  readonly look?: NumberLook | undefined
  readonly small?: boolean | undefined
  readonly hit?: boolean | undefined
}

/** A number that was drawn. */
export const NumberBall = ({ figure, look = 'ball', small, hit }: NumberBallProps) => {
  if (look === 'car') return <Square figure={figure} small={small} />
  if (look === 'dice') return <Dice faces={[figure]} large={!small} />
  return <span className={cx(styles.ball, look !== 'ball' && styles[look], small && styles.small, hit && styles.hit)}>{figure}</span>
}

export interface NumberBallsProps {
  readonly figures: readonly string[]
  readonly label?: string
  readonly look?: NumberLook | ((figure: string) => NumberLook) | undefined
  readonly small?: boolean | undefined
  /** A number that is set apart from the others, at the end. */
  readonly extra?: string | undefined
  /** How many have landed, where they do so one by one: the others are empty sockets. */
  readonly landed?: number | undefined
}

/** A number that falls into its socket, or the socket that waits for it. */
const Landing = ({
  there,
  look,
  small,
  children,
}: {
  there: boolean
  look: NumberLook
  small?: boolean | undefined
  children: ReactNode
}) =>
  there ? (
    <span className={styles.drop}>{children}</span>
  ) : (
    <span
      className={cx(
        look === 'car' ? styles.square : styles.ball,
        small && (look === 'car' ? styles.smallSquare : styles.small),
        styles.socket,
      )}
    />
  )

/** A whole result, read out as one. Its digits make a number, which is written from left to right in every language. */
export const NumberBalls = ({ figures, label, look = 'ball', small, extra, landed }: NumberBallsProps) => {
  const lookOf = typeof look === 'function' ? look : () => look
  const ball = (figure: string, index: number) => {
    const one = <NumberBall figure={figure} look={lookOf(figure)} small={small} />
    if (landed === undefined) return <Fragment key={index}>{one}</Fragment>
    const there = index < landed
    return (
      <Landing key={`${index} ${there}`} there={there} look={lookOf(figure)} small={small}>
        {one}
      </Landing>
    )
  }
  return (
    <span
      role="img"
      aria-label={label ?? [...figures, ...(extra === undefined ? [] : [extra])].join(' ')}
      dir="ltr"
      className={cx(styles.row, small && styles.tight)}
    >
      {figures.map(ball)}
      {extra !== undefined && (
        <>
          <span className={styles.plus} aria-hidden="true" />
          {ball(extra, figures.length)}
        </>
      )}
    </span>
  )
}
