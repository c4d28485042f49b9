import { useId } from 'react'
import styles from './step-chart.module.css'

/** What is so from an amount on, in order of the amounts; the first is from 0. */
export interface Step {
  readonly from: number
  readonly value: number
}

export interface StepSeries {
  readonly name: string
  readonly steps: readonly Step[]
  /** The first stands out; `limit` is a bound and no value of its own. */
  readonly look: 'first' | 'second' | 'limit'
}

interface StepChartProps {
  /** What the picture shows, as a sentence; a table beside it carries the figures. */
  readonly label: string
  readonly series: readonly StepSeries[]
  /** Points that were reached, by name. */
  readonly marks: readonly { readonly name: string; readonly at: number; readonly value: number }[]
  readonly formatAmount: (amount: number) => string
  readonly formatValue: (value: number) => string
}

const PLOT = { width: 440, height: 118 } as const
/** Names below or above the picture stand at least so far apart, as a part of its width. */
const APART = 0.2

/** Those whose names have room, the first of each place. */
const apart = <Point extends { readonly at: number }>(points: readonly Point[], end: number): Point[] => {
  const row: Point[] = []
  for (const point of points.toSorted((one, other) => one.at - other.at)) {
    const before = row.at(-1)
    if (before === undefined || (point.at - before.at) / end >= APART) row.push(point)
  }
  return row
}

/** Values that hold from an amount on until the next: stairs from left to right. */
export const StepChart = ({ label, series, marks, formatAmount, formatValue }: StepChartProps) => {
  const titleId = useId()
  const amounts = series.flatMap((each) => each.steps.map(({ from }) => from))
  const end = Math.max(...amounts, ...marks.map(({ at }) => at), 1) * 1.25
  const top = Math.max(...series.flatMap((each) => each.steps.map(({ value }) => value)), 0.0001)
  const ticks = [0, top / 2, top]
  const y = (value: number) => Math.round((1 - value / top) * PLOT.height * 10) / 10
  const x = (amount: number) => Math.round((amount / end) * PLOT.width * 10) / 10
  const share = (amount: number) => `${(amount / end) * 100}%`
  const pathOf = (stairs: readonly Step[]): string =>
    `${stairs.map(({ from, value }, index) => `${index === 0 ? 'M' : `H${x(from)}L`}${x(from)} ${y(value)}`).join('')}H${PLOT.width}`
  const names = apart(
    [...new Set([0, ...amounts])].map((at) => ({ at })),
    end,
  )
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {series.map(({ name, look }) => (
          <span key={name} className={styles[look]}>
            {name}
          </span>
        ))}
      </figcaption>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} preserveAspectRatio="none" role="img" aria-labelledby={titleId}>
          <title id={titleId}>{label}</title>
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H${PLOT.width}`} />
          ))}
          {marks.map(({ name, at }) => (
            <path key={name} d={`M${x(at)} 0V${PLOT.height}`} />
          ))}
          {series.toReversed().map((each) => (
            <path key={each.name} d={pathOf(each.steps)} className={styles[each.look]} />
          ))}
        </svg>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockStart: `${(y(tick) / PLOT.height) * 100}%` }}>
              {formatValue(tick)}
            </span>
          ))}
        </div>
        <div className={styles.marks} aria-hidden="true">
          {marks.map(({ name, at, value }) => (
            <i key={name} style={{ insetInlineStart: share(at), insetBlockStart: `${(y(value) / PLOT.height) * 100}%` }} />
          ))}
          {apart(marks, end).map(({ name, at }) => (
            <span key={name} style={{ insetInlineStart: `clamp(36px, ${share(at)}, calc(100% - 36px))` }}>
              {name}
            </span>
          ))}
        </div>
        <div className={styles.points} aria-hidden="true">
          {names.map(({ at }) => (
            <span key={at} style={{ insetInlineStart: share(at) }}>
              <bdi>{formatAmount(at)}</bdi>
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
