import type { Queryable } from '../db/open.ts'
import { passes } from '../failure.ts'
import { inboxArea } from '../inbox/index.ts'
import type { Composer } from './composer.ts'
import type { Foundation } from './foundation.ts'
import type { Identity } from './identity.ts'

/** What the house writes to its members: before all that has something to tell them. */
export const composeInbox = (
  { platform, listed }: Composer,
  { audit }: Pick<Foundation, 'audit'>,
  { control }: Pick<Identity, 'control'>,
) => {
  const mayOffer = (db: Queryable, memberId: string): Promise<boolean> => passes(() => control.offersAllowed(db, memberId, 'LETTERS'))
  return { inbox: listed(inboxArea(platform, { audit, mayOffer, messagesStopped: control.messagesStopped })) }
}

export type Letters = ReturnType<typeof composeInbox>
