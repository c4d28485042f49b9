import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { addPayee, listPayees } from '@portico/contract/withdrawal/calls'
import type { Institution, PayeeView } from '@portico/contract/withdrawal/shapes'
import type { Audit } from '../audit/index.ts'
import type { Ways } from '../cashier/index.ts'
import type { Config } from '../config.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { HOUR_MS } from '../kit/duration.ts'
import { accountsById, lockMember, type Members } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { Proofs } from '../session/index.ts'
import { endPayee, insertPayee, type PayeeRow, payeesOf } from './payee-store.ts'

const MOST_PAYEES = 6
const ACCOUNT = /^\d{6,20}$/

type Owner = Pick<Caller, 'memberId' | 'sessionId'>

/** Accounts that members are paid to, in their own name. */
export interface Payees {
  list(caller: Pick<Owner, 'memberId'>): Promise<ResponseOf<typeof listPayees>>
  /**
   * Adds an account and tells its owner, in `language`, at every proved address.
   * @throws Failure REAUTHENTICATE, FIELD_INVALID of `institution`, `account` or `name`
   */
  add(caller: Owner, request: RequestOf<typeof addPayee>, language: string): Promise<PayeeView>
  /** @throws Failure REAUTHENTICATE, PAYEE_UNKNOWN */
  remove(caller: Owner, payeeId: string): Promise<void>
  viewOf(row: PayeeRow): PayeeView
}

export interface PayeesDeps {
  readonly config: Config['withdrawals']
  readonly ways: Pick<Ways, 'payers'>
  readonly members: Pick<Members, 'byId'>
  readonly proofs: Pick<Proofs, 'requireFresh'>
  readonly audit: Pick<Audit, 'write'>
  readonly notices: Pick<Notices, 'tell'>
}

/** A name as banks write it: without marks, in capitals, with single blanks. */
const plainName = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').replaceAll(/\s+/gu, ' ').trim().toUpperCase()

const wrongField = (field: string, rule: string): Failure => new Failure('FIELD_INVALID', { fields: { [field]: { rule } } })

export const createPayees = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { config, ways, members, proofs, audit, notices }: PayeesDeps,
): Payees => {
  const db = database.orm
  /** Where several providers pay to the same one, the preferred provider's. */
  const institutions = (): readonly Institution[] => {
    const all = ways.payers().flatMap(({ payouts }) => payouts?.institutions ?? [])
    return all.filter(({ code }, at) => all.findIndex((each) => each.code === code) === at)
  }

  const viewOf: Payees['viewOf'] = ({ id, kind, institution, account, name, readyAt }) => ({
    payeeId: id,
    kind,
    institution,
    institutionName: institutions().find(({ code }) => code === institution)?.name ?? institution,
    account: `••${account.slice(-4)}`,
    name,
    readyAt: readyAt.toISOString(),
  })

  /** The first name that was said binds the later ones, whatever has been removed since. */
  const nameOf = async (memberId: string, rows: readonly PayeeRow[]): Promise<string | null> =>
    (await members.byId(memberId))?.contacts['payeeName'] ?? rows[0]?.name ?? null

  return {
    viewOf,
    list: async ({ memberId }) => {
      const rows = await payeesOf(db, memberId)
      return {
        payees: rows.filter(({ removedAt }) => removedAt === null).map(viewOf),
        institutions: [...institutions()],
        name: await nameOf(memberId, rows),
        serverNow: clock.now().toISOString(),
      }
    },
    add: async (caller, { kind, institution, account: typed, name: typedName }, language) => {
      const { memberId } = caller
      const account = typed.replaceAll(/[\s.-]/g, '')
      if (!institutions().some((each) => each.code === institution && each.kind === kind)) throw wrongField('institution', 'pattern')
      if (!ACCOUNT.test(account)) throw wrongField('account', 'pattern')
      const name = plainName(typedName)
      if (name.length < 2) throw wrongField('name', 'too_small')
      const own = await nameOf(memberId, await payeesOf(db, memberId))
      if (own !== null && plainName(own) !== name) throw wrongField('name', 'other')
      await proofs.requireFresh(caller)
      const now = clock.now()
      const readyAt = new Date(now.getTime() + config.delayHours * HOUR_MS)
      const row = { id: randomId(random), memberId, kind, institution, account, name, addedAt: now, readyAt, removedAt: null }
      await db.transaction(async (tx) => {
        // One after the other: two first accounts at once cannot have two names.
        await lockMember(tx, memberId)
        const before = await payeesOf(tx, memberId)
        if (before.length > 0 && own === null && plainName(before[0]!.name) !== name) throw wrongField('name', 'other')
        if (before.filter(({ removedAt }) => removedAt === null).length >= MOST_PAYEES) throw wrongField('account', 'too_many')
        if (!(await insertPayee(tx, row))) throw wrongField('account', 'taken')
        const ending = account.slice(-4)
        const details = { institution, account: `••${ending}` }
        await audit.write(tx, { actor: `member:${memberId}`, action: 'PAYEE_ADDED', subject: memberId, details })
        const owner = { id: memberId, account: (await accountsById(tx, [memberId])).get(memberId) ?? '' }
        const values = { bank: viewOf(row).institutionName, ending }
        await notices.tell(tx, { member: owner, template: 'payeeAdded', values: (common) => ({ ...common, ...values }), language })
      })
      return viewOf(row)
    },
    remove: async (caller, payeeId) => {
      await proofs.requireFresh(caller)
      await db.transaction(async (tx) => {
        if (!(await endPayee(tx, caller.memberId, payeeId, clock.now()))) refuse('PAYEE_UNKNOWN')
        const actor = `member:${caller.memberId}`
        await audit.write(tx, { actor, action: 'PAYEE_REMOVED', subject: caller.memberId, details: { payeeId } })
      })
    },
  }
}
