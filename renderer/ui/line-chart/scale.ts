export interface Plot {
  readonly width: number
  readonly height: number
}

export interface Range {
  readonly low: number
  readonly high: number
}

const round = (value: number): number => Math.round(value * 10) / 10

export const yAt = (value: number, { low, high }: Range, { height }: Plot): number =>
  round(high === low ? height / 2 : height - ((value - low) / (high - low)) * height)

const points = (values: readonly number[], range: Range, plot: Plot): string[] =>
  values.map((value, index) => `${round((index / Math.max(values.length - 1, 1)) * plot.width)} ${yAt(value, range, plot)}`)

export const linePath = (values: readonly number[], range: Range, plot: Plot): string =>
  values.length ? `M${points(values, range, plot).join('L')}` : ''

export const areaPath = (values: readonly number[], range: Range, plot: Plot): string =>
  values.length ? `${linePath(values, range, plot)}L${plot.width} ${plot.height}L0 ${plot.height}Z` : ''

/** Three or four round values that cover the range, lowest first. */
export const niceTicks = (low: number, high: number): number[] => {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1]
  const span = high - low || Math.abs(high) || 1
  const top = low + span
  const power = 10 ** Math.floor(Math.log10(span / 3))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => span / candidate <= 3) ?? power * 10
  const ticks: number[] = []
  for (let tick = Math.floor(low / step) * step; tick < top + step; tick += step) ticks.push(Number(tick.toPrecision(12)))
  return ticks
}
