/// <reference types="vite/client" />

declare module 'virtual:brand' {
  import type { BrandPack } from '@portico/contract/kit/brand'

  /** The pack this bundle was built for. */
  export const brand: BrandPack
  /** Address of the brand's banner scene (760 by 320). */
  export const bannerUrl: string
}

declare module 'virtual:strings' {
  /** Loads what a language reads of a namespace, by `locale/namespace`. */
  export const strings: Readonly<Record<string, (() => Promise<{ readonly default: Record<string, unknown> }>) | undefined>>
}
