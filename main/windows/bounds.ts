import type { Rectangle } from './windows-state.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

const clamp = (value: number, low: number, high: number): number => Math.round(Math.min(Math.max(value, low), Math.max(low, high)))

const overlap = (one: Rectangle, other: Rectangle): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

const centred = ({ width, height }: Size, area: Rectangle): Rectangle => ({
  x: Math.round(area.x + (area.width - width) / 2),
  y: Math.round(area.y + (area.height - height) / 2),
  width,
  height,
})

/**
 * Where a window opens: where it was left, moved and shrunk until the whole of it can be seen, since screens come and go;
 * in the middle of the first screen when it was on none of `areas`. Those are the screens' work areas, the main one first.
 */
export const placeWindow = (
  saved: Rectangle | undefined,
  preferred: Size,
  least: Size,
  areas: readonly [Rectangle, ...Rectangle[]],
): Rectangle => {
  const [first] = areas
  const area = saved ? areas.reduce((best, next) => (overlap(saved, next) > overlap(saved, best) ? next : best)) : first
  const width = clamp(saved?.width ?? preferred.width, least.width, area.width)
  const height = clamp(saved?.height ?? preferred.height, least.height, area.height)
  if (!saved || overlap(saved, area) === 0) return centred({ width, height }, area)
  return {
    x: clamp(saved.x, area.x, area.x + area.width - width),
    y: clamp(saved.y, area.y, area.y + area.height - height),
    width,
    height,
  }
}

/** The places with one more, the latest last and at most `most`: a player of a thousand games leaves no thousand lines. */
export const keepPlacement = <T>(
  placements: Readonly<Record<string, T>>,
  name: string,
  placement: T,
  most: number,
): Readonly<Record<string, T>> => {
  const others = Object.entries(placements).filter(([other]) => other !== name)
  return Object.fromEntries([...others.slice(-(most - 1)), [name, placement]])
}
