import type { BrandPack } from '@portico/contract/kit/brand'

const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** The brand's colours as custom properties, one rule a theme. */
export const brandCss = (brand: BrandPack): string =>
  THEMES.map((theme) => {
    const colours = Object.entries(brand.colours[theme]).map(([token, value]) => `--${token}:${value}`)
    return `:root[data-theme=${theme}]{color-scheme:${theme};${colours.join(';')}}`
  }).join('')
