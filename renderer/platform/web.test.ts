import { afterEach, describe, expect, it, vi } from 'vitest'
import { webPlatform } from './web.ts'

describe('the events of a browser tab', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.doUnmock('partysocket/ws')
    vi.resetModules()
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
