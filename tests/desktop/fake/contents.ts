import type {
  BrowserWindow,
  HandlerDetails,
  IpcMainInvokeEvent,
  Session,
  WebContents,
  WebFrameMain,
  WebPreferences,
  WindowOpenHandlerResponse,
} from 'electron'
import { emitting, guard, preventable } from './guard.ts'
import type { ContentsDriver, Engine, FrameLike, Page } from './engine.ts'

interface Deps {
  readonly id: number
  readonly session: Session
  readonly preferences: WebPreferences
  readonly engine: Engine
  readonly owner: () => BrowserWindow
  readonly record: (what: string, detail: unknown) => void
  readonly invoke: (event: IpcMainInvokeEvent, channel: string, args: readonly unknown[]) => Promise<unknown>
}

/** One web contents: what the client holds, what a browser drives, and its end. */
export const createContents = ({ id, session, preferences, engine, owner, record, invoke }: Deps) => {
  let destroyed = false
  let url = ''
  let title = ''
  let crashed = false
  let zoom = 1
  let webRtc = 'default'
  let muted = false
  let openHandler: ((details: HandlerDetails) => WindowOpenHandlerResponse) | undefined
  const page = (): Page => (current ??= engine(driver))
  let current: Page | undefined

  const frameOf = (frame: FrameLike | null): WebFrameMain | null =>
    frame &&
    (guard('frame', {
      url: frame.url,
      origin: URL.canParse(frame.url) ? frame.url.split('/', 3).join('/') : 'null',
      parent: frame.parent as WebFrameMain | null,
      detached: false,
      isDestroyed: () => destroyed,
      send: (channel: string, ...args: unknown[]) => page().send(channel, args),
    } satisfies Partial<WebFrameMain>) as unknown as WebFrameMain)

  const load = async (to: string): Promise<void> => {
    self.emit('did-start-loading')
    try {
      await page().load(to)
      crashed = false
      if (destroyed) return
      for (const event of ['dom-ready', 'did-finish-load', 'did-stop-loading']) self.emit(event, {})
    } catch (error) {
      if (destroyed) return
      const name = /ERR_[A-Z_]+/.exec(String(error))?.[0] ?? 'ERR_FAILED'
      self.emit('did-fail-load', {}, -2, name, to, true)
      self.emit('did-stop-loading', {})
      throw Object.assign(new Error(`${name} (-2) loading '${to}'`), { code: name, errno: -2, url: to })
    }
  }
  const members = {
    id,
    session,
    loadURL: (to) => load(to),
    reload: () => void load(url).catch(() => undefined),
    send: (channel, ...args) => page().send(channel, structuredClone(args)),
    executeJavaScript: (code) => page().run(code),
    close: () => owner().close(),
    isDestroyed: () => destroyed,
    isCrashed: () => crashed,
    isFocused: () => owner().isFocused(),
    focus: () => undefined,
    getURL: () => url,
    getTitle: () => title,
    get mainFrame() {
      return frameOf({ url, parent: null }) as WebFrameMain
    },
    setWindowOpenHandler: (handler) => {
      openHandler = handler
    },
    setZoomFactor: (factor) => {
      zoom = factor
    },
    getZoomFactor: () => zoom,
    setWebRTCIPHandlingPolicy: (policy) => {
      webRtc = policy
    },
    getWebRTCIPHandlingPolicy: () => webRtc,
    setAudioMuted: (next) => {
      muted = next
    },
    isAudioMuted: () => muted,
    print: (settings) => record('contents.print', settings),
    toggleDevTools: () => record('contents.toggleDevTools', id),
    navigationHistory: guard('navigationHistory', {
      canGoBack: () => false,
      canGoForward: () => false,
      goBack: () => undefined,
      goForward: () => undefined,
    }) as unknown as WebContents['navigationHistory'],
    stop: () => undefined,
    forcefullyCrashRenderer: () => driver.crashed('killed'),
  } satisfies Partial<WebContents>
  const self = emitting(members)
  const contents = guard('webContents', self, () => destroyed) as unknown as WebContents

  const driver: ContentsDriver = {
    id,
    contents,
    session,
    preferences,
    destroyed: () => destroyed,
    navigates: (event, to, isMainFrame) => {
      const details = preventable({
        url: to,
        isSameDocument: false,
        isMainFrame,
        frame: frameOf({ url, parent: isMainFrame ? null : {} }),
        initiator: null,
      })
      self.emit(event, details, to, false, isMainFrame)
      return details.defaultPrevented
    },
    opens: (details) => {
      const usual = { frameName: '', features: '', disposition: 'foreground-tab' as const, referrer: { url, policy: 'default' as const } }
      if (!openHandler) return 'allow'
      return openHandler({ ...usual, ...details } as HandlerDetails).action
    },
    arrived: (to, within = false) => {
      url = to
      if (within) self.emit('did-navigate-in-page', {}, to, true)
      else self.emit('did-navigate', {}, to, 200, 'OK')
    },
    titled: (next) => {
      title = next
      const event = preventable({})
      self.emit('page-title-updated', event, next, true)
      if (!destroyed) owner().emit('page-title-updated', event, next, true)
      if (!event.defaultPrevented && !destroyed) owner().setTitle(next)
    },
    crashed: (reason) => {
      crashed = true
      self.emit('render-process-gone', {}, { reason, exitCode: 1 })
    },
    invoke: (channel, args, frame = { url, parent: null }) => {
      const senderFrame = frameOf(frame)
      return invoke({ sender: contents, senderFrame, type: 'frame', processId: id, frameId: 1 } as IpcMainInvokeEvent, channel, args)
    },
  }
  return {
    contents,
    driver,
    end: (): void => {
      if (destroyed) return
      current?.close()
      destroyed = true
      self.emit('destroyed', {})
    },
  }
}
export type Contents = ReturnType<typeof createContents>
