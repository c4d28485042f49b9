import { brand } from 'virtual:brand'

export type AppKind = keyof typeof brand.apps

/** Where the app for a kind of device is fetched, when this brand has one. */
export const appUrl = (kind: AppKind): string | undefined => brand.apps[kind]
