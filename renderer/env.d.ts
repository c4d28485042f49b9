/// <reference types="vite/client" />

declare module 'virtual:brand' {
  import type { BrandPack } from '@portico/contract/brand'

  /** The pack this bundle was built for. */
  export const brand: BrandPack
  /** Address of the brand's banner scene (760 by 320). */
  export const bannerUrl: string
}
