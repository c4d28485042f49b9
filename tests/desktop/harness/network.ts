import type { CDPSession } from '@playwright/test'
import type { ContentsDriver } from '../fake/engine.ts'
import type { SessionState } from '../fake/session.ts'
import { toClient, toChromium } from './address.ts'

/** A web site that only the harness has: answers a request to its origin. */
export type Site = (request: Request) => Response | Promise<Response>

export interface FrameEntry {
  readonly driver: ContentsDriver
  readonly state: SessionState
  readonly mainFrame: boolean
  /** True for the document that the client itself is loading now. */
  readonly isAllowed: (url: string) => boolean
}

interface Paused {
  readonly requestId: string
  readonly frameId: string
  readonly resourceType: string
  readonly redirectedRequestId?: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Record<string, string>
    readonly postDataEntries?: { readonly bytes?: string }[]
  }
}
interface Deps {
  /** The page a frame belongs to; undefined for one that no window of the client has, as a popup's. */
  readonly placeOf: (frameId: string) => FrameEntry | undefined
  readonly sites: ReadonlyMap<string, Site>
  readonly seen: (url: string) => void
  /** What the client's own scheme answered to a call. */
  readonly answered: (text: string) => void
}
type Answers = {
  cancel?: boolean
  redirectURL?: string
  requestHeaders?: Record<string, string>
  responseHeaders?: Record<string, string[]>
}

const KINDS: Readonly<Record<string, string>> = {
  Document: 'mainFrame',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Image: 'image',
  Font: 'font',
}
const isLoopback = (url: URL): boolean => url.hostname === '127.0.0.1' || url.hostname === 'localhost'

/** Asks the session's one listener for an event; without one nothing changes. */
const listened = (state: SessionState, event: string, details: object): Promise<Answers> =>
  new Promise((resolve) => {
    const listener = state.webRequest.get(event)
    if (listener) listener(details as never, resolve)
    else resolve({})
  })

/** Every request of the browser, of whichever page, frame or worker: judged by the client, answered by it or by a site. */
export const watchNetwork = async (root: CDPSession, { placeOf, sites, seen, answered }: Deps): Promise<void> => {
  const answer = async (paused: Paused): Promise<void> => {
    const { requestId, request, frameId, resourceType, redirectedRequestId } = paused
    const fail = (errorReason: 'Aborted' | 'BlockedByClient' | 'NameNotResolved' | 'Failed') =>
      root.send('Fetch.failRequest', { requestId, errorReason })
    const entry = placeOf(frameId)
    if (!entry) return void (await fail('Aborted'))
    const { driver, state, mainFrame, isAllowed } = entry
    const url = toClient(request.url)
    seen(url)

    if (resourceType === 'Document') {
      const events = mainFrame ? (['will-navigate', 'will-frame-navigate'] as const) : (['will-frame-navigate'] as const)
      const names = redirectedRequestId ? (['will-redirect'] as const) : mainFrame && isAllowed(url) ? [] : events
      if (names.some((event) => driver.navigates(event, url, mainFrame))) return void (await fail('Aborted'))
    }
    const to = new URL(url)
    const headers = { ...request.headers, ...(request.headers.Origin && { Origin: toClient(request.headers.Origin) }) }
    const parts = (request.postDataEntries ?? []).map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))
    const ask = () =>
      new Request(url, { method: request.method, headers, redirect: 'manual', ...(parts.length > 0 && { body: Buffer.concat(parts) }) })
    const reply = async (response: Response, more: Record<string, string[]> = {}) => {
      const own = [...response.headers].map(([name, value]) => ({ name, value: toChromium(value) }))
      const added = Object.entries(more).flatMap(([name, values]) => values.map((value) => ({ name, value })))
      const responseHeaders = [...own.filter(({ name }) => !added.some((each) => each.name.toLowerCase() === name)), ...added]
      const bytes = Buffer.from(await response.arrayBuffer())
      answered(`${JSON.stringify(own)} ${bytes.toString('latin1')}`)
      // Links in a page of the client's own making lead where Chromium finds them.
      const html = response.headers.get('content-type')?.startsWith('text/html')
      const body = (html ? Buffer.from(bytes.toString().replaceAll('app://portico', toChromium('app://portico'))) : bytes).toString(
        'base64',
      )
      await root.send('Fetch.fulfillRequest', { requestId, responseCode: response.status, responseHeaders, body })
    }
    const handler = state.schemes.get(to.protocol.slice(0, -1))
    if (handler) return reply(await handler(ask()))
    if (to.protocol !== 'https:' && to.protocol !== 'http:') return void (await fail('Failed'))

    const kind = resourceType === 'Document' && !mainFrame ? 'subFrame' : (KINDS[resourceType] ?? 'xhr')
    const details = {
      id: 1,
      url,
      method: request.method,
      resourceType: kind,
      webContentsId: driver.id,
      webContents: driver.contents,
      referrer: '',
    }
    const before = await listened(state, 'onBeforeRequest', { ...details, timestamp: Date.now() })
    if (before.cancel) return void (await fail('BlockedByClient'))
    const sending = await listened(state, 'onBeforeSendHeaders', { ...details, requestHeaders: headers })
    if (sending.cancel) return void (await fail('BlockedByClient'))
    const site = sites.get(to.origin)
    if (site) {
      const response = await site(ask())
      const responseHeaders = Object.fromEntries([...response.headers].map(([name, value]) => [name, [value]]))
      const received = await listened(state, 'onHeadersReceived', { ...details, statusCode: response.status, responseHeaders })
      if (received.cancel) return void (await fail('BlockedByClient'))
      return reply(response, received.responseHeaders)
    }
    if (!isLoopback(to)) return void (await fail('NameNotResolved'))
    await root.send('Fetch.continueRequest', { requestId })
  }
  root.on('Fetch.requestPaused', (paused) => {
    // A request whose page has gone meanwhile has nobody left to be answered.
    answer(paused as Paused).catch(() =>
      root.send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'Failed' }).catch(() => undefined),
    )
  })
  await root.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
}
