import type { Audit } from '../audit/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createLetterDesk, type LetterDesk } from './desk.ts'
import { inboxRoutes } from './routes.ts'
import { createInbox, type Inbox, type InboxDeps } from './service.ts'

export type { Inbox }

/** Letters from the house to its members, and what of them each has read. */
export const inboxArea = (
  platform: Platform,
  { audit, ...deps }: InboxDeps & { readonly audit: Pick<Audit, 'write'> },
): AreaOf<Inbox & { readonly desk: LetterDesk }> => {
  const inbox = createInbox(platform, deps)
  const desk = createLetterDesk(platform, { audit })
  return areaOf(
    { ...inbox, desk },
    {
      name: 'inbox',
      bindings: inboxRoutes(inbox, desk, platform.clock),
      sweep: inbox.sweep,
      waiting: async (db, memberId) => {
        const count = await inbox.countFor(db, memberId)
        return count === 0 ? [] : [{ kind: 'MESSAGE', section: 'messageV2', count, amount: null, until: null, badge: true }]
      },
    },
  )
}
