import { type BrowserWindow, WebContentsView } from 'electron'
import type { Clock } from '../ports.ts'
import { urlOf } from '../windows/addresses.ts'
import { hardenedWebPreferences } from '../windows/preferences.ts'
import { OWNER_NOTICE_MS, ownerNotice, ownerNoticeBounds } from './owner-notice.ts'

/** Says over a page that takes the whole screen whose it is, for a few seconds. It is drawn by us, and nothing of the page's reaches it. */
export const tellOwner = (window: BrowserWindow, { clock, language }: { readonly clock: Clock; readonly language: () => string }): void => {
  let remove = (): void => undefined

  const show = (): void => {
    remove()
    const { origin } = urlOf(window.webContents.getURL()) ?? { origin: 'null' }
    const view = new WebContentsView({ webPreferences: { ...hardenedWebPreferences(false), javascript: false } })
    // A view's contents outlive it unless they are closed by hand.
    const end = (): void => {
      remove = () => undefined
      if (!window.isDestroyed()) window.contentView.removeChildView(view)
      view.webContents.close()
    }
    const callOff = clock.after(OWNER_NOTICE_MS, end)
    remove = () => {
      callOff()
      end()
    }
    view.setBounds(ownerNoticeBounds(window.getContentBounds()))
    window.contentView.addChildView(view)
    view.webContents.loadURL(ownerNotice(origin, language())).catch(() => undefined)
  }

  window.on('enter-html-full-screen', show)
  window.on('leave-html-full-screen', () => remove())
  window.on('closed', () => remove())
}
