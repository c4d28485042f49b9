import type { ClientConfig } from '@portico/contract/desktop/brand'
import { eventsTicket } from '@portico/contract/session/calls'
import type { Session } from 'electron'
import { changesOf } from './events/changes.ts'
import { createDial } from './events/dial.electron.ts'
import { wakeUps, windowsClosed } from './events/events.electron.ts'
import { createEvents } from './events/events.ts'
import { createGateway } from './gateway/gateway.ts'
import { createNetwork } from './gateway/network.electron.ts'
import { tell } from './ipc/ipc.electron.ts'
import type { Logs } from './logs/logs.ts'
import type { Memory } from './memory.electron.ts'
import type { RandomSource, Clock } from './ports.ts'
import { createProxyAuth } from './proxy/auth.ts'
import { answerProxies } from './proxy/proxy.electron.ts'
import { createProxy } from './proxy/proxy.ts'

type GatewayDeps = Parameters<typeof createGateway>[0]

interface Deps extends Pick<GatewayDeps, 'root' | 'ended'> {
  readonly pages: NonNullable<GatewayDeps['pages']>
  readonly client: ClientConfig
  /** Origins of gateways on this machine, in a development build; undefined: those of the signed list. */
  readonly gateways: readonly string[] | undefined
  /** The session of our own windows, and of all that main itself asks. */
  readonly shell: Session
  readonly memory: Memory
  readonly clock: Clock
  readonly random: RandomSource
  readonly logs: Logs
}

/** The client's ways to the network, all behind one proxy setting: the gateway's lines and the events socket. */
export const openConnections = async ({ client, gateways, shell, memory, clock, random, logs, root, pages, ended }: Deps) => {
  const { vault } = memory
  const proxyAuth = createProxyAuth()
  answerProxies(proxyAuth)
  const proxy = createProxy({ first: memory.settings.read().proxy, log: logs.of('proxy') })
  // First of all: from here on whatever the shell's session sends goes where the person wants it.
  await proxy.attach('shell', shell)

  const network = createNetwork(shell, proxyAuth)
  const gateway = createGateway({
    client,
    development: gateways,
    fetch: network.fetch,
    online: network.online,
    clock,
    random,
    log: logs.of('gateway'),
    memory: memory.lines,
    vault,
    ended,
    root,
    pages,
  })
  const { lines } = gateway
  const log = logs.of('events')
  const events = createEvents({
    clock,
    random,
    log,
    dial: createDial(shell),
    origin: lines.active,
    ticket: async () => (await gateway.ask(eventsTicket, {})).ticket,
    introduce: network.introduce,
    tell: (window, event) => tell(window, 'events.frame', event),
    ended: (reason) => {
      // Whoever signs in over a session has its successor under way.
      if (reason === 'REPLACED') return
      if (reason === 'EXPIRED') void gateway.renew()
      else gateway.session.end('EXPIRED').catch((error: unknown) => log.error('The session could not be ended', { error }))
    },
    windowClosed: windowsClosed,
    reopenOn: [proxy, wakeUps, changesOf(lines.state, lines.active), changesOf(vault.session(), ({ held }) => held)],
  })
  for (const change of [proxy, wakeUps, changesOf(proxyAuth.asking, (question) => question?.host)]) change.on(() => void lines.check())
  return { proxy, proxyAuth, gateway, lines, events }
}
