import { describe, expect, it } from 'vitest'
import { brandPack, type BrandPack, type ColourToken } from '@portico/contract/kit/brand'
import { bannerScene } from './banner-scene.ts'
import { brandCss } from './brand-css.ts'

const packs = Object.values(import.meta.glob('../../resources/brands/*/brand.json', { eager: true, import: 'default' }))
const texts = import.meta.glob('../../locales/*/common.json')

const channel = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** WCAG 2 contrast of two `#rrggbb` colours. */
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const TEXTS: readonly ColourToken[] = ['text-1', 'text-2', 'text-3', 'accent-text', 'positive', 'negative', 'warning', 'info']
const SURFACES: readonly ColourToken[] = ['surface-0', 'surface-1', 'surface-2']

const tooFaint = (brand: BrandPack, theme: 'dark' | 'light'): string[] => {
  const colours = brand.colours[theme]
  const pairs = [
    ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
    ['accent-ink', 'accent'] as const,
    ['accent-ink', 'accent-hover'] as const,
    ['text-1', 'surface-3'] as const,
    ['text-2', 'surface-3'] as const,
  ]
  return pairs.filter(([text, surface]) => contrast(colours[text], colours[surface]) < 4.5).map((pair) => pair.join(' on '))
}

describe.each(packs.map((pack) => [(pack as BrandPack).id, pack] as const))('brand %s [BRAND-01]', (_id, pack) => {
  it('is a brand pack', () => {
    expect(brandPack.safeParse(pack).error).toBeUndefined()
  })

  it.each(['dark', 'light'] as const)('is readable in the %s theme (WCAG AA)', (theme) => {
    expect(tooFaint(brandPack.parse(pack), theme)).toEqual([])
  })

  it('prints in its light colours, whichever theme is shown', () => {
    const brand = brandPack.parse(pack)
    const [, printed] = brandCss(brand).split('@media print')
    expect(printed).toContain(`:root[data-theme]{color-scheme:light;`)
    for (const [token, value] of Object.entries(brand.colours.light)) expect(printed).toContain(`--${token}:${value}`)
  })

  it('offers its default language among those there are texts of, and writes every colour', () => {
    const brand = brandPack.parse(pack)
    expect(brand.languages.filter(({ locale }) => !(`../../locales/${locale}/common.json` in texts))).toEqual([])
    expect(brand.languages.map((language) => language.code)).toContain(brand.defaultLanguage)
    expect(brandCss(brand)).toContain(`--accent:${brand.colours.dark.accent}`)
    expect(bannerScene(brand.scene)).toContain(brand.scene[7])
  })
})

it('has two demonstration brands at least [BRAND-01]', () => {
  expect(packs.length).toBeGreaterThanOrEqual(2)
})

it('names the field that is wrong in a pack [BRAND-01]', () => {
  const { error } = brandPack.safeParse({ ...(packs[0] as BrandPack), currency: 'dong' })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(['currency'])
})
