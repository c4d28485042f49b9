import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { currencyCode, wireAmount } from '../kit/money.ts'
import { instant, int, queryInt, text } from '../kit/wire.ts'
import { invitation, operatorPerson, operatorRole, personName } from './shapes.ts'

/** What the accounts of one kind hold in all, and by which transfers it came to be: `balance` is what came in less what went out in `flows`. */
const bookFigure = z.object({
  currency: currencyCode,
  /** e.g. `player:cash`, `provider:clearing`. */
  kind: z.string(),
  accounts: int(),
  balance: wireAmount,
  flows: z.array(
    z.object({
      code: z.string(),
      /** The kind of account on the other side. */
      against: z.string(),
      in: wireAmount,
      out: wireAmount,
      transfers: int(),
    }),
  ),
})
export type BookFigure = z.infer<typeof bookFigure>

/** Checks the books: every cached balance against its entries, debits against credits, bets against settlements; and explains each figure. */
export const operatorBooks = call({
  method: 'GET',
  path: '/operator/books',
  token: false,
  only: 'operator',
  response: () =>
    z.object({
      balanced: z.boolean(),
      accounts: int(),
      transfers: int(),
      bets: int(),
      settled: int(),
      findings: z.array(z.string()),
      /** By currency and kind of account; the balances of a currency come to nothing together. */
      figures: z.array(bookFigure),
    }),
})

/** Sums what moved on members' accounts by day anew from the entries; `changed` says how many sums were other ones before. */
export const sumLedgerDays = call({
  method: 'POST',
  path: '/operator/books/days',
  token: false,
  only: 'operator',
  desk: 'finance',
  response: () => z.object({ changed: int() }),
})

/** Makes the figures of members and teams anew from the bets and movements they are about; `changed` says how many were other ones before. */
export const rebuildFigures = call({
  method: 'POST',
  path: '/operator/books/figures',
  token: false,
  only: 'operator',
  desk: 'finance',
  response: () => z.object({ changed: int() }),
})

/**
 * Invites somebody to the desk. The key opens nothing but the setting up of an app, once, within three days; where two administrators have one,
 * another than the asking one has to approve it before.
 */
export const addPerson = call({
  method: 'POST',
  path: '/operator/people',
  token: false,
  only: 'operator',
  request: () => z.object({ name: personName, role: operatorRole }),
  response: () => invitation,
})

/** Lets an invitation count that another administrator made. */
export const approvePerson = call({
  method: 'POST',
  path: '/operator/people/approval',
  token: false,
  only: 'operator',
  request: () => z.object({ name: personName }),
  response: () => z.object({ name: z.string(), role: operatorRole }),
})

/** Invites somebody anew who has lost key or app, or is to have another role. Key, app and sessions of the person end at once. */
export const renewPerson = call({
  method: 'POST',
  path: '/operator/people/renewal',
  token: false,
  only: 'operator',
  request: () => z.object({ name: personName, role: z.optional(operatorRole) }),
  response: () => invitation,
})

/** Who may come to the operator desk, and who is asking. */
export const listPeople = call({
  method: 'GET',
  path: '/operator/people',
  token: false,
  only: 'operator',
  response: () => z.object({ you: z.string(), list: z.array(operatorPerson) }),
})

/** Shuts a person out for good; the name stays with what the person decided, and is never given again. */
export const removePerson = call({
  method: 'DELETE',
  path: '/operator/people',
  token: false,
  only: 'operator',
  request: () => z.object({ name: personName }),
  response: () => z.object({ name: z.string() }),
})

/**
 * Who did what at the operator desk, the newest first: every call that may change something, with what it asked for (long lists are cut)
 * and what came of it. Rows are added and never changed. `before`: the id that a page before ended with.
 */
export const operatorLog = call({
  method: 'GET',
  path: '/operator/log',
  token: false,
  only: 'operator',
  request: () =>
    z.object({
      person: z.optional(personName),
      call: z.optional(text(60)),
      before: z.optional(queryInt(1, 999_999_999)),
      size: z._default(queryInt(1, 200), 50),
    }),
  response: () =>
    z.object({
      list: z.array(
        z.object({
          id: int(),
          at: instant,
          person: z.string(),
          call: z.string(),
          request: z.record(z.string(), z.unknown()),
          /** `DONE`, or the code it was refused with; null when the gateway ended before it could say. */
          outcome: z.nullable(z.string()),
          ip: z.string(),
          traceId: z.string(),
        }),
      ),
    }),
})
