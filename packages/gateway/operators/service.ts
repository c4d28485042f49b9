import { createHash } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { addPerson, approvePerson, listPeople, renewPerson } from '@portico/contract/operator/calls'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { deleteApp } from './app-store.ts'
import type { DeskSessions } from './sessions.ts'
import { hadAdministratorBeside, insertPerson, lockAdministrators, lockPerson, peoplePresent, updatePerson } from './store.ts'

/** Who acted before people had sessions: whoever held the machine's own key. Nobody is called so. */
const MACHINE = 'operator'
const INVITED_MS = 3 * DAY_MS
/** So long the others see what nobody could approve before it counts. */
const DELAY_MS = DAY_MS

type Invitation = ResponseOf<typeof addPerson>

/** What keeps an invitation from counting at once. */
interface Brake {
  readonly waits: boolean
  readonly delayed: boolean
}

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
export const createPeople = (
  { database: { orm }, clock, random, log }: Platform,
  sessions: Pick<DeskSessions, 'endAll' | 'bounds'>,
): People => {
  const invite = (name: string, by: string, { waits, delayed }: Brake) => {
    const key = randomToken(random)
    const from = delayed ? new Date(clock.now().getTime() + DELAY_MS) : null
    const until = new Date((from ?? clock.now()).getTime() + INVITED_MS)
    if (from) log.warn({ name, by, from }, 'somebody was invited to the desk whom nobody else could approve: it counts a day later')
    return {
      row: { keyHash: hashOf(key), invitedBy: by, invitedFrom: from, invitedUntil: until, waits },
      invitation: { name, key, until: until.toISOString(), waits, countsFrom: from?.toISOString() ?? null },
    }
  }
  /** Somebody else approves what `by` does for `name`. Where there is nobody, whoever had one name would soon have two: it counts a day later. */
  const brakeOf = async (tx: Tx, name: string, by: string, risky: () => Promise<boolean>): Promise<Brake> => {
    const waits = (await lockAdministrators(tx)).some((each) => each !== by && each !== name)
    return { waits, delayed: !waits && (await risky()) }
  }

  const insert = async (tx: Tx, { name, role }: RequestOf<typeof addPerson>, by: string, brake: Brake): Promise<Invitation> => {
    const { row, invitation } = invite(name, by, brake)
    const added = name !== MACHINE && (await insertPerson(tx, { name, role, addedBy: by, addedAt: clock.now(), ...row }))
    return added ? invitation : refuse('PERSON_TAKEN')
  }
  /** @throws Failure LAST_ADMINISTRATOR */
  const spareable = async (tx: Tx, name: string): Promise<void> => {
    const administrators = await lockAdministrators(tx)
    if (administrators.length === 1 && administrators[0] === name) throw new Failure('LAST_ADMINISTRATOR')
  }

  return {
    add: (request, by) =>
      orm.transaction(async (tx) => {
        // The first people are invited by the one administrator there is; who has shut the others out is no first.
        const brake = await brakeOf(tx, request.name, by, () => hadAdministratorBeside(tx, by))
        return insert(tx, request, by, brake)
      }),
    addFirst: (tx, name) => insert(tx, { name, role: 'administrator' }, MACHINE, { waits: false, delayed: false }),
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
        const brake = await brakeOf(tx, name, by, async () => true)
        await spareable(tx, name)
        const person = (await lockPerson(tx, name)) ?? refuse('PERSON_UNKNOWN')
        const { row, invitation } = invite(name, by, brake)
        await updatePerson(tx, name, { ...row, role: role ?? person.role })
        await deleteApp(tx, name)
        await sessions.endAll(tx, name)
        return invitation
      }),
    list: async (you) => ({
      you,
      list: (await peoplePresent(orm, sessions.bounds())).map(({ waits, ready, addedAt, invitedFrom, ...person }) => {
        const delayed = invitedFrom !== null && invitedFrom > clock.now()
        return {
          ...person,
          addedAt: addedAt.toISOString(),
          state: waits ? 'WAITS' : delayed ? 'DELAYED' : ready ? 'READY' : 'INVITED',
          countsFrom: delayed ? invitedFrom.toISOString() : null,
        }
      }),
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
