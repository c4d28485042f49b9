import { createHash } from 'node:crypto'
import type { BrandPack } from '@portico/contract/kit/brand'
import { TAG_POLICY, TAG_SCRIPT } from '@portico/contract/kit/visit-tag'
import { TRUSTED_POLICY } from '../../renderer/lib/trusted-types.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What Google's tag speaks to, and the policy of Trusted Types that it makes for itself. */
const TAG_ORIGINS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
const TAG_OWN_POLICY = 'goog#html'

const directive = (name: string, ...sources: string[]): string => [name, ...sources].join(' ')

type PolicyBrand = Pick<BrandPack, 'imageCdns' | 'domains' | 'gtagId'>

/**
 * The strict policy of a brand's page: its own inline scripts and styles by their hashes, nothing else inline. Only a brand with a tag
 * lets in what that one needs; whether it is loaded is the reader's choice.
 */
export const policyOf = (scripts: readonly string[], styles: readonly string[], { imageCdns, domains, gtagId }: PolicyBrand): string => {
  const tagged = (...sources: string[]): string[] => (gtagId === null ? [] : sources)
  return [
    "default-src 'none'",
    directive('script-src', "'self'", ...scripts.map(hashOf), ...tagged(TAG_SCRIPT)),
    directive('style-src', "'self'", ...styles.map(hashOf)),
    directive('img-src', "'self'", 'data:', ...imageCdns, ...tagged(...TAG_ORIGINS)),
    "font-src 'self'",
    // The other domains are asked how quick they are.
    directive('connect-src', "'self'", ...domains.map((domain) => `https://${domain}`), ...tagged(...TAG_ORIGINS)),
    // The host that serves the page narrows this to the games it knows.
    'frame-src https: http:',
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    directive('trusted-types', TRUSTED_POLICY, ...tagged(TAG_POLICY, TAG_OWN_POLICY)),
  ].join('; ')
}
