import type { EventData, EventType } from '@portico/contract/events'
import type { Tx } from '../db/open.ts'

/** One event for one member. */
export type Notice = {
  [T in EventType<'member'>]: { readonly memberId: string; readonly type: T; readonly data: EventData<'member', T> }
}[EventType<'member'>]

/** What instances tell each other and no socket: what is true for a moment, and is stored nowhere. */
export interface GatewayEvents {
  /** A member types to the desk, or did at this instant. */
  'deskChat.typing': { readonly memberId: string; readonly at: string }
}

/** Why a session ends. */
export type EndReason = EventData<'member', 'session.ended'>['reason']

/**
 * How an area says that something happened: in the transaction in which it does. A rollback takes the event back; once committed, every
 * instance hears it, also when the one that wrote it is killed. What breaks the contract is logged and left out.
 */
export interface Events {
  /** To everybody. */
  broadcast<T extends EventType<'public'>>(tx: Tx, type: T, data: EventData<'public', T>): Promise<void>
  /** To those who read the chat room that the event names. */
  toRoom<T extends EventType<'room'>>(tx: Tx, type: T, data: EventData<'room', T>): Promise<void>
  /** To every socket of one account. */
  notify<T extends EventType<'member'>>(tx: Tx, memberId: string, type: T, data: EventData<'member', T>): Promise<void>
  /** Many at once, in their order. */
  notifyAll(tx: Tx, notices: readonly Notice[]): Promise<void>
  /** That sessions have ended, to whoever holds something of theirs. */
  endSessions(tx: Tx, sessionIds: readonly string[], reason: EndReason): Promise<void>
  /** That a session goes on under another token: sockets that were opened with the one before are closed. */
  renewSession(tx: Tx, sessionId: string, tokenHash: string): Promise<void>
  /** To every instance. */
  toGateways<T extends keyof GatewayEvents>(tx: Tx, type: T, data: GatewayEvents[T]): Promise<void>
  /** A statement that writes its own events has committed: pushes them now and not with the next look. */
  pushSoon(): void
  /** Whether every event that was committed so many milliseconds ago has been heard by this instance. */
  hearsWithin(ms: number): boolean
  /** Calls back for each event of a type, whichever instance wrote it, before it goes to sockets: for what is cached in memory. */
  onBroadcast<T extends EventType<'public'>>(type: T, listener: (data: EventData<'public', T>) => void): void
  onGateways<T extends keyof GatewayEvents>(type: T, listener: (data: GatewayEvents[T]) => void): void
  onSessionEnd(listener: (sessionId: string) => void): void
}
