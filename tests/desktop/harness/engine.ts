import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { installedBrowser, launchArgs } from '../../../scripts/lib/browser.ts'
import type { ContentsDriver, Engine } from '../fake/engine.ts'
import { preventable } from '../fake/guard.ts'
import type { SessionState } from '../fake/session.ts'
import { toClient, toChromium } from './address.ts'
import { type FrameEntry, type Site, watchNetwork } from './network.ts'
import { askPermissions } from './permissions.ts'
import { installPreload, type Message } from './preload.ts'

/** What the network, the debugger and the pages showed, recorded. */
export interface BrowserRecord {
  readonly messages: Message[]
  readonly urls: string[]
  /** Headers and bodies that pages got, one text each. */
  readonly answers: string[]
  /** Popups that a page asked for, with what the client said. */
  readonly popups: { readonly url: string; readonly action: string }[]
  /** Downloads that began, with whether the client let them go on. */
  readonly downloads: { readonly url: string; readonly allowed: boolean }[]
}

/** As long as all that is waited for here: a machine with other work is slow to draw. */
const PATIENCE_MS = 120_000

/** A browser that plays the part of Chromium inside Electron, for one client at a time. */
export const startBrowser = async () => {
  const executablePath = installedBrowser()
  const browser: Browser = await chromium.launch({ args: [...launchArgs], ...(executablePath && { executablePath }) })
  const root = await browser.newBrowserCDPSession()
  const sites = new Map<string, Site>()
  const entries = new Map<string, FrameEntry>()
  /** A browser context for each partition; emptying one gives it another. */
  const contexts = new Map<string, Promise<BrowserContext>>()
  const pages = new Map<number, Page>()
  const seen: BrowserRecord = { messages: [], urls: [], answers: [], popups: [], downloads: [] }
  let stateOf: ((driver: ContentsDriver) => SessionState) | undefined

  await watchNetwork(root, {
    placeOf: (frame) => entries.get(frame),
    sites,
    seen: (url) => void seen.urls.push(url),
    answered: (text) => void seen.answers.push(text),
  })

  const openPage = async (driver: ContentsDriver, state: SessionState, isAllowed: (url: string) => boolean) => {
    const existing = contexts.get(state.partition) ?? browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
    contexts.set(state.partition, existing)
    const context = await existing
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const cdp: CDPSession = await context.newCDPSession(page)
    const { targetInfo } = await cdp.send('Target.getTargetInfo')
    const mainFrame = targetInfo.targetId
    const frames = [mainFrame]
    const settle = (frame: string, main: boolean) => {
      frames.push(frame)
      entries.set(frame, { driver, state, mainFrame: main, isAllowed })
    }
    settle(mainFrame, true)
    cdp.on('Page.frameAttached', ({ frameId }) => settle(frameId, false))
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.id === mainFrame && !frame.url.startsWith('chrome')) driver.arrived(toClient(frame.url))
    })
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === mainFrame) driver.arrived(toClient(url), true)
    })
    cdp.on('Page.windowOpen', ({ url, windowName }) => {
      const action = driver.opens({ url: toClient(url), frameName: windowName })
      seen.popups.push({ url: toClient(url), action })
    })
    cdp.on(
      'Page.domContentEventFired',
      () =>
        void page.title().then(
          (title) => driver.destroyed() || driver.titled(title),
          () => undefined,
        ),
    )
    // The client denies every popup. None of its requests has a place, so nothing is asked of the network for it.
    page.on('popup', (popup) => void popup.close().catch(() => undefined))
    page.on('crash', () => driver.destroyed() || driver.crashed('crashed'))
    page.on('download', (download) => {
      const event = preventable({})
      const item = {
        getURL: () => toClient(download.url()),
        getFilename: () => download.suggestedFilename(),
        cancel: () => void download.cancel(),
      }
      state.session.emit('will-download', event, item, driver.contents)
      if (event.defaultPrevented) void download.cancel()
      seen.downloads.push({ url: toClient(download.url()), allowed: !event.defaultPrevented })
    })
    await cdp.send('Page.enable')
    const { preload } = driver.preferences
    const onMessage = (message: Message) => void seen.messages.push(message)
    const send = preload ? await installPreload(cdp, preload, mainFrame, driver, onMessage) : () => undefined
    await askPermissions(root, targetInfo.browserContextId, state)
    pages.set(driver.id, page)
    const close = async () => {
      for (const frame of frames) entries.delete(frame)
      await page.close()
    }
    return { page, send, close }
  }

  const engine: Engine = (driver) => {
    const state = stateOf!(driver)
    let loading: string | undefined
    const open = () => openPage(driver, state, (url) => url === loading)
    let opened: ReturnType<typeof openPage> | undefined
    const usable = async () => {
      opened ??= open()
      if (!driver.contents.isCrashed()) return opened
      // A crashed page of Playwright's stays crashed; Electron's starts anew.
      const old = opened
      opened = open()
      await opened
      await (await old).close()
      return opened
    }
    return {
      load: async (url) => {
        const { page } = await usable()
        loading = url
        try {
          await page.goto(toChromium(url), { waitUntil: 'load' })
        } finally {
          loading = undefined
        }
      },
      run: async (code) => (await usable()).page.evaluate(code),
      send: (channel, args) => void opened?.then(({ send }) => send(channel, args)),
      close: () => {
        pages.delete(driver.id)
        void opened?.then(({ close }) => close()).catch(() => undefined)
      },
    }
  }
  const clear = async (partition: string): Promise<void> => {
    const existing = contexts.get(partition)
    contexts.delete(partition)
    await (await existing)?.close()
  }

  return {
    engine,
    seen,
    sites,
    /** The page of a window, by the id of its web contents. */
    pageOf: (id: number) => pages.get(id),
    /** What is open in the browser, whether or not a window knows of it. */
    counts: () => ({ contexts: browser.contexts().length, pages: browser.contexts().flatMap((context) => context.pages()).length }),
    clear,
    /** A client starts: what it had in memory the last time is gone. */
    serve: async (find: (driver: ContentsDriver) => SessionState): Promise<void> => {
      stateOf = find
      for (const partition of contexts.keys()) if (partition !== '' && !partition.startsWith('persist:')) await clear(partition)
    },
    close: () => browser.close(),
  }
}
export type HarnessBrowser = Awaited<ReturnType<typeof startBrowser>>
