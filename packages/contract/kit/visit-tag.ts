/** Where the tag that counts visits comes from [CONFIG-01]. */
export const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** The policy of Trusted Types under which the page loads it; only a brand with a tag may make it. */
export const TAG_POLICY = 'portico-tag'
