import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preventable } from '../../tests/desktop/fake/guard.ts'
import type { createElectron } from '../../tests/desktop/fake/index.ts'
import { claimInstance } from './instance.electron.ts'
import { windowsClosed } from '../events/events.electron.ts'
import { createProxyAuth } from '../proxy/auth.ts'
import { answerProxies } from '../proxy/proxy.electron.ts'
import { receiveLinks } from '../links/links.electron.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../../tests/desktop/fake/index.ts')
  fake.current = create()
  fake.current.becomeReady()
  return fake.current.electron
})
const emit = (name: string, ...args: unknown[]) => fake.current.electron.app.emit(name as 'ready', ...(args as []))
beforeEach(() => void fake.current.electron.app.removeAllListeners())

describe('what the system asks of the client', () => {
  const links = () => {
    const opened: string[] = []
    return {
      opened,
      open: (link: string) => void opened.push(link),
      go: () => {},
      started: () => {},
      ready: () => {},
      mainClosed: () => {},
    }
  }

  it('reads links from the start and from macOS [DESKTOP-07]', () => {
    const target = links()
    receiveLinks({ links: target, scheme: 'aurora', argv: ['client', 'aurora://live'], packaged: true, execPath: '/client' })
    const event = preventable({})
    emit('open-url', event, 'aurora://lottery')
    expect(event.defaultPrevented).toBe(true)
    expect(target.opened).toEqual(['aurora://live', 'aurora://lottery'])
    expect(fake.current.deeds).toContainEqual({ what: 'app.setAsDefaultProtocolClient', detail: 'aurora' })
  })

  it('is one instance, which hears of the others [DESKTOP-07]', () => {
    const openedLinks: (string | null)[] = []
    expect(claimInstance({ scheme: 'aurora', argv: ['client'], openLink: (link) => openedLinks.push(link) })).toBe(true)
    emit('second-instance', {}, ['client', 'aurora://live'], '/', { link: 'aurora://live' })
    emit('second-instance', {}, ['client'], '/', { link: null })
    expect(openedLinks).toEqual(['aurora://live', null])
  })

  it('answers proxies that want a password, and no site [DESKTOP-03]', async () => {
    const auth = createProxyAuth()
    const off = answerProxies(auth)
    const login = (isProxy: boolean, firstAuthAttempt: boolean) => {
      const event = preventable({})
      const answer = vi.fn()
      emit('login', event, null, { firstAuthAttempt }, { isProxy, host: 'a.example', port: 3128, realm: 'Office', scheme: 'basic' }, answer)
      return { event, answer }
    }
    expect(login(false, true).event.defaultPrevented).toBe(false)
    const first = login(true, true)
    expect(first.event.defaultPrevented).toBe(true)
    auth.reply({ username: 'me', password: 'wrong' })
    await vi.waitFor(() => expect(first.answer).toHaveBeenCalledWith('me', 'wrong'))
    const second = login(true, false)
    expect(auth.asking.get()).toEqual({ host: 'a.example:3128', realm: 'Office' })
    auth.reply(null)
    await vi.waitFor(() => expect(second.answer).toHaveBeenCalledWith())
    off()
    expect(login(true, true).event.defaultPrevented).toBe(false)
  })

  it('tells which window has gone, however it went [DESKTOP-05]', () => {
    const closedWindows: number[] = []
    const off = windowsClosed.on((window) => closedWindows.push(window))
    const window = new (fake.current.electron.BrowserWindow as unknown as new () => Electron.BrowserWindow)()
    const { id } = window.webContents
    window.destroy()
    expect(closedWindows).toEqual([id])
    off()
  })
})
