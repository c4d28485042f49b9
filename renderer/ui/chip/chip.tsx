import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import strip from '../strip/strip.module.css'
import styles from './chip.module.css'

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether this filter is on. */
  readonly on?: boolean | undefined
  readonly large?: boolean | undefined
  /** The reader rests on it with the pointer or the keyboard: what a press would ask may be asked now. */
  readonly onAhead?: (() => void) | undefined
}

/** Who is on the way to another chip has left this one by then. */
const DWELL_MS = 60

/** Runs `then` for who stays on an element; spread on it. */
const useDwell = (then: (() => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  const come = () => {
    leave()
    if (then) timer.current = setTimeout(then, DWELL_MS)
  }
  useEffect(() => leave, [])
  return { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave }
}

/** A filter that is on or off. */
export const Chip = ({ on = false, large, onAhead, className, ...rest }: ChipProps) => (
  <button
    type="button"
    aria-pressed={on}
    {...useDwell(onAhead)}
    {...rest}
    className={cx(styles.chip, on && styles.on, large && styles.large, className)}
  />
)

/** Brings the chip that is on into sight, without moving the page; again when another is on or chips come before it. */
const useChosenInSight = () => {
  const row = useRef<HTMLDivElement>(null)
  const previous = useRef<{ readonly chip: Element | null; readonly chips: number }>({ chip: null, chips: 0 })
  useEffect(() => {
    const strip = row.current
    const chip = strip?.querySelector('[aria-pressed="true"]')
    const chips = strip?.childElementCount ?? 0
    if (!strip || !chip || (previous.current.chip === chip && previous.current.chips === chips)) return undefined
    // Asked of the browser, which knows once it has laid the page out: to measure here would have it done twice.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        previous.current = { chip, chips }
        if (!entry?.rootBounds || entry.intersectionRatio === 1) return
        const { boundingClientRect: inner, rootBounds: outer } = entry
        strip.scrollLeft += inner.x + inner.width / 2 - (outer.x + outer.width / 2)
      },
      { root: strip },
    )
    observer.observe(chip)
    return () => observer.disconnect()
  })
  return row
}

/** A line of chips that scrolls sideways where it does not fit. */
export const ChipRow = ({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) => (
  <div ref={useChosenInSight()} role="group" aria-label={label} className={cx(strip.strip, styles.row, className)}>
    {children}
  </div>
)
