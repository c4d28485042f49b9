import { afterEach, describe, expect, it, vi } from 'vitest'
import { webPlatform } from './web.ts'

describe('the events of a browser tab', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.doUnmock('partysocket/ws')
    vi.resetModules()
  })

  it('names chat rooms to a line that is open, and keeps nothing for one that is not', async () => {
    const sent: string[] = []
    let state = WebSocket.CONNECTING as number
    class Socket {
      addEventListener = vi.fn()
      close = vi.fn()
      send = (text: string) => sent.push(text)
      get readyState() {
        return state
      }
    }
    const opened = vi.fn()
    vi.doMock('partysocket/ws', () => (opened(), { default: Socket }))
    const { read, close } = webPlatform().connectEvents(async () => '/events', { onOpen: vi.fn(), onClose: vi.fn(), onText: vi.fn() })
    read(['EN'])
    await vi.waitFor(() => expect(opened).toHaveBeenCalled())
    await new Promise((resolve) => setImmediate(resolve))
    read(['EN'])
    state = WebSocket.OPEN
    read(['EN', 'TY'])
    expect(sent).toEqual(['{"rooms":["EN","TY"]}'])
    close()
  })

  it('come although the socket code could not be loaded at first', async () => {
    vi.useFakeTimers()
    const opened = vi.fn()
    class Socket {
      addEventListener = vi.fn()
      close = vi.fn()
      constructor() {
        opened()
      }
    }
    vi.doMock('partysocket/ws', () => {
      throw new Error('the line is down')
    })
    const handlers = { onOpen: vi.fn(), onClose: vi.fn(), onText: vi.fn() }
    const { close } = webPlatform().connectEvents(async () => '/events', handlers)
    await vi.waitFor(() => expect(handlers.onClose).toHaveBeenCalledOnce())
    vi.doMock('partysocket/ws', () => ({ default: Socket }))
    vi.resetModules()
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    close()
  })
})

it('a session that goes on under another token does so in a tab copied from this one, and not where somebody else is in', async () => {
  const storage = new Map<string, string>([['portico.token', 'first']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  const { token } = webPlatform()
  const copy = new BroadcastChannel('portico.token')
  const message = new Promise((resolve) =>
    copy.addEventListener('message', (event) => resolve((event as MessageEvent).data), { once: true }),
  )
  token.replace('first', 'second')
  expect([token.read(), await message]).toEqual(['second', { token: 'first', next: 'second' }])
  copy.postMessage({ token: 'somebody else', next: 'theirs' })
  copy.postMessage({ token: 'second', next: 'third' })
  await vi.waitFor(() => expect(token.read()).toBe('third'))
  token.replace('second', 'late')
  expect(token.read()).toBe('third')
  copy.close()
})
