import * as z from 'zod/mini'
import { checked, instant, int, matching, upTo } from '../kit/wire.ts'

/** No list is longer than this as it travels, signatures and all. */
export const MAX_DOMAIN_LIST_BYTES = 64 * 1024

/** What a signed list says. The order of `origins` is the order in which they are tried. */
export const domainListBody = z.strictObject({
  /** The brand pack's id: a list of another brand proves nothing here. */
  brand: matching(/^[a-z][a-z0-9-]{1,30}$/),
  /** Rises with every list, for each key by itself. */
  version: checked(int(), z.minimum(1)),
  issued: instant,
  /** From here on the list is not taken anew; a client that has no newer one goes on with it and says so. */
  expires: instant,
  /** Such as `https://play.example`: https, a name, no path and no credentials. */
  origins: checked(z.array(upTo(261)), z.minLength(1), z.maxLength(32)),
})
export type DomainListBody = z.infer<typeof domainListBody>

/**
 * A list as it travels and as it lies in `domains.json`. The signatures are over the very bytes of `body`, so that
 * nothing of it is read before it is known whose it is.
 */
export const signedDomainList = z.strictObject({
  /** base64url of the canonical JSON of a `DomainListBody`. */
  body: checked(z.string(), z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(60_000)),
  signatures: checked(
    z.array(
      z.strictObject({
        /** Id of the pinned key. */
        key: matching(/^[a-z0-9][a-z0-9-]{0,31}$/),
        /** Ed25519, base64url. */
        signature: matching(/^[A-Za-z0-9_-]{86}$/),
      }),
    ),
    z.minLength(1),
    z.maxLength(4),
  ),
})
export type SignedDomainList = z.infer<typeof signedDomainList>

export interface ModuleNode {
  modId: string
  enabled: boolean
  childrenNodes: ModuleNode[]
}

/** A schema that refers to itself is never seen to be unused, unless a function keeps the reference. */
/* @__NO_SIDE_EFFECTS__ */
function moduleTree() {
  const node: z.ZodMiniType<ModuleNode, ModuleNode> = z.object({
    modId: z.string(),
    enabled: z.boolean(),
    get childrenNodes() {
      return z.array(node)
    },
  })
  return node
}
export const moduleNode = moduleTree()

/** What a probe sends and wants back: as much as nobody guesses. */
export const probeNonce = matching(/^[A-Za-z0-9_-]{22,44}$/)

/** What a reader may do; everybody may look around and read. `PROMOTIONS`: is shown what is there to have them play. */
export const permissionKey = z.enum(['PROMOTIONS', 'FREE_TRIAL', 'PLAY', 'FAVOURITES', 'MEMBER_CENTER', 'CHAT_ROOM', 'AGENT_CENTER'])
export type PermissionKey = z.infer<typeof permissionKey>
