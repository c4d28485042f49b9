import type { Schema } from '@portico/contract/kit/call'
import { type Channel, EVENTS } from '@portico/contract/events'
import type { Logger } from 'pino'
import type { Database, Tx } from '../db/open.ts'
import { type Bus, type BusEvent, SESSION_RENEWED } from './bus.ts'
import { insertEvents } from './outbox-store.ts'
import type { Events } from '../ports/events.ts'

/** Brings events to this instance: first to the areas that listen, then to `deliver`. */
export type Delivery = Pick<Bus, 'start' | 'stop'>

export interface EventParts {
  readonly database: Pick<Database, 'afterCommit'>
  readonly bus: Bus
  readonly log: Logger
}

export const createEvents = ({ database, bus, log }: EventParts): { readonly events: Events; readonly delivery: Delivery } => {
  const listeners = new Map<string, ((data: never) => void)[]>()

  /** What the contract has of an event; nothing of one that breaks it. */
  const inContract = (event: BusEvent): readonly BusEvent[] => {
    const { channel, type } = event
    const read = (EVENTS[channel as Channel] as Readonly<Record<string, Schema>>)[type]?.safeParse(event.data)
    if (read?.success) return [{ ...event, data: read.data }]
    log.error({ channel, type, issues: read?.error.issues.slice(0, 3) }, 'an event breaks the contract')
    return []
  }

  const write = async (tx: Tx, events: readonly BusEvent[]): Promise<void> => {
    if (events.length === 0) return
    await insertEvents(tx, events)
    database.afterCommit(tx, bus.wake)
  }

  const on = (key: string, listener: (data: never) => void): void => void listeners.set(key, [...(listeners.get(key) ?? []), listener])

  /** What fails on an event keeps nobody else from it, nor from those that came with it: an end of a session must be heard. */
  const attempt = (type: string, work: () => void): void => {
    try {
      work()
    } catch (error) {
      log.error({ err: error, type }, 'a listener failed on an event')
    }
  }

  const hear = ({ channel, target, type, data }: BusEvent): void => {
    for (const listener of listeners.get(`${channel} ${type}`) ?? [])
      attempt(type, () => listener((channel === 'session' ? target : data) as never))
  }

  const events: Events = {
    broadcast: (tx, type, data) => write(tx, inContract({ channel: 'public', target: null, type, data })),
    toRoom: (tx, type, data) => write(tx, inContract({ channel: 'room', target: null, type, data })),
    notify: (tx, memberId, type, data) => write(tx, inContract({ channel: 'member', target: memberId, type, data })),
    notifyAll: (tx, notices) =>
      write(
        tx,
        notices.flatMap(({ memberId, type, data }) => inContract({ channel: 'member', target: memberId, type, data })),
      ),
    endSessions: (tx, sessionIds, reason) =>
      write(
        tx,
        sessionIds.map((target) => ({ channel: 'session', target, type: 'session.ended', data: { reason } })),
      ),
    renewSession: (tx, sessionId, tokenHash) =>
      write(tx, [{ channel: 'session', target: sessionId, type: SESSION_RENEWED, data: tokenHash }]),
    toGateways: (tx, type, data) => write(tx, [{ channel: 'gateway', target: null, type, data }]),
    pushSoon: bus.wake,
    hearsWithin: (ms) => bus.behindMs() < ms,
    onBroadcast: (type, listener) => on(`public ${type}`, listener),
    onGateways: (type, listener) => on(`gateway ${type}`, listener),
    onSessionEnd: (listener) => on('session session.ended', listener),
  }
  const start: Delivery['start'] = (deliver, missed) =>
    bus.start((event) => {
      hear(event)
      attempt(event.type, () => deliver(event))
    }, missed)
  return { events, delivery: { start, stop: bus.stop } }
}
