import { inRoot } from '../lib/root.ts'

/** Which client to build: a brand, and whether it may talk to a gateway on this machine. */
export interface Variant {
  readonly brand: string
  readonly development: boolean
  /** Rebuilt piece by piece while somebody works on it, so in a folder apart: whoever reads a whole build finds it whole. */
  readonly watched?: boolean
}

/** The variant that the environment names: `BRAND`, and `DESKTOP_BUILD=development`. */
export const variantOf = (env: NodeJS.ProcessEnv = process.env): Variant => ({
  brand: env.BRAND || 'aurora',
  development: env.DESKTOP_BUILD === 'development',
})

/** The environment in which vite.desktop.config.ts builds a variant. */
export const environmentOf = ({ brand, development }: Variant): NodeJS.ProcessEnv => ({
  BRAND: brand,
  DESKTOP_BUILD: development ? 'development' : 'release',
})

/** What Electron starts, and what is packed: package.json, main/, preload.cjs, renderer/, icons/. */
export const clientFolder = ({ brand, development, watched }: Variant): string =>
  inRoot('dist', 'desktop', [brand, ...(development ? ['development'] : []), ...(watched ? ['watched'] : [])].join('-'))

/** Where electron-builder puts what it makes of a brand. */
export const packageFolder = (brand: string): string => inRoot('dist', 'packages', brand)

export const brandFolder = (brand: string): string => inRoot('resources', 'brands', brand)
