import type { Reading } from '@portico/contract/events'
import type { Platform, TabToken } from './port.ts'

const TOKEN_KEY = 'portico.token'
const LIBRARY_AGAIN_MS = 5_000

const badge = (count: number): void => {
  // Only installed web apps have a badge; others lack the call.
  if (!('setAppBadge' in navigator)) return
  const badge = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  badge.catch(() => undefined)
}

/** In the tab's own storage, which a tab that the browser makes a copy of takes along: what replaces the token is told to such copies. */
const tabToken = (): TabToken => {
  const read = (): string | undefined => sessionStorage.getItem(TOKEN_KEY) ?? undefined
  const write = (token: string): void => sessionStorage.setItem(TOKEN_KEY, token)
  const goOn = (token: string, next: string): void => {
    if (read() === token) write(next)
  }
  const copies = new BroadcastChannel(TOKEN_KEY)
  copies.addEventListener('message', ({ data }: MessageEvent<{ readonly token: string; readonly next: string }>) =>
    goOn(data.token, data.next),
  )
  return {
    read,
    write,
    clear: () => sessionStorage.removeItem(TOKEN_KEY),
    replace: (token, next) => {
      goOn(token, next)
      copies.postMessage({ token, next })
    },
  }
}

/** The platform of an ordinary browser tab: its session ends with the tab. */
export const webPlatform = (): Platform => ({
  kind: 'web',
  token: tabToken(),
  connectEvents: (path, handlers) => {
    let socket: { close: () => void; send: (text: string) => void; readonly readyState: number } | undefined
    let closed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = async (): Promise<void> => {
      const { default: ReconnectingWebSocket } = await import('partysocket/ws')
      if (closed) return
      const address = async (): Promise<string> => new URL(await path(), location.href.replace(/^http/, 'ws')).href
      const opened = new ReconnectingWebSocket(address, [], { maxReconnectionDelay: 15_000, minReconnectionDelay: 500 })
      opened.addEventListener('open', handlers.onOpen)
      opened.addEventListener('close', handlers.onClose)
      opened.addEventListener('message', (event) => handlers.onText(String(event.data)))
      socket = opened
    }
    // The library may not have come, on a line that is back later.
    const attempt = (): void => {
      open().catch(() => {
        if (closed) return
        handlers.onClose()
        timer = setTimeout(attempt, LIBRARY_AGAIN_MS)
      })
    }
    attempt()
    return {
      // The library would keep what is said to a lost line and say it to the next one, which is told anyway.
      read: (rooms) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ rooms } satisfies Reading))
      },
      close: () => {
        closed = true
        clearTimeout(timer)
        socket?.close()
      },
    }
  },
  openExternal: (url) => {
    window.open(url, '_blank', 'noopener,noreferrer')
  },
  setBadge: badge,
  copy: (text) => navigator.clipboard.writeText(text),
})
