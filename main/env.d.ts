/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:client' {
  import type { ClientConfig } from '@portico/contract/desktop/brand'

  /** The brand this client was built for. */
  export const client: ClientConfig
  /** A constant, so that what only a development build may do is not in a release at all. */
  export const development: boolean
}
