import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProxySetting } from '@portico/contract/desktop/shapes'
import { afterEach, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { createAgents } from '../proxy/agent.ts'
import { createProxyAuth } from '../proxy/auth.ts'
import type { ProxyConfig } from '../proxy/config.ts'
import { createProxy } from '../proxy/proxy.ts'
import { testClock } from '../testing/clock.ts'
import { connectProxy, socksProxy } from '../testing/proxies.ts'
import { createDial } from './dial.ts'
import { createEvents } from './events.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const HELLO = JSON.stringify({ hello: true, epoch: 'e', channels: [{ channel: 'public', seq: 1 }], serverNow: '2026-11-21T08:00:00.000Z' })
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

/** The gateway's socket: greets, and keeps what it was asked with. */
const gateway = async () => {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const requests: IncomingMessage[] = []
  const sockets: WebSocket[] = []
  server.on('connection', (socket, request) => {
    requests.push(request)
    sockets.push(socket)
    socket.send(HELLO)
  })
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  undo.push(async () => {
    sockets.forEach((socket) => socket.terminate())
    await new Promise((resolve) => void http.close(resolve))
  })
  return { port: (http.address() as AddressInfo).port, requests, sockets }
}

/** A session that resolves as Chromium would for the settings that these tests use. */
const resolving = (pac: string) => {
  let config: ProxyConfig = { mode: 'direct' }
  const words: Record<string, string> = { 'http:': 'PROXY', 'socks5:': 'SOCKS5' }
  return {
    setProxy: async (next: ProxyConfig) => void (config = next),
    closeAllConnections: async () => undefined,
    resolveProxy: async () => {
      if (config.mode !== 'fixed_servers') return config.mode === 'pac_script' ? pac : 'DIRECT'
      const { protocol, host } = new URL(config.proxyRules)
      return `${words[protocol]} ${host}`
    },
  }
}

const client = async (origin: string, setting: ProxySetting, pac = 'DIRECT') => {
  const proxy = createProxy({ first: setting, log: quiet })
  await proxy.attach('shell', resolving(pac))
  const auth = createProxyAuth()
  let tickets = 0
  const transcript: string[] = []
  const waiting = new Map<string, () => void>()
  const clock = testClock()
  const events = createEvents({
    clock,
    random: () => 0,
    log: quiet,
    dial: createDial({ authorities: () => [] }),
    origin: () => origin,
    ticket: async () => `t${(tickets += 1)}`,
    agents: createAgents(proxy, auth),
    tell: (_, event) => {
      const what = event.kind === 'text' ? event.text : event.kind
      transcript.push(what)
      waiting.get(what)?.()
    },
    ended: () => undefined,
    windowClosed: { on: () => () => undefined },
    reopenOn: [proxy],
  })
  // A pause is over as soon as it begins; nothing else falls due.
  events.state.on((state) => state === 'waiting' && setImmediate(() => clock.pass(500)))
  undo.push(async () => events.stop())
  const arrival = (what: string) => new Promise<void>((resolve) => void waiting.set(what, resolve))
  return { events, proxy, auth, transcript, arrival }
}

describe('the socket against a real server', () => {
  it('opens with a ticket, hears, and comes back with another after the server drops it [DESKTOP-03]', async () => {
    const far = await gateway()
    const { events, arrival, transcript } = await client(`http://127.0.0.1:${far.port}`, { mode: 'direct' })
    const greeted = arrival(HELLO)
    events.follow(1)
    await greeted
    const again = arrival(HELLO)
    far.sockets[0]!.terminate()
    await again
    expect(far.requests.map(({ url }) => url)).toEqual(['/events?ticket=t1', '/events?ticket=t2'])
    expect(transcript).toEqual(['open', HELLO, 'closed', 'open', HELLO])
    // The gateway refuses pages of other sites by their origin; a program has none.
    expect(far.requests[0]!.headers.origin).toBeUndefined()
  })

  it('takes the CONNECT proxy of the setting [DESKTOP-03]', async () => {
    const far = await gateway()
    const near = await connectProxy()
    undo.push(near.close)
    const server = `http://127.0.0.1:${near.port}`
    const { events, arrival } = await client(`http://play.example:${far.port}`, { mode: 'manual', server, bypass: '' })
    const greeted = arrival(HELLO)
    events.follow(1)
    await greeted
    expect(near.through).toEqual([`play.example:${far.port}`])
  })

  it('takes the SOCKS5 proxy of the setting, which looks the name up [DESKTOP-03]', async () => {
    const far = await gateway()
    const near = await socksProxy()
    undo.push(near.close)
    const server = `socks5://127.0.0.1:${near.port}`
    const { events, arrival } = await client(`http://play.example:${far.port}`, { mode: 'manual', server, bypass: '' })
    const greeted = arrival(HELLO)
    events.follow(1)
    await greeted
    expect(near.through).toEqual([`play.example:${far.port}`])
  })

  it('takes the second proxy of a PAC script when the first is dead [DESKTOP-03]', async () => {
    const far = await gateway()
    const [dead, near] = [await connectProxy(), await socksProxy()]
    await dead.close()
    undo.push(near.close)
    const pac = `PROXY 127.0.0.1:${dead.port}; SOCKS5 127.0.0.1:${near.port}`
    const { events, arrival } = await client(`http://play.example:${far.port}`, { mode: 'pac', url: 'https://pac.example/p' }, pac)
    const greeted = arrival(HELLO)
    events.follow(1)
    await greeted
    expect(near.through).toHaveLength(1)
  })

  it('moves to another setting as soon as it is made [DESKTOP-03]', async () => {
    const far = await gateway()
    const near = await connectProxy()
    undo.push(near.close)
    const { events, arrival, proxy, transcript } = await client(`http://127.0.0.1:${far.port}`, { mode: 'direct' })
    const greeted = arrival(HELLO)
    events.follow(1)
    await greeted
    const again = arrival(HELLO)
    await proxy.use({ mode: 'manual', server: `http://127.0.0.1:${near.port}`, bypass: '' })
    await again
    expect(near.through).toEqual([`127.0.0.1:${far.port}`])
    expect(transcript).toEqual(['open', HELLO, 'closed', 'open', HELLO])
  })

  it('asks the person for a proxy that wants a password, and asks again when it was wrong [DESKTOP-03]', async () => {
    const far = await gateway()
    const near = await connectProxy('me:right')
    undo.push(near.close)
    const server = `http://127.0.0.1:${near.port}`
    const { events, arrival, auth } = await client(`http://play.example:${far.port}`, { mode: 'manual', server, bypass: '' })
    const greeted = arrival(HELLO)
    const answers = ['wrong', 'right']
    const questions: unknown[] = []
    auth.asking.on((question) => {
      if (!question) return
      questions.push(question)
      auth.reply({ username: 'me', password: answers.shift()! })
    })
    events.follow(1)
    await greeted
    expect(questions).toEqual([
      { host: `127.0.0.1:${near.port}`, realm: 'Office' },
      { host: `127.0.0.1:${near.port}`, realm: 'Office' },
    ])
    expect(near.through).toHaveLength(1)
  })

  it('gives a password that is known to a proxy that asked for it in the clear, and not before [DESKTOP-03]', async () => {
    const far = await gateway()
    const near = await connectProxy('me:right')
    undo.push(near.close)
    const { events, arrival, auth } = await client(`http://play.example:${far.port}`, {
      mode: 'manual',
      server: `http://127.0.0.1:${near.port}`,
      bypass: '',
    })
    // As the windows' own requests may have had it asked, for a proxy that wants it sealed.
    void auth.answer({ proxy: `127.0.0.1:${near.port}`, realm: '', rejected: undefined })
    auth.reply({ username: 'me', password: 'right' })
    for (const _time of ['first', 'second']) {
      const greeted = arrival(HELLO)
      events.follow(1)
      await greeted
      events.leave(1)
    }
    expect(near.refused()).toBe(1)
    expect(near.through).toHaveLength(2)
  })
})
