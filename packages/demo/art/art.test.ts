// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ALIKE } from './assign.ts'
import { distance } from './colour.ts'
import { CATEGORIES, familiesOf } from './families.ts'
import { assignVariants, dominantColour, drawBanner, drawGame, drawVendorMark, type Format, variantsOf } from './index.ts'
import { randomFrom } from './random.ts'
import { familyOf } from './variant.ts'

const VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'AV', 'SV3', 'TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'MG', 'KY'] as const
const FORMATS: readonly Format[] = ['tile', 'square', 'wide']
const HOSTILE = '"><script>alert(1)</script>&\'\u0000]]>'

const parser = new DOMParser()

/** The root of a picture; throws where the text is not well-formed. */
const parsed = (svg: string): Element => {
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement
  const error = root.querySelector('parsererror') ?? (root.tagName === 'parsererror' ? root : null)
  if (error) throw new Error(error.textContent ?? 'not well-formed')
  return root
}

const catalogue = (count: number, seed: string) => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, i) => ({
    code: `${seed}_${i}`,
    category: random.chance(0.5) ? 'RNG' : (CATEGORIES[random.below(CATEGORIES.length)] ?? 'RNG'),
    vendor: random.pick(VENDORS),
  }))
}

/** Pairs of neighbours in a grid of `columns`, as places. */
const neighbours = (count: number, columns: number): [number, number][] =>
  Array.from({ length: count }, (_, i): [number, number][] => [
    [i, i - 1],
    [i, i - columns],
  ])
    .flat()
    .filter(([, other]) => other >= 0)

describe('drawGame', () => {
  it('draws the same picture for the same game, another for another', () => {
    const game = { code: 'lotus_1', category: 'RNG', vendor: 'PG', variant: 3 }
    expect(drawGame(game, 'tile')).toBe(drawGame({ ...game }, 'tile'))
    expect(drawGame(game, 'tile')).not.toBe(drawGame({ ...game, code: 'lotus_2' }, 'tile'))
  })

  it('stays between 1.5 and 6 kB over 600 games, each picture different', () => {
    const games = catalogue(600, 'size')
    const variants = assignVariants(games)
    const pictures = games.map((game, i) => drawGame({ ...game, variant: variants[i] }, 'tile'))
    const sizes = pictures.map((svg) => Buffer.byteLength(svg))
    expect(Math.min(...sizes)).toBeGreaterThan(1500)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6144)
    expect(new Set(pictures.map((svg) => svg.replace(/ id="[^"]*"|#a[^")]*/g, ''))).size).toBe(600)
  })

  it.each(CATEGORIES)('renders every variant of %s as well-formed XML whose references all resolve', (category) => {
    for (let variant = 0; variant < variantsOf(category); variant++) {
      const svg = drawGame({ code: `${category}-${variant}`, category, vendor: 'PG', variant }, 'tile')
      const root = parsed(svg)
      expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const used = [...svg.matchAll(/(?:url\(|href=")#([a-z0-9]+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !defined.has(id))).toEqual([])
    }
  })

  it('keeps the ratio of its format', () => {
    const ratios = FORMATS.map((format) => {
      const root = parsed(drawGame({ code: 'x', category: 'FISH', vendor: 'CQ9' }, format))
      const [, , width = 0, height = 1] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number)
      expect(width / height).toBe(Number(root.getAttribute('width')) / Number(root.getAttribute('height')))
      return width / height
    })
    expect(ratios).toEqual([0.8, 1, 1.25])
  })

  it('holds nothing of what it is given', () => {
    const game = { code: HOSTILE, category: HOSTILE, vendor: HOSTILE, variant: Number.NaN }
    for (const format of FORMATS) {
      expect(drawGame(game, format)).not.toMatch(/script|alert/)
      parsed(drawGame(game, format))
    }
  })

  it('draws any number as a variant', () => {
    for (const variant of [-7, 1e9, 2.5, Number.POSITIVE_INFINITY])
      parsed(drawGame({ code: 'x', category: 'LIVE', vendor: 'PT', variant }, 'square'))
  })
})

describe('assignVariants', () => {
  const apart = (games: ReturnType<typeof catalogue>, columns: number) => {
    const variants = assignVariants(games, columns)
    const seen = games.map((game, i) => ({
      family: familyOf(game.category, game.code, variants[i]).name,
      colour: dominantColour({ ...game, variant: variants[i] }),
    }))
    return neighbours(games.length, columns).filter(([a, b]) => {
      const [one, other] = [seen[a], seen[b]]
      if (!one || !other) return true
      return one.family === other.family || distance(one.colour, other.colour) < ALIKE
    })
  }

  it.each([2, 4, 5, 6])('puts no two games alike side by side or one above the other in %i columns', (columns) => {
    expect(apart(catalogue(600, 'mixed'), columns)).toEqual([])
  })

  it.each(VENDORS)('keeps a shelf of %s alone as varied', (vendor) => {
    for (const category of CATEGORIES)
      expect(
        apart(
          catalogue(60, `${category}${vendor}`).map((game) => ({ ...game, category, vendor })),
          6,
        ),
      ).toEqual([])
  })

  it('keeps the pictures before a place when games are added behind it', () => {
    const games = catalogue(80, 'grow')
    expect(assignVariants(games).slice(0, 50)).toEqual(assignVariants(games.slice(0, 50)))
  })
})

it('has three families or more for every category, so that a place always has one to take', () => {
  for (const category of [...CATEGORIES, 'JACKPOT', '']) expect(familiesOf(category).length).toBeGreaterThanOrEqual(3)
})

it('gives a placeholder colour for any vendor', () => {
  for (const vendor of [...VENDORS, HOSTILE, '']) expect(dominantColour({ code: 'x', vendor })).toMatch(/^#[0-9a-f]{6}$/)
})

describe('drawVendorMark', () => {
  it('shows the letters of the code', () => {
    expect(parsed(drawVendorMark('CQ9')).querySelector('text')?.textContent).toBe('CQ9')
    expect(parsed(drawVendorMark('TCG_SEA')).querySelector('text')?.textContent).toBe('SEA')
  })

  it('is safe for any text', () => {
    for (const vendor of [HOSTILE, '', '___', '<', '&amp;']) parsed(drawVendorMark(vendor))
    expect(drawVendorMark(HOSTILE)).not.toContain('<script')
  })
})

describe('drawBanner', () => {
  const scene = ['#0a3a44', '#0f5a60', '#2f8a80', '#5cb0a0', '#145a60', '#2a8078', '#0c4048', '#082c34']

  it('paints four scenes in the brand’s colours', () => {
    const banners = [0, 1, 2, 3].map((motif) => drawBanner(scene, motif))
    expect(new Set(banners).size).toBe(4)
    for (const banner of banners) {
      expect(parsed(banner).getAttribute('viewBox')).toBe('0 0 760 320')
      for (const colour of scene) expect(banner).toContain(colour)
    }
    expect(drawBanner(scene, 5)).toBe(banners[1])
  })

  it('takes nothing but colours', () => {
    const banner = drawBanner(['red" onload="alert(1)', ...scene.slice(1)], Number.NaN)
    expect(banner).not.toContain('onload')
    parsed(banner)
  })
})
