import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { beginOperatorApp, confirmOperatorApp, inviteFirst, operatorLogin } from '@portico/contract/operator/door-calls'
import type { Audit } from '../audit/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { OperatorApps } from './apps.ts'
import { sameKey } from './key.ts'
import { hashOf, type People } from './service.ts'
import type { DeskSessions } from './sessions.ts'
import { findByKeyHash, lockAdministrators, lockPerson, type PersonRow, updatePerson } from './store.ts'

/** How people come to the desk. What is typed here goes into no log; the audit log has who came, and who was refused. */
export interface Door {
  /** @throws Failure OPERATOR_KEY_WRONG | PERSON_TAKEN */
  first(request: RequestOf<typeof inviteFirst>, ip: string): Promise<ResponseOf<typeof inviteFirst>>
  /** @throws Failure OPERATOR_KEY_WRONG | SAME_PERSON while another has to approve it | CODE_LOCKED */
  begin(request: RequestOf<typeof beginOperatorApp>, ip: string): Promise<ResponseOf<typeof beginOperatorApp>>
  /** @throws Failure as `begin` | AUTHENTICATOR_OVER | CODE_WRONG */
  confirm(request: RequestOf<typeof confirmOperatorApp>, ip: string): Promise<ResponseOf<typeof confirmOperatorApp>>
  /** @throws Failure OPERATOR_KEY_WRONG | FACTOR_REQUIRED where no app is set up | CODE_LOCKED */
  login(request: RequestOf<typeof operatorLogin>, ip: string): Promise<ResponseOf<typeof operatorLogin>>
}

export interface DoorDeps {
  /** The machine's own. */
  readonly operatorKey: string
  /** Whether the machine's key opens the desk though there are administrators. */
  readonly rescue: boolean
  readonly people: Pick<People, 'addFirst'>
  readonly apps: OperatorApps
  readonly sessions: Pick<DeskSessions, 'open' | 'endAll'>
  readonly audit: Pick<Audit, 'write'>
}

export const createDoor = (
  { database: { orm }, clock }: Pick<Platform, 'database' | 'clock'>,
  { operatorKey, rescue, people, apps, sessions, audit }: DoorDeps,
): Door => {
  const holderOf = async (key: string): Promise<PersonRow> => {
    const person = (await findByKeyHash(orm, hashOf(key))) ?? refuse('OPERATOR_KEY_WRONG')
    if (person.waits) throw new Failure('SAME_PERSON')
    const { invitedFrom, invitedUntil } = person
    if (invitedFrom !== null && invitedFrom > clock.now()) throw new Failure('OPERATOR_KEY_WRONG')
    if (invitedUntil !== null && invitedUntil <= clock.now()) throw new Failure('OPERATOR_KEY_WRONG')
    return person
  }
  const judge = async (name: string, code: string, ip: string): Promise<void> => {
    if (await apps.judge(name, code)) return
    await orm.transaction((tx) => audit.write(tx, { actor: `operator:${name}`, action: 'OPERATOR_REFUSED', ip }))
    throw new Failure('OPERATOR_KEY_WRONG')
  }

  return {
    first: ({ key, name }, ip) =>
      orm.transaction(async (tx) => {
        const open = rescue || (await lockAdministrators(tx)).length === 0
        if (!open || !sameKey(key, operatorKey)) throw new Failure('OPERATOR_KEY_WRONG')
        const invited = await people.addFirst(tx, name)
        await audit.write(tx, { actor: 'machine', action: 'OPERATOR_INVITED', ip, details: { name, rescue } })
        return invited
      }),
    begin: async ({ key, code }, ip) => {
      const { name } = await holderOf(key)
      if (await apps.has(name)) await judge(name, code ?? '', ip)
      return apps.begin(name)
    },
    confirm: async ({ key, code, newKey }, ip) => {
      const { name, keyHash } = await holderOf(key)
      if (newKey === key || newKey === operatorKey) throw new Failure('INVALID_REQUEST', { fields: { newKey: { rule: 'same' } } })
      const confirmed = await apps.confirm(name, code)
      await orm.transaction(async (tx) => {
        // Nobody may have renewed the invitation meanwhile.
        if ((await lockPerson(tx, name))?.keyHash !== keyHash) throw new Failure('OPERATOR_KEY_WRONG')
        await confirmed.store(tx)
        await updatePerson(tx, name, { keyHash: hashOf(newKey), invitedBy: null, invitedFrom: null, invitedUntil: null })
        await sessions.endAll(tx, name)
        await audit.write(tx, { actor: `operator:${name}`, action: 'OPERATOR_APP_SET', ip })
      })
      return { name, recoveryCodes: [...confirmed.recoveryCodes] }
    },
    login: async ({ key, code }, ip) => {
      const { name, role } = await holderOf(key)
      if (!(await apps.has(name))) throw new Failure('FACTOR_REQUIRED')
      await judge(name, code, ip)
      const { token, endsAt } = await orm.transaction(async (tx) => {
        const opened = await sessions.open(tx, name)
        await audit.write(tx, { actor: `operator:${name}`, action: 'OPERATOR_SIGNED_IN', ip })
        return opened
      })
      return { token, name, role, endsAt: endsAt.toISOString(), recoveryCodes: await apps.left(name) }
    },
  }
}
