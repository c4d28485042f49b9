import { useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { areaPath, linePath, niceTicks, type Plot, yAt } from './scale.ts'
import styles from './line-chart.module.css'

export interface Series {
  readonly name: string
  readonly values: readonly number[]
}

export interface LineChartProps {
  /** What the picture shows, as a sentence; a table beside it carries the figures. */
  readonly label: string
  /** One or two series of equal length. */
  readonly series: readonly [Series] | readonly [Series, Series]
  /** Names of the points; first, last and some between are written below. */
  readonly labels: readonly string[]
  readonly formatValue: (value: number) => string
}

const PLOT: Plot = { width: 440, height: 118 }

/**
 * Values over time: the first series filled, the second dashed, so they differ without colour. The words stand beside the picture and not
 * in it, so that they stay as large as text when it shrinks.
 */
export const LineChart = ({ label, series, labels, formatValue }: LineChartProps) => {
  const titleId = useId()
  const all = series.flatMap((line) => line.values)
  const ticks = niceTicks(Math.min(...all), Math.max(...all))
  const range = { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 }
  const [first, second] = series
  const every = Math.max(1, Math.ceil(labels.length / 4))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {series.map((line, index) => (
          <span key={line.name} className={cx(styles.name, index === 0 ? styles.first : styles.second)}>
            {line.name}
          </span>
        ))}
      </figcaption>
      <div className={styles.chart}>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
          className={styles.plot}
        >
          <title id={titleId}>{label}</title>
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${yAt(tick, range, PLOT)}H${PLOT.width}`} className={styles.grid} />
          ))}
          <path d={areaPath(first.values, range, PLOT)} className={styles.area} />
          {second && <path d={linePath(second.values, range, PLOT)} className={styles.dashed} />}
          <path d={linePath(first.values, range, PLOT)} className={styles.line} />
        </svg>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockStart: `${(yAt(tick, range, PLOT) / PLOT.height) * 100}%` }}>
              {formatValue(tick)}
            </span>
          ))}
        </div>
        <div className={styles.points} aria-hidden="true">
          {labels.map((text, index) =>
            index % every === 0 ? (
              <span key={text} style={{ insetInlineStart: `${(index / Math.max(labels.length - 1, 1)) * 100}%` }}>
                <bdi>{text}</bdi>
              </span>
            ) : null,
          )}
        </div>
      </div>
    </figure>
  )
}

/** A trend the size of a word. */
export const Sparkline = ({ label, values }: { label: string; values: readonly number[] }) => {
  const plot: Plot = { width: 96, height: 24 }
  const range = { low: Math.min(...values), high: Math.max(...values) }
  return (
    <svg viewBox="-1 -1 98 26" role="img" aria-label={label} className={styles.spark}>
      <path d={linePath(values, range, plot)} className={styles.line} />
    </svg>
  )
}
