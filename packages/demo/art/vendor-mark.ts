import type { IconGroup } from '@portico/contract/catalogue/shapes'
import { canvasWith } from './canvas.ts'
import { mix } from './colour.ts'
import { corners, n, polygon, regular } from './geometry.ts'
import { tonesOf } from './palette.ts'
import { hashOf } from './random.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** The last part of a compound code, at most five letters and digits; a group's shared prefix tells nothing apart. */
const lettersOf = (vendor: string): string => {
  const parts = vendor.split(/[^A-Za-z0-9]+/).filter((part) => part !== '')
  return (parts.at(-1) ?? '').slice(0, 5).toUpperCase()
}

/** What stands in the corner of a vendor's mark for a group of games, drawn in a box of 16 by 16. */
const GROUP_SIGNS: Readonly<Record<IconGroup, string>> = {
  FISH: 'M1 8Q6 1 12 8Q6 15 1 8ZM11 8L16 3V13Z',
  LIVE: 'M8 1A7 7 0 1 1 7.900 1ZM6 5V11L11.500 8Z',
  PVP: 'M2 1H10V12H2ZM12 4H15V15H6V13H12Z',
  RNG: 'M1 2H5V14H1ZM6.500 2H10V14H6.500ZM11.500 2H15V14H11.500Z',
  SPORTS: 'M3 1H13V5Q13 9 9 10V12H12V15H4V12H7V10Q3 9 3 5Z',
}

/**
 * A neutral mark for a vendor, 96 by 96: its code's letters on an emblem of its own palette. It is drawn here and
 * resembles no company's artwork. Any text is safe. A `group` of games puts its sign into the corner.
 */
export const drawVendorMark = (vendor: string, group?: IconGroup): string => {
  const seed = hashOf(`mark ${vendor}`)
  const { deep, mid, main, light, spark } = tonesOf(vendor)
  const canvas = canvasWith(`m${seed.toString(36)}`)
  const letters = lettersOf(vendor)
  canvas.path('M22 0H74Q96 0 96 22V74Q96 96 74 96H22Q0 96 0 74V22Q0 0 22 0Z', canvas.linear(mix(mid, main, 0.45), deep, [0.1, 0, 0.8, 1]))
  const sides = [3, 4, 5, 6, 8][seed % 5] ?? 6
  const start = -Math.PI / 2 + (((seed >>> 5) % 2) * Math.PI) / sides
  if (seed % 3 === 0) {
    canvas.ring(48, 34, 20, light, 5, { 'stroke-opacity': 0.55 })
    canvas.circle(48, 34, 10, canvas.linear(spark, light))
  } else if (seed % 3 === 1) {
    canvas.path(regular(48, 34, 24, sides, start), canvas.linear(light, main), { opacity: 0.6 })
    canvas.path(regular(48, 34, 13, sides, start), canvas.linear(spark, light))
  } else {
    for (const [x, y] of corners(48, 34, 13, Math.max(3, sides - 2), start))
      canvas.circle(x, y, 9, canvas.linear(spark, main), { opacity: 0.8 })
    canvas.path(polygon(corners(48, 34, 5, 4)), deep)
  }
  const size = letters.length > 4 ? 22 : letters.length > 3 ? 24 : 27
  const width = n(Math.min(76, letters.length * size * 0.68))
  const text =
    `<text x="48" y="82" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" ` +
    `textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${spark}">${escaped(letters)}</text>`
  const sign =
    group === undefined ? '' : `<path transform="translate(72 8)" d="${GROUP_SIGNS[group]}" fill="${spark}" fill-rule="evenodd"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${canvas.markup()}${text}${sign}</svg>`
}
