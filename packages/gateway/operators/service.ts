import { createHash } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { addPerson, approvePerson, listPeople, renewPerson } from '@portico/contract/operator/calls'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { deleteApp } from './app-store.ts'
import type { DeskSessions } from './sessions.ts'
import { insertPerson, lockAdministrators, lockPerson, peoplePresent, updatePerson } from './store.ts'

/** Who acted before people had sessions: whoever held the machine's own key. Nobody is called so. */
const MACHINE = 'operator'
const INVITED_MS = 3 * 24 * 60 * 60_000

type Invitation = ResponseOf<typeof addPerson>

export interface People {
  /** @throws Failure PERSON_TAKEN */
  add(request: RequestOf<typeof addPerson>, by: string): Promise<Invitation>
  /** Invites an administrator whoever there is, by the machine's word. @throws Failure PERSON_TAKEN */
  addFirst(tx: Tx, name: string): Promise<Invitation>
  /** @throws Failure PERSON_UNKNOWN | SAME_PERSON */
  approve(name: string, by: string): Promise<ResponseOf<typeof approvePerson>>
  /** @throws Failure PERSON_UNKNOWN | SAME_PERSON | LAST_ADMINISTRATOR */
  renew(request: RequestOf<typeof renewPerson>, by: string): Promise<Invitation>
  list(you: string): Promise<ResponseOf<typeof listPeople>>
  /** @throws Failure PERSON_UNKNOWN | LAST_ADMINISTRATOR */
  remove(name: string): Promise<{ name: string }>
}

/** What is stored of a key. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The people at the operator's desk. Keys are made here and said once. */
export const createPeople = ({ database: { orm }, clock, random }: Platform, sessions: Pick<DeskSessions, 'endAll' | 'bounds'>): People => {
  const invite = (by: string, waits: boolean) => {
    const key = randomToken(random)
    const until = new Date(clock.now().getTime() + INVITED_MS)
    return { key, until, row: { keyHash: hashOf(key), invitedBy: by, invitedUntil: until, waits } }
  }
  /** Whether somebody else is there who could approve what `by` does for `name`. */
  const waitsFor = async (tx: Tx, name: string, by: string): Promise<boolean> =>
    (await lockAdministrators(tx)).some((each) => each !== by && each !== name)

  const insert = async (tx: Tx, { name, role }: RequestOf<typeof addPerson>, by: string, waits: boolean): Promise<Invitation> => {
    const { key, until, row } = invite(by, waits)
    const added = name !== MACHINE && (await insertPerson(tx, { name, role, addedBy: by, addedAt: clock.now(), ...row }))
    return added ? { name, key, until: until.toISOString(), waits } : refuse('PERSON_TAKEN')
  }
  /** @throws Failure LAST_ADMINISTRATOR */
  const spareable = async (tx: Tx, name: string): Promise<void> => {
    const administrators = await lockAdministrators(tx)
    if (administrators.length === 1 && administrators[0] === name) throw new Failure('LAST_ADMINISTRATOR')
  }

  return {
    add: (request, by) => orm.transaction(async (tx) => insert(tx, request, by, await waitsFor(tx, request.name, by))),
    addFirst: (tx, name) => insert(tx, { name, role: 'administrator' }, MACHINE, false),
    approve: (name, by) =>
      orm.transaction(async (tx) => {
        const person = await lockPerson(tx, name)
        if (!person?.waits) throw new Failure('PERSON_UNKNOWN')
        if (person.invitedBy === by || name === by) throw new Failure('SAME_PERSON')
        await updatePerson(tx, name, { waits: false })
        return { name, role: person.role }
      }),
    renew: ({ name, role }, by) =>
      orm.transaction(async (tx) => {
        if (name === by) throw new Failure('SAME_PERSON')
        const waits = await waitsFor(tx, name, by)
        await spareable(tx, name)
        const person = (await lockPerson(tx, name)) ?? refuse('PERSON_UNKNOWN')
        const { key, until, row } = invite(by, waits)
        await updatePerson(tx, name, { ...row, role: role ?? person.role })
        await deleteApp(tx, name)
        await sessions.endAll(tx, name)
        return { name, key, until: until.toISOString(), waits }
      }),
    list: async (you) => ({
      you,
      list: (await peoplePresent(orm, sessions.bounds())).map(({ waits, ready, addedAt, ...person }) => ({
        ...person,
        addedAt: addedAt.toISOString(),
        state: waits ? 'WAITS' : ready ? 'READY' : 'INVITED',
      })),
    }),
    remove: (name) =>
      orm.transaction(async (tx) => {
        await spareable(tx, name)
        if (!(await lockPerson(tx, name))) throw new Failure('PERSON_UNKNOWN')
        await updatePerson(tx, name, { removedAt: clock.now() })
        await deleteApp(tx, name)
        await sessions.endAll(tx, name)
        return { name }
      }),
  }
}
