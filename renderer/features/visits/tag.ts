import { TAG_POLICY, TAG_SCRIPT } from '@portico/contract/kit/visit-tag'

type Command = readonly unknown[]

/** What Google's tag reads: a line of commands, each an `arguments` object. */
interface TagWindow {
  dataLayer?: unknown[]
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string }
  }
}

const here = (): TagWindow => globalThis as TagWindow

const RULES = {
  createScriptURL: (address: string): string => {
    if (!address.startsWith(`${TAG_SCRIPT}?id=`)) throw new TypeError(address)
    return address
  },
}

/** The tag takes `arguments` objects only, never arrays. */
function command(..._command: Command) {
  // oxlint-disable-next-line prefer-rest-params -- what the tag reads
  here().dataLayer?.push(arguments)
}

/** Addresses carry no query and no hash: tokens, searches and bets stay here. */
const placeOf = (pathname: string): string => `${location.origin}${pathname}`

/** Loads the brand's tag, for the count of visits alone: no advertising, no profile, nothing that names the reader. */
export const loadTag = (id: string): void => {
  Object.assign(globalThis, { [`ga-disable-${id}`]: false })
  if (here().dataLayer) return
  here().dataLayer = []
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  command('js', new Date())
  command('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  script.async = true
  const policy = here().trustedTypes?.createPolicy(TAG_POLICY, RULES) ?? RULES
  script.src = policy.createScriptURL(`${TAG_SCRIPT}?id=${encodeURIComponent(id)}`)
  document.head.append(script)
}

/** Tells the tag that a page is shown. */
export const countPage = (pathname: string): void => command('event', 'page_view', { page_location: placeOf(pathname), page_referrer: '' })

/** Has a loaded tag send nothing, not even what it notices by itself, until it is loaded anew. */
export const pauseTag = (id: string): void => void Object.assign(globalThis, { [`ga-disable-${id}`]: true })

/** Ends the count on this page and takes away what the tag has stored; the script itself goes with the next load. */
export const silenceTag = (id: string): void => {
  pauseTag(id)
  for (const [name] of document.cookie.split(/;\s*/).map((pair) => pair.split('='))) {
    if (name?.startsWith('_ga')) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}
