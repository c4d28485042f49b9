import * as z from 'zod/mini'
import { account, eventOf, instant, termsWith, tree } from './parts.ts'

export const dominance = z.object({
  accounts: tree,
  contracts: z.array(termsWith({ id: z.string(), holder: z.string() })),
  offer: termsWith({ by: account, holder: z.string() }),
})

export const lifecycle = z.object({
  tz: z.string(),
  until: instant,
  accounts: tree,
  events: z.array(
    z.discriminatedUnion('type', [
      eventOf(['offer'], {
        contract: z.string(),
        by: account,
        holder: z.string(),
        terms: termsWith({ from: z.nullish(instant) }),
        expiresAt: instant,
      }),
      eventOf(['accept', 'decline', 'request', 'agree', 'refuse', 'finish'], { contract: z.string(), by: account }),
      eventOf(['suspend', 'reinstate', 'move'], { account: z.string() }),
    ]),
  ),
})
