import * as z from 'zod/mini'
import { instant } from './wire.ts'

/** No list is longer than this as it travels, signatures and all. */
export const MAX_DOMAIN_LIST_BYTES = 64 * 1024

/** What a signed list says. The order of `origins` is the order in which they are tried. */
export const domainListBody = z.strictObject({
  /** The brand pack's id: a list of another brand proves nothing here. */
  brand: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** Rises with every list, for each key by itself. */
  version: z.int().check(z.minimum(1)),
  issued: instant,
  /** From here on the list is not taken anew; a client that has no newer one goes on with it and says so. */
  expires: instant,
  /** Such as `https://play.example`: https, a name, no path and no credentials. */
  origins: z.array(z.string().check(z.maxLength(261))).check(z.minLength(1), z.maxLength(32)),
})
export type DomainListBody = z.infer<typeof domainListBody>

/**
 * A list as it travels and as it lies in `domains.json`. The signatures are over the very bytes of `body`, so that
 * nothing of it is read before it is known whose it is.
 */
export const signedDomainList = z.strictObject({
  /** base64url of the canonical JSON of a `DomainListBody`. */
  body: z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(60_000)),
  signatures: z
    .array(
      z.strictObject({
        /** Id of the pinned key. */
        key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/)),
        /** Ed25519, base64url. */
        signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
})
export type SignedDomainList = z.infer<typeof signedDomainList>
