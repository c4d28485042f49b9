import { describe, expect, it, vi } from 'vitest'
import type { Bridge, DesktopEvent } from '@portico/contract/desktop/channels'
import { HELD_TOKEN } from '@portico/contract/desktop/names'
import { CLIENT_STATE as STATE } from '../test/client-state.ts'
import { BridgeError, desktopPlatform } from './desktop.ts'

const done = async () => ({ ok: true, value: null }) as const

const bridgeWith = (ask: Partial<Bridge['ask']> = {}) => {
  const listeners = new Map<string, Set<(event: never) => void>>()
  const stopped: string[] = []
  const bridge = {
    ask: { 'client.state': async () => ({ ok: true, value: STATE }), 'session.end': vi.fn(done), 'events.leave': vi.fn(done), ...ask },
    on: new Proxy({} as Bridge['on'], {
      get: (_on, name: string) => (listener: (event: never) => void) => {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
        return () => {
          stopped.push(name)
          listeners.get(name)?.delete(listener)
        }
      },
    }),
  } as unknown as Bridge
  const say = <N extends keyof Bridge['on']>(name: N, event: DesktopEvent<N>) =>
    listeners.get(name)?.forEach((listener) => listener(event as never))
  return { bridge, say, stopped }
}

describe('the platform inside the desktop client [DESKTOP-01] [DESKTOP-05]', () => {
  it('reads a placeholder for the token while main holds one', async () => {
    const { bridge, say } = bridgeWith()
    const { token } = await desktopPlatform(bridge)
    expect(token.read()).toContain(HELD_TOKEN)
    say('session.changed', { held: false, vault: 'ready' })
    expect(token.read()).toBeUndefined()
    token.write('whatever the answer carried')
    expect(token.read()).toContain(HELD_TOKEN)
  })

  it('tells one session from the next, so that a late no to the first does not end the second', async () => {
    const { bridge, say } = bridgeWith()
    const { token } = await desktopPlatform(bridge)
    const seen = [token.read()]
    say('session.changed', { held: true, vault: 'locked' })
    expect(token.read()).toBe(seen[0])
    say('session.changed', { held: false, vault: 'ready' })
    say('session.changed', { held: true, vault: 'ready' })
    seen.push(token.read())
    token.write('whatever the answer carried')
    seen.push(token.read())
    expect(new Set(seen).size).toBe(3)
  })

  it('ends the session at main once', async () => {
    const { bridge } = bridgeWith()
    const { token } = await desktopPlatform(bridge)
    token.clear()
    token.clear()
    expect(bridge.ask['session.end']).toHaveBeenCalledTimes(1)
    expect(token.read()).toBeUndefined()
  })

  it('hands the frames of the one socket on, the greeting first when it is already open', async () => {
    const read = vi.fn(done)
    const { bridge, say, stopped } = bridgeWith({ 'events.follow': async () => ({ ok: true, value: 'greeting' }), 'events.read': read })
    const platform = await desktopPlatform(bridge)
    const transcript: string[] = []
    const handlers = {
      onOpen: () => transcript.push('open'),
      onText: (text: string) => transcript.push(text),
      onClose: () => transcript.push('closed'),
    }
    const connection = platform.connectEvents(async () => '/events', handlers)
    await vi.waitFor(() => expect(transcript).toEqual(['greeting']))
    say('events.frame', { kind: 'closed' })
    say('events.frame', { kind: 'open' })
    say('events.frame', { kind: 'text', text: 'a frame' })
    expect(transcript).toEqual(['greeting', 'closed', 'open', 'a frame'])
    connection.read(['EN'])
    expect(read).toHaveBeenCalledWith(['EN'])
    connection.close()
    expect(stopped).toContain('events.frame')
    expect(bridge.ask['events.leave']).toHaveBeenCalledTimes(1)
  })

  it("throws main's no by its code", async () => {
    const { bridge } = bridgeWith({ 'updates.install': async () => ({ ok: false, code: 'NOT_ALLOWED' }) })
    const { desktop } = await desktopPlatform(bridge)
    await expect(desktop!.ask['updates.install']()).rejects.toEqual(new BridgeError('NOT_ALLOWED'))
  })

  it('knows how the client stands now, whoever has listened: a proxy may ask before the page is there [DESKTOP-03]', async () => {
    const { bridge, say } = bridgeWith()
    const { desktop } = await desktopPlatform(bridge)
    expect(desktop?.state).toEqual(STATE)
    const line = { ...STATE.line, kind: 'lost', cause: 'offline' } as const
    const proxyLogin = { host: 'proxy.example:8080', realm: 'Office' }
    say('proxy.login', proxyLogin)
    say('line.changed', line)
    say('session.changed', { held: false, vault: 'locked' })
    expect(desktop?.state).toEqual({ ...STATE, line, proxyLogin, session: { held: false, vault: 'locked' } })
  })

  it('keeps the last link until somebody listens [DESKTOP-07]', async () => {
    const { bridge, say } = bridgeWith()
    const { desktop } = await desktopPlatform(bridge)
    say('link.opened', '/rng')
    say('link.opened', '/lottery')
    const transcript: string[] = []
    const stop = desktop!.onLink((path) => transcript.push(path))
    say('link.opened', '/app')
    stop()
    say('link.opened', '/fish')
    expect(transcript).toEqual(['/lottery', '/app'])
    desktop!.onLink((path) => transcript.push(path))
    expect(transcript.at(-1)).toBe('/fish')
  })

  it('does not start where main refuses the window', async () => {
    const { bridge } = bridgeWith({ 'client.state': async () => ({ ok: false, code: 'REFUSED' }) })
    await expect(desktopPlatform(bridge)).rejects.toThrow('REFUSED')
  })
})
