import svgCaptcha from 'svg-captcha'
import { expect, test } from 'vitest'
import { seededRandom } from '../ports/random.ts'
import { redrawn } from './redrawn.ts'

const LETTERS = [...'ACDEFHJKMNPRTWXY34679']
const draw = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string
const drawn = (text: string): string => draw(text, { width: 120, height: 44, fontSize: 40, noise: 0, color: false })

const pathsOf = (picture: string): string[] => Array.from(picture.matchAll(/<path fill="#[0-9a-f]+" d="([^"]+)"\/>/g), ([, path]) => path!)
const outlinesOf = (picture: string): string[] => pathsOf(picture).flatMap((path) => path.match(/M[^M]+/g) ?? [])
/** What a letter is known by: the order of its lines and curves. */
const printOf = (outline: string): string => outline.replaceAll(/[^A-Z]/g, '')

/** What an outline encloses, its curves in twenty parts. */
const areaOf = (outline: string): number => {
  const points: [number, number][] = []
  for (const [, command, text = ''] of outline.matchAll(/([MLQ])([^MLQZ]*)/g)) {
    const [x = 0, y = 0, u = 0, v = 0] = text
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [a, b] = points.at(-1) ?? [x, y]
    if (command === 'Q')
      for (let i = 1; i <= 20; i++) {
        const [t, s] = [i / 20, 1 - i / 20]
        points.push([s * s * a + 2 * s * t * x + t * t * u, s * s * b + 2 * s * t * y + t * t * v])
      }
    else points.push([x, y])
  }
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!
    return sum + (x * v - u * y) / 2
  }, 0)
}

test('the letters look as the library drew them', () => {
  const random = seededRandom('looks')
  for (const letter of LETTERS) {
    const before = drawn(letter)
    const areas = (picture: string) =>
      outlinesOf(picture)
        .map(areaOf)
        .toSorted((a, b) => a - b)
    const [plain, after] = [areas(before), areas(redrawn(before, random))]
    expect(after).toHaveLength(plain.length)
    // Places are written to a hundredth.
    after.forEach((area, i) => expect(Math.abs(area - plain[i]!), letter).toBeLessThan(1.5))
  }
})

test('and are known by the order of their strokes no more', () => {
  const known = new Set(LETTERS.flatMap((letter) => outlinesOf(drawn(letter)).map(printOf)))
  expect(known.size).toBeGreaterThanOrEqual(LETTERS.length)
  const random = seededRandom('read')
  const read = Array.from({ length: 40 }, (_, i) => {
    const text = Array.from({ length: 4 }, (__, at) => LETTERS[(i * 7 + at * 5) % LETTERS.length]).join('')
    const plain = drawn(text)
    // The attack itself: it reads every letter that the library drew.
    expect(outlinesOf(plain).filter((outline) => known.has(printOf(outline))).length).toBeGreaterThanOrEqual(4)
    const picture = redrawn(plain, random)
    expect(pathsOf(picture)).toHaveLength(1)
    return outlinesOf(picture).filter((outline) => known.has(printOf(outline))).length
  })
  expect(Math.max(...read)).toBe(0)
})
