export type Point = readonly [x: number, y: number]

/** A coordinate as it is written: one decimal is a fiftieth of a point at the largest size shown. */
export const n = (value: number): number => Math.round(value * 10) / 10

/** The point at `radius` and `angle` (radians, clockwise from three o'clock). */
export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  n(cx + radius * Math.cos(angle)),
  n(cy + radius * Math.sin(angle)),
]

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** The corners of a regular polygon; the first stands at `start`. */
export const corners = (cx: number, cy: number, radius: number, count: number, start = -Math.PI / 2): Point[] =>
  Array.from({ length: count }, (_, i) => polar(cx, cy, radius, start + (i * 2 * Math.PI) / count))

export const regular = (cx: number, cy: number, radius: number, count: number, start?: number): string =>
  polygon(corners(cx, cy, radius, count, start))

/** A star of `count` points between two radii. */
export const star = (cx: number, cy: number, outer: number, inner: number, count: number): string =>
  polygon(Array.from({ length: count * 2 }, (_, i) => polar(cx, cy, i % 2 ? inner : outer, -Math.PI / 2 + (i * Math.PI) / count)))

/** A four-pointed glint. */
export const glint = (x: number, y: number, size: number): string => {
  const w = size * 0.72
  const [a, b] = [size * 0.2, size * 0.26]
  return `M${n(x)} ${n(y - size)}Q${n(x + a)} ${n(y - b)} ${n(x + w)} ${n(y)}Q${n(x + a)} ${n(y + b)} ${n(x)} ${n(y + size)}Q${n(x - a)} ${n(y + b)} ${n(x - w)} ${n(y)}Q${n(x - a)} ${n(y - b)} ${n(x)} ${n(y - size)}Z`
}

export const roundRect = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${n(x + radius)} ${n(y)}h${n(width - 2 * radius)}q${radius} 0 ${radius} ${radius}v${n(height - 2 * radius)}q0 ${radius} ${-radius} ${radius}h${n(2 * radius - width)}q${-radius} 0 ${-radius} ${-radius}v${n(2 * radius - height)}q0 ${-radius} ${radius} ${-radius}Z`

/** A wavy horizon at `y`, filled to below the picture, over the whole width that any format shows. */
export const swell = (y: number, height: number, waves: number, phase: number): string => {
  const step = 368 / waves
  const first = phase % 2 ? height : -height
  return `M-64 ${n(y)}q${n(step / 2)} ${n(first)} ${n(step)} 0${`t${n(step)} 0`.repeat(waves - 1)}V320H-64Z`
}
