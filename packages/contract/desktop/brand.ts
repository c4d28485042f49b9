import * as z from 'zod/mini'
import { checked, listOf, matching } from '../kit/wire.ts'

/** A pinned Ed25519 public key: the 32 bytes as base64url, which is `x` of its JWK. */
export const pinnedKey = z.strictObject({
  id: matching(/^[a-z0-9][a-z0-9-]{0,31}$/),
  key: matching(/^[A-Za-z0-9_-]{43}$/),
})
export type PinnedKey = z.infer<typeof pinnedKey>

const distinct = z.refine<readonly PinnedKey[]>((keys) => new Set(keys.flatMap(({ id, key }) => [id, key])).size === keys.length * 2, {
  error: 'Ids and keys must differ',
})
const pinnedKeys = checked(z.array(pinnedKey), z.minLength(2), z.maxLength(4), distinct)
const folder = checked(z.url({ protocol: /^https$/ }), z.regex(/[^/]$/))

/** `desktop.json` of a brand pack: what its desktop client is called, where it updates from and whom it believes. */
export const desktopBrand = z.strictObject({
  /** Never changes once shipped: the system knows the installation by it. */
  appId: matching(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/),
  /** Names the program, its folders and its menu entry. */
  productName: matching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,30}$/),
  /** Links of this scheme open the client; two brands on one machine need two. */
  linkScheme: matching(/^[a-z][a-z0-9-]{2,30}$/),
  /** Folders that hold the update manifests and installers, tried in this order; no slash at the end. */
  publishHosts: listOf(folder, 2, 8),
  /** The page where a person gets an installer by hand. */
  manualUrl: z.url({ protocol: /^https$/ }),
  /** Sign the updates. The second is the next one, kept elsewhere. */
  updateKeys: pinnedKeys,
  /** Sign the list of domains. */
  domainKeys: pinnedKeys,
  /** The private halves are gone: good for trying, refused by the release check. */
  sampleKeys: z.boolean(),
})
export type DesktopBrand = z.infer<typeof desktopBrand>

/** What the build puts into main as `virtual:client`. */
export interface ClientConfig extends DesktopBrand {
  /** The brand's folder and `Merchant`. */
  readonly id: string
  readonly merchantCode: string
  /** Shown to people. */
  readonly name: string
  /** Its languages as `languages` of the brand pack, the default one first. */
  readonly languages: readonly { readonly code: string; readonly tag: string; readonly locale: string }[]
  /** Colours of an empty window, by the system's theme. */
  readonly ground: { readonly dark: string; readonly light: string }
  readonly version: string
  /** The text of the signed `domains.json` shipped with the client. */
  readonly domains: string
}
