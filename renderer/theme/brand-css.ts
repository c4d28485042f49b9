import type { BrandPack } from '@portico/contract/kit/brand'

const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

const coloursOf = (brand: BrandPack, theme: Theme): string =>
  [`color-scheme:${theme}`, ...Object.entries(brand.colours[theme]).map(([token, value]) => `--${token}:${value}`)].join(';')

/** The brand's colours as custom properties, one rule a theme. Paper is white: what is printed is light, whichever theme is shown. */
export const brandCss = (brand: BrandPack): string =>
  `${THEMES.map((theme) => `:root[data-theme=${theme}]{${coloursOf(brand, theme)}}`).join('')}@media print{:root[data-theme]{${coloursOf(brand, 'light')}}}`
