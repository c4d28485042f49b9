/** A colour as `#rrggbb`. */
export type Hex = string

type Triple = readonly [number, number, number]

const channels = (colour: Hex): Triple => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Triple): Hex =>
  `#${((1 << 24) | (Math.round(rgb[0]) << 16) | (Math.round(rgb[1]) << 8) | Math.round(rgb[2])).toString(16).slice(1)}`

const clamp = (value: number) => Math.max(0, Math.min(1, value))

/** `share` of `b` in `a`, 0 to 1. */
export const mix = (a: Hex, b: Hex, share: number): Hex => {
  const [from, to] = [channels(a), channels(b)]
  const blend = (i: 0 | 1 | 2) => from[i] * (1 - share) + to[i] * share
  return toHex([blend(0), blend(1), blend(2)])
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export const fromHsl = (hue: number, saturation: number, lightness: number): Hex => {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return toHex([channel(0), channel(8), channel(4)])
}

const toHsl = (colour: Hex): Triple => {
  const [r, g, b] = channels(colour).map((channel) => channel / 255) as unknown as Triple
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (most + least) / 2
  const spread = most - least
  if (spread === 0) return [0, 0, lightness]
  const hue = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [hue * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness]
}

export const hueOf = (colour: Hex): number => (toHsl(colour)[0] + 360) % 360

/** Turns the hue by `degrees`, and scales saturation and lightness. */
export const turn = (colour: Hex, degrees: number, saturation = 1, lightness = 1): Hex => {
  const [h, s, l] = toHsl(colour)
  return fromHsl(h + degrees, clamp(s * saturation), clamp(l * lightness))
}

const toOklab = (colour: Hex): Triple => {
  const [r, g, b] = channels(colour).map((channel) => {
    const c = channel / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How different two colours look: the distance in Oklab, about 0.02 for just noticeable and 1 for black to white. */
export const distance = (a: Hex, b: Hex): number => {
  const [p, q] = [toOklab(a), toOklab(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}
