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

/**
 * A neutral mark for a vendor, 96 by 96: its code's letters on an emblem of its own palette. It is drawn here and
 * resembles no company's artwork. Any text is safe.
 */
export const drawVendorMark = (vendor: string): string => {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${canvas.markup()}${text}</svg>`
}
