import { createHash } from 'node:crypto'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { listPeople } from '@portico/contract/operator/calls'
import { refuse } from '../failure.ts'
import { sameKey } from './key.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { findByKeyHash, insertPerson, peoplePresent, retirePerson } from './store.ts'

/** Whoever holds the machine's own key. */
export const MACHINE = 'operator'

export interface People {
  /** The name behind a key. @throws Failure OPERATOR_KEY_WRONG */
  personOf(key: string): Promise<string>
  /** @throws Failure PERSON_TAKEN */
  add(name: string, by: string): Promise<{ name: string; key: string }>
  list(you: string): Promise<ResponseOf<typeof listPeople>>
  /** @throws Failure PERSON_UNKNOWN */
  remove(name: string): Promise<{ name: string }>
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The people at the operator's desk. `operatorKey`: the machine's own. */
export const createPeople = ({ database: { orm }, clock, random }: Platform, operatorKey: string): People => ({
  personOf: async (key) => {
    if (sameKey(key, operatorKey)) return MACHINE
    return (await findByKeyHash(orm, hashOf(key))) ?? refuse('OPERATOR_KEY_WRONG')
  },
  add: async (name, by) => {
    const key = randomToken(random)
    const added = name !== MACHINE && (await insertPerson(orm, { name, keyHash: hashOf(key), addedBy: by, addedAt: clock.now() }))
    return added ? { name, key } : refuse('PERSON_TAKEN')
  },
  list: async (you) => ({
    you,
    list: (await peoplePresent(orm)).map((person) => ({ ...person, addedAt: person.addedAt.toISOString() })),
  }),
  remove: async (name) => ((await retirePerson(orm, name, clock.now())) ? { name } : refuse('PERSON_UNKNOWN')),
})
