import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant } from './wire.ts'

/** People at the operator's desk, each with a key, for what takes more than one of them. The machine's own key is `operator`. */
const personName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,29}$/))

export const addPerson = call({
  method: 'POST',
  path: '/operator/people',
  summary: 'Gives a person a key to the operator desk. The key is said once and kept nowhere',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ name: personName }),
  response: z.object({ name: z.string(), key: z.string() }),
  failures: ['OPERATOR_KEY_WRONG', 'PERSON_TAKEN'],
  example: { request: { name: 'lan' }, response: { name: 'lan', key: 'kept-by-lan-alone' } },
})

export const listPeople = call({
  method: 'GET',
  path: '/operator/people',
  summary: 'Who has a key to the operator desk, and whom the asking key belongs to',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({}),
  response: z.object({ you: z.string(), list: z.array(z.object({ name: z.string(), addedBy: z.string(), addedAt: instant })) }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: {
    request: {},
    response: { you: 'operator', list: [{ name: 'lan', addedBy: 'operator', addedAt: '2026-11-20T08:00:00.000Z' }] },
  },
})

export const removePerson = call({
  method: 'DELETE',
  path: '/operator/people',
  summary: 'Takes a person’s key away for good; the name stays with what the person decided',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ name: personName }),
  response: z.object({ name: z.string() }),
  failures: ['OPERATOR_KEY_WRONG', 'PERSON_UNKNOWN'],
  example: { request: { name: 'lan' }, response: { name: 'lan' } },
})
