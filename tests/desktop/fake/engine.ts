import type { HandlerDetails, Session, WebContents, WebPreferences } from 'electron'

export interface FrameLike {
  readonly url: string
  readonly parent: unknown
}

/** What a browser calls when something happens in a page, and asks of it. */
export interface ContentsDriver {
  readonly id: number
  readonly contents: WebContents
  readonly session: Session
  readonly preferences: WebPreferences
  readonly destroyed: () => boolean
  /** True when a listener of the client called the navigation off. */
  readonly navigates: (event: 'will-navigate' | 'will-redirect' | 'will-frame-navigate', url: string, isMainFrame: boolean) => boolean
  readonly opens: (details: Partial<HandlerDetails> & { url: string }) => 'allow' | 'deny'
  /** A document is there, or with `within` the same one at another address. */
  readonly arrived: (url: string, within?: boolean) => void
  readonly titled: (title: string) => void
  readonly crashed: (reason: string) => void
  readonly invoke: (channel: string, args: readonly unknown[], frame?: FrameLike | null) => Promise<unknown>
}

/** What shows one web contents. Without a browser nothing is shown and every load ends well. */
export interface Page {
  /** Rejects with Chromium's name of the failure, say ERR_CONNECTION_REFUSED. */
  readonly load: (url: string) => Promise<void>
  readonly send: (channel: string, args: readonly unknown[]) => void
  readonly run: (code: string) => Promise<unknown>
  readonly close: () => void
}
export type Engine = (contents: ContentsDriver) => Page

export const noBrowser: Engine = ({ arrived }) => ({
  load: async (url) => arrived(url),
  send: () => undefined,
  run: () => Promise.reject(new Error('there is no browser')),
  close: () => undefined,
})
