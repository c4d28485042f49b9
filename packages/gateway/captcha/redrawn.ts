import type { RandomSource } from '../ports/random.ts'

type Point = readonly [x: number, y: number]
/** A straight line, or a curve by its control point. */
interface Stroke {
  readonly from: Point
  readonly to: Point
  readonly by?: Point
}
/** An outline, closed: the last stroke ends where the first begins. */
type Outline = readonly Stroke[]

/** The line that crosses the letters has no colour inside. */
const GLYPH = /<path fill="#[0-9a-f]+" d="([^"]+)"\/>/g
const COMMAND = /([MLQZ])([^MLQZ]*)/g

const same = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v
const between = ([x, y]: Point, [u, v]: Point, at: number): Point => [x + (u - x) * at, y + (v - y) * at]

const outlinesOf = (path: string): Outline[] => {
  const outlines: Stroke[][] = []
  let start: Point = [0, 0]
  let here: Point = start
  for (const [, command, text = ''] of path.matchAll(COMMAND)) {
    const [x = 0, y = 0, u = 0, v = 0] = text
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const last = outlines.at(-1)
    if (command === 'M') {
      outlines.push([])
      start = [x, y]
      here = start
    } else if (command === 'Z') {
      if (!same(here, start)) last?.push({ from: here, to: start })
      here = start
    } else {
      const to: Point = command === 'Q' ? [u, v] : [x, y]
      last?.push(command === 'Q' ? { from: here, to, by: [x, y] } : { from: here, to })
      here = to
    }
  }
  return outlines.filter(({ length }) => length > 0)
}

/** The same stroke in two. */
const cut = ({ from, to, by }: Stroke, at: number): Stroke[] => {
  if (!by) {
    const middle = between(from, to, at)
    return [
      { from, to: middle },
      { from: middle, to },
    ]
  }
  const [before, after] = [between(from, by, at), between(by, to, at)]
  const middle = between(before, after, at)
  return [
    { from, to: middle, by: before },
    { from: middle, to, by: after },
  ]
}

const write = (outline: Outline): string => {
  const text = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
  return `M${text(outline[0]!.from)}${outline.map(({ to, by }) => (by ? `Q${text(by)} ${text(to)}` : `L${text(to)}`)).join('')}Z`
}

/**
 * Draws the letters of a picture by other strokes than the library's, whose order of lines and curves tells each letter: all outlines in one
 * path in any order, each begun anywhere, its strokes cut at random. To the eye nothing changes; a program has to look at it as well.
 */
export const redrawn = (picture: string, random: RandomSource): string => {
  const chances = random.bytes(4096)
  let drawn = 0
  const chance = (): number => (chances[drawn++ % chances.length] ?? 0) / 256
  const inAnyOrder = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: chance() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item)
  const cutUp = (outline: Outline): Outline => {
    const first = Math.floor(chance() * outline.length)
    return [...outline.slice(first), ...outline.slice(0, first)].flatMap((stroke) =>
      chance() < 0.5 ? [stroke] : cut(stroke, 0.2 + 0.6 * chance()),
    )
  }
  const outlines = [...picture.matchAll(GLYPH)].flatMap(([, path = '']) => outlinesOf(path))
  const path = inAnyOrder(outlines)
    .map((outline) => write(cutUp(outline)))
    .join('')
  return picture.replaceAll(GLYPH, '').replace('</svg>', `<path fill="#333" d="${path}"/></svg>`)
}
