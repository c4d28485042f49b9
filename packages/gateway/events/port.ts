import type { EventData, EventType } from '@portico/contract/events'

/** How an area tells readers that something happened. Call it after the transaction has committed. */
export interface Events {
  /** To everybody. */
  announce<T extends EventType<'public'>>(type: T, data: EventData<'public', T>): void
  /** Whether the account has a socket here: what is costly to say to many need not be put into words for those who do not listen. */
  listens(memberId: string): boolean
  /** To every socket of one account. */
  tell<T extends EventType<'member'>>(memberId: string, type: T, data: EventData<'member', T>): void
}
