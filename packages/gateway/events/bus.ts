/** Of the `session` channel: it goes on under another token, whose hash is the data. No socket is told of it. */
export const SESSION_RENEWED = 'session.renewed'

/** An event on its way from the transaction that wrote it to the instances. */
export interface BusEvent {
  readonly channel: 'public' | 'member' | 'session' | 'room' | 'gateway'
  /** The member or session; null for everybody, for a chat room, which the data names, and for gateways, which tell no socket. */
  readonly target: string | null
  readonly type: string
  readonly data: unknown
}

/**
 * Carries committed events to every instance, in the order in which they came about for each member. An instance hears from the present
 * on. The outbox in the database is one; a faster one may stand beside it.
 */
export interface Bus {
  /**
   * Hears until `stop`. `missed` is called when events were lost to this instance, because it could not look for too long.
   * @throws when the database does not answer.
   */
  start(hear: (event: BusEvent) => void, missed: () => void): Promise<void>
  /** Something was committed here: look now. */
  wake(): void
  /** Milliseconds since all that had been committed was heard here; infinite while nothing is heard. */
  behindMs(): number
  /** Hears no more. */
  stop(): Promise<void>
}
