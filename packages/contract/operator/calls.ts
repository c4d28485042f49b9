import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int } from '../kit/wire.ts'
import { personName } from './shapes.ts'

/** Checks the books: every cached balance against its entries, debits against credits, bets against settlements. */
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
    }),
})

/** Gives a person a key to the operator desk. The key is said once and kept nowhere. */
export const addPerson = call({
  method: 'POST',
  path: '/operator/people',
  token: false,
  only: 'operator',
  request: () => z.object({ name: personName }),
  response: () => z.object({ name: z.string(), key: z.string() }),
})

/** Who has a key to the operator desk, and whom the asking key belongs to. */
export const listPeople = call({
  method: 'GET',
  path: '/operator/people',
  token: false,
  only: 'operator',
  response: () => z.object({ you: z.string(), list: z.array(z.object({ name: z.string(), addedBy: z.string(), addedAt: instant })) }),
})

/** Takes a person’s key away for good; the name stays with what the person decided. */
export const removePerson = call({
  method: 'DELETE',
  path: '/operator/people',
  token: false,
  only: 'operator',
  request: () => z.object({ name: personName }),
  response: () => z.object({ name: z.string() }),
})
