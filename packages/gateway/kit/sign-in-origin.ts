import type { BrandPack } from '@portico/contract/kit/brand'
import { isThisMachine } from './listening-host.ts'

const isLocal = (site: string): boolean => isThisMachine(new URL(site).hostname.replace(/^\[|\]$/g, ''))

/**
 * The one origin of a brand that passkeys, providers' redirects and links in messages belong to: the configured one. A gateway on one's own
 * machine, where none is configured, takes the address that it is used by. What else a caller says of hosts is never believed.
 */
export const signInOrigin = (configured: string | undefined, site: string): string | undefined =>
  configured ?? (isLocal(site) ? site : undefined)

/** The sign-in origin of a page that stands at another domain of the brand; undefined for any other page, and where none is configured. */
export const originOfMirror = (
  { domains }: Pick<BrandPack, 'domains'>,
  configured: string | undefined,
  site: string,
): string | undefined => (configured !== site && domains.some((domain) => site === `https://${domain}`) ? configured : undefined)

/** Where a sign-in may come back to: the sign-in origin itself or a domain of the brand; undefined for any other. */
export const returnOrigin = ({ domains }: Pick<BrandPack, 'domains'>, origin: string, site: string): string | undefined =>
  site === origin || domains.some((domain) => site === `https://${domain}`) ? site : undefined
