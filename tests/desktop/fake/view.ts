import type { Rectangle, WebContents, WebContentsViewConstructorOptions } from 'electron'
import { guard } from './guard.ts'

/** A page of ours laid over a window: what it was to show and whether its contents were closed, which nobody else does. */
export interface FakeView {
  readonly options: WebContentsViewConstructorOptions
  url: string
  bounds: Rectangle | undefined
  closed: boolean
}

export const createViews = (record: (what: string, detail: unknown) => void) =>
  function WebContentsView(options: WebContentsViewConstructorOptions = {}) {
    const view: FakeView = { options, url: '', bounds: undefined, closed: false }
    record('WebContentsView', view)
    return guard('WebContentsView', {
      setBounds: (bounds: Rectangle) => void (view.bounds = bounds),
      webContents: guard('webContents', {
        loadURL: async (url: string) => void (view.url = url),
        close: () => void (view.closed = true),
      } satisfies Partial<WebContents>),
    })
  }
