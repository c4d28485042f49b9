import type { Hex } from './colour.ts'
import { n } from './geometry.ts'

export type Attributes = Readonly<Record<string, string | number>>

/** A reference to a gradient or clip, as an attribute's value. */
type Paint = string

export interface Stop {
  readonly colour: Hex
  readonly opacity?: number
}

/**
 * Collects the shapes of one picture. Every string that reaches it is written by this folder: codes and names that
 * come from outside are only ever hashed, so the markup holds nothing of theirs.
 */
export interface Canvas {
  /** A gradient along a direction in the shape's own box; default from its top to its foot. */
  linear: (from: Hex | Stop, to: Hex | Stop, direction?: readonly [number, number, number, number]) => Paint
  /** A gradient around a point of the shape's own box. */
  radial: (from: Hex | Stop, to: Hex | Stop, focus?: readonly [x: number, y: number, radius: number]) => Paint
  /** A clip by an outline, for `group`. */
  clip: (outline: string) => Attributes
  path: (d: string, fill: Paint, attributes?: Attributes) => void
  /** A shape that takes its filling from the group or copy it stands in. */
  outline: (d: string) => void
  /** A stroke without a filling. */
  line: (d: string, colour: Hex, width: number, attributes?: Attributes) => void
  circle: (x: number, y: number, radius: number, fill: Paint, attributes?: Attributes) => void
  ring: (x: number, y: number, radius: number, colour: Hex, width: number, attributes?: Attributes) => void
  ellipse: (x: number, y: number, rx: number, ry: number, fill: Paint, attributes?: Attributes) => void
  group: (attributes: Attributes, draw: () => void) => void
  /** Places a copy of what `draw` draws, which is written once for each `key`. */
  copy: (key: string, attributes: Attributes, draw: () => void) => void
  /** The shapes drawn so far, definitions first. */
  markup: () => string
}

const DOWN = [0, 0, 0, 1] as const
const CENTRE = [0.5, 0.5, 0.5] as const

const written = (attributes: Attributes): string => {
  let text = ''
  for (const name in attributes) {
    const value = attributes[name]
    text += ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`
  }
  return text
}

const stop = (at: Hex | Stop, end: boolean): string => {
  const { colour, opacity = 1 } = typeof at === 'string' ? { colour: at } : at
  return `<stop${end ? ' offset="1"' : ''} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
}

/** An empty canvas; `prefix` keeps its ids apart from those of other pictures on one page. */
export const canvasWith = (prefix: string): Canvas => {
  const definitions = new Map<string, string>()
  let defined = ''
  let shapes = ''

  const define = (open: string, inside: string, close: string): string => {
    const key = open + inside
    let id = definitions.get(key)
    if (id === undefined) {
      id = `${prefix}${definitions.size}`
      definitions.set(key, id)
      defined += `<${open.replace(' ', ` id="${id}" `)}>${inside}</${close}>`
    }
    return `url(#${id})`
  }

  const draw = (element: string, attributes: Attributes | undefined) => {
    shapes += `<${element}${attributes ? written(attributes) : ''}/>`
  }

  return {
    linear: (from, to, [x1, y1, x2, y2] = DOWN) =>
      define(`linearGradient x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stop(from, false) + stop(to, true), 'linearGradient'),
    radial: (from, to, [x, y, radius] = CENTRE) =>
      define(`radialGradient cx="${x}" cy="${y}" r="${radius}"`, stop(from, false) + stop(to, true), 'radialGradient'),
    clip: (outline) => ({ 'clip-path': define('clipPath ', `<path d="${outline}"/>`, 'clipPath') }),
    path: (d, fill, attributes) => draw(`path d="${d}" fill="${fill}"`, attributes),
    outline: (d) => draw(`path d="${d}"`, undefined),
    line: (d, colour, width, attributes) => draw(`path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"`, attributes),
    circle: (x, y, radius, fill, attributes) => draw(`circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"`, attributes),
    ring: (x, y, radius, colour, width, attributes) =>
      draw(`circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"`, attributes),
    ellipse: (x, y, rx, ry, fill, attributes) =>
      draw(`ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"`, attributes),
    group: (attributes, inside) => {
      shapes += `<g${written(attributes)}>`
      inside()
      shapes += '</g>'
    },
    copy: (key, attributes, inside) => {
      let id = definitions.get(key)
      if (id === undefined) {
        const before = shapes
        shapes = ''
        inside()
        id = `${prefix}${definitions.size}`
        definitions.set(key, id)
        defined += `<g id="${id}">${shapes}</g>`
        shapes = before
      }
      draw(`use href="#${id}"`, attributes)
    },
    markup: () => (defined ? `<defs>${defined}</defs>${shapes}` : shapes),
  }
}
