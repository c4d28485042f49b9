import { toMoney, unitsOf } from '@portico/contract/kit/money'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Exact } from './exact.tsx'
import { useWindowWords } from './use-window-words.ts'
import { type DayWindow, hourAt, WINDOW_MS } from './windows-of.ts'
import styles from './day-chart.module.css'

interface DayChartProps {
  readonly windows: readonly DayWindow[]
  readonly currency: string
  readonly timeZone: string
  readonly onOpen: (lineId: string) => void
}

const HEIGHT = 100
const STEP = 4
/** A window that runs has no amount: its outline is as high as this, whatever was bet. */
const RUNNING = 14
const HOUR = 12
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at + 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at) => at + HOUR,
  PageDown: (at) => at - HOUR,
  Home: () => 0,
  End: (_at, last) => last,
}

/** The day's windows as bars. The arrows walk them and Enter opens a line; the table of windows says the same in words. */
export const DayChart = ({ windows, currency, timeZone, onOpen }: DayChartProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const words = useWindowWords()
  const keysId = useId()
  const latest = Math.max(
    0,
    windows.findLastIndex(({ state }) => state === 'paid' || state === 'unposted'),
  )
  const [chosen, setChosen] = useState<number>()
  const [tipOpen, setTipOpen] = useState(false)
  const at = Math.min(chosen ?? latest, windows.length - 1)
  const active = windows[at]
  const amountOf = ({ line }: DayWindow): number => (line ? Math.max(0, Number(unitsOf(line.amount))) : 0)
  const most = Math.max(1, ...windows.map(amountOf))
  const heightOf = (each: DayWindow): number => (amountOf(each) / most) * HEIGHT
  const width = windows.length * STEP
  const placeOf = (index: number): string => `${((index + 0.5) / windows.length) * 100}%`
  const running = windows.findIndex(({ state }) => state === 'running')
  const toCome = windows.findIndex(({ state }) => state === 'toCome')

  const press = (event: KeyboardEvent) => {
    const { line } = active ?? {}
    if (event.key === 'Enter' && line) return onOpen(line.lineId)
    const next = MOVES[event.key]?.(at, windows.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.min(Math.max(next, 0), windows.length - 1))
    setTipOpen(true)
  }
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect()
    if (whole === 0) return
    setChosen(Math.min(Math.max(Math.floor(((clientX - left) / whole) * windows.length), 0), windows.length - 1))
    setTipOpen(true)
  }
  if (!active) return null
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <b>{t('day.chart')}</b>
        <span className={styles.paid}>{t('day.state.paid')}</span>
        {running >= 0 && <span className={styles.running}>{t('day.state.running')}</span>}
        {windows.some(({ line }) => line && line.version > 1) && <span className={styles.corrected}>{t('day.corrected')}</span>}
      </figcaption>
      <div className={styles.chart} dir="ltr">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are below */}
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={t('day.chart')}
          aria-describedby={keysId}
          aria-valuemin={1}
          aria-valuemax={windows.length}
          aria-valuenow={at + 1}
          aria-valuetext={words(active)}
          onKeyDown={press}
          onFocus={() => setTipOpen(true)}
          onBlur={() => setTipOpen(false)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setTipOpen(false)}
          onClick={() => active.line && onOpen(active.line.lineId)}
        >
          <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {windows.map((each, index) => {
              const x = index * STEP + 0.5
              if (each.state === 'running')
                return <rect key={each.start} x={x} y={HEIGHT - RUNNING} width={STEP - 1} height={RUNNING} className={styles.outline} />
              const height = heightOf(each)
              return height > 0 ? (
                <rect
                  key={each.start}
                  x={x}
                  y={HEIGHT - height}
                  width={STEP - 1}
                  height={height}
                  className={cx(styles.bar, each.state === 'unposted' && styles.unposted, tipOpen && index === at && styles.active)}
                />
              ) : null
            })}
            {toCome >= 0 && <path d={`M${toCome * STEP} ${HEIGHT - 1}H${width}`} className={styles.toCome} />}
            {running >= 0 && <path d={`M${running * STEP} 0V${HEIGHT}`} className={styles.now} />}
          </svg>
          {windows.map((each, index) =>
            each.line && each.line.version > 1 ? (
              <i
                key={each.start}
                className={styles.mark}
                style={{ insetInlineStart: placeOf(index), insetBlockEnd: `${(heightOf(each) / HEIGHT) * 100}%` }}
              />
            ) : null,
          )}
          {tipOpen && (
            <div className={styles.tip} aria-hidden="true" style={{ insetInlineStart: `clamp(116px, ${placeOf(at)}, calc(100% - 116px))` }}>
              <b>{t('day.window', { from: format.instant(active.start, 'time'), to: format.instant(active.start + WINDOW_MS, 'time') })}</b>
              {active.line ? <Exact value={active.line.amount} strong /> : <span>{t(`day.state.${active.state}`)}</span>}
              {(active.line ?? active.state === 'running') && (
                <span>{t('day.bets', { count: active.bets, number: format.number(active.bets) })}</span>
              )}
              {active.line && (
                <span>
                  {t('day.ofGross')} <Exact value={active.line.gross} />
                </span>
              )}
            </div>
          )}
        </div>
        <div className={styles.hours} aria-hidden="true">
          {windows.map(({ start }, index) => {
            const hour = hourAt(start, timeZone)
            return hour !== undefined && hour % 3 === 0 ? (
              <span
                key={start}
                className={cx(hour % 6 !== 0 && styles.between)}
                style={{ insetInlineStart: `${(index / windows.length) * 100}%` }}
              >
                {format.instant(start, 'time')}
              </span>
            ) : null
          })}
        </div>
      </div>
      <p id={keysId} className="visually-hidden">
        {t('day.chartKeys')} {t('day.chartSum', { amount: format.money(toMoney(windows.at(-1)?.total ?? 0n, currency), { min: 4 }) })}
      </p>
    </figure>
  )
}
