import { randomBytes } from 'node:crypto'
import type { ClientConfig } from '@portico/contract/desktop/brand'
import type { RandomSource, Clock, Fetch, JsonStore, Log, Observable } from '../ports.ts'
import type { Vault } from '../vault/vault.ts'
import { createBundle, type OwnPage } from './bundle.ts'
import { type Calls, createCalls } from './calls.ts'
import { createListReader } from './domain-list.ts'
import { createDomains, type Domains, developmentDomains, type LineMemory } from './domains.ts'
import { createForward } from './forward.ts'
import { createHandler } from './handler.ts'
import { createLines, type Lines } from './lines.ts'
import { createProbe, type Probe } from './probe.ts'
import { createRefresh } from './refresh.ts'
import { createSession, type Session, type SessionEnd } from './session.ts'

interface Deps {
  readonly client: Pick<ClientConfig, 'id' | 'merchantCode' | 'domains' | 'domainKeys'>
  /** Origins on this machine, in a development build only; undefined: the signed list. */
  readonly development: readonly string[] | undefined
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
  readonly memory: JsonStore<LineMemory>
  readonly vault: Pick<Vault, 'token' | 'remember' | 'left' | 'device' | 'hold' | 'forget'>
  /** Whether this machine has any network. */
  readonly online: () => boolean
  /** Once for a session, when it is over. */
  readonly ended: (why: SessionEnd) => void
  /** Folder of the built renderer. */
  readonly root: string
  /** Pages that main makes itself, by their path, such as `/crashed.html`. */
  readonly pages?: Readonly<Record<string, () => OwnPage>>
}

export interface Gateway {
  /** Answers `app://`. */
  readonly handle: (request: Request) => Promise<Response>
  readonly lines: Lines
  /** For the diagnostics. */
  readonly probe: Probe
  readonly domains: Pick<Domains, 'fromFuture' | 'origins'>
  readonly session: Pick<Session, 'end' | 'leave'>
  /** A call of main's own, as the person who is signed in. @throws NoAnswer | GatewayRefusal */
  readonly ask: Calls['ask']
  /** The gateway says that it no longer knows the session: goes on with another, or ends it. */
  readonly renew: Calls['renew']
  /** How many calls that move money have no answer yet. */
  readonly unsettled: Observable<number>
  /** Begins to ask for newer lists; nothing is sent before it. */
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Everything between the renderer and the gateways. @throws Error when the client was built with a list that does not hold
 */
export const createGateway = (deps: Deps): Gateway => {
  const { client, development, fetch, clock, random, log, memory, vault, online, ended, root, pages } = deps
  const domains = development
    ? developmentDomains(development)
    : createDomains({
        reader: createListReader({ brand: client.id, keys: client.domainKeys }),
        memory,
        shipped: client.domains,
        clock,
        log,
      })
  const probe = createProbe({ fetch, clock, merchantCode: client.merchantCode, nonce: () => randomBytes(16).toString('base64url') })
  const lines = createLines({ domains, probe, clock, random, log, memory, online })
  const forward = createForward({ fetch, lines, clock })
  const session = createSession({ vault, ended })
  const calls = createCalls({ forward, session, vault, merchantCode: client.merchantCode, log })
  const refresh = createRefresh({ calls, domains, lines, clock, random, log })
  return {
    handle: createHandler({ bundle: createBundle({ root, ...(pages ? { pages } : {}) }), calls, forward, clock, log }),
    lines,
    probe,
    domains,
    session,
    ask: calls.ask,
    renew: calls.renew,
    unsettled: forward.unsettled,
    start: refresh.start,
    stop: () => {
      refresh.stop()
      lines.stop()
    },
  }
}
