import { FILES_PATH } from '@portico/contract/kit/paths'
import { isAppUrl } from './addresses.ts'

/** What the pages of one window may do. Every web contents of the client is asked for its policy; one without may do nothing. */
export interface PagePolicy {
  /** Whether a frame may go to an address, by a link, by script or by a redirect. `top`: the window's own frame. */
  readonly mayGo: (url: string, top: boolean) => boolean
  /** Whether it may save a file, which then asks the person where. */
  readonly mayDownload: (url: string) => boolean
  /** Told of what was refused: an address out of bounds, or a window of its own, which is never given. */
  readonly refused: (url: string, how: 'navigation' | 'popup', top: boolean) => void
}

export const NO_PAGE: PagePolicy = { mayGo: () => false, mayDownload: () => false, refused: () => {} }

const EMPTY_FRAMES: ReadonlySet<string> = new Set(['about:blank', 'about:srcdoc'])

const isFile = (url: string): boolean => new URL(url).pathname.startsWith(`${FILES_PATH}/`)

/** Our own windows stay on our own pages; a link that leads out is handed to the browser. */
export const shellPolicy = (openExternal: (url: string) => void): PagePolicy => ({
  mayGo: (url, top) => isAppUrl(url) || (!top && EMPTY_FRAMES.has(url)),
  // The office saves its tables, which the page has put together itself, and a member the files of the records: nothing else.
  mayDownload: (url) => (url.startsWith('blob:') ? isAppUrl(url.slice('blob:'.length)) : isAppUrl(url) && isFile(url)),
  // A frame inside the page may not make the system open anything.
  refused: (url, how, top) => {
    if (how === 'popup' || top) openExternal(url)
  },
})

/** Finds the policy of a web contents, from any of the parts that make windows. */
export interface PagePolicies {
  readonly of: (id: number) => PagePolicy
  readonly set: (id: number, policy: PagePolicy) => void
  readonly remove: (id: number) => void
}

export const createPagePolicies = (): PagePolicies => {
  const policies = new Map<number, PagePolicy>()
  return {
    of: (id) => policies.get(id) ?? NO_PAGE,
    set: (id, policy) => void policies.set(id, policy),
    remove: (id) => void policies.delete(id),
  }
}
