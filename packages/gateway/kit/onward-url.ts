import { EXCHANGE_PARAMETER } from '@portico/contract/session/exchange-parameter'

/** Where a browser goes on: a page of the brand, or over the link of the desktop client. */
export interface Onward {
  /** An origin, or the scheme of the client's links. */
  readonly returnTo: string
  readonly code: string
  /** The page of the client that has the secret for the code. */
  readonly door?: 'login' | 'agent'
}

/** Whether a browser goes on to a page, and not to the client. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** Where a one-time code goes on: behind `#`, so that no server, log or other site sees it. */
export const onwardUrl = ({ returnTo, code, door = 'login' }: Onward): string =>
  isOrigin(returnTo) ? `${returnTo}/#${EXCHANGE_PARAMETER}=${code}` : `${returnTo}${door}?${EXCHANGE_PARAMETER}=${code}`
