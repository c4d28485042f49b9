import { randomUUID } from 'node:crypto'
import type { decideFactorRemoval, FactorRemoval, factorRemovals, proposeFactorRemoval } from '@portico/contract/factor/operator-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { findMember, lockMember, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { findAuthenticator } from './authenticator-store.ts'
import { passkeysOf } from './passkey-store.ts'
import { decideRemoval, type FactorRemovalRow, insertRemoval, lockRemoval, waitingRemoval, waitingRemovals } from './removal-store.ts'
import type { Factors } from './service.ts'

/** How long a proposal waits: who has lost a factor comes soon, and what nobody decides is not to lie about for years. */
const LIFE_MS = 24 * 3_600_000

/** The factors of who has lost them, taken away by two people. */
export interface FactorRemovals {
  /** Proposes; who proposes the same account again gets what waits. @throws Failure ACCOUNT_UNKNOWN, NOT_FOUND where there is nothing to take */
  propose(request: RequestOf<typeof proposeFactorRemoval>, person: string): Promise<ResponseOf<typeof proposeFactorRemoval>>
  list(): Promise<ResponseOf<typeof factorRemovals>>
  /** @throws Failure NOT_FOUND, SAME_PERSON */
  decide(request: RequestOf<typeof decideFactorRemoval>, context: CallContext): Promise<ResponseOf<typeof decideFactorRemoval>>
}

export interface FactorRemovalDeps {
  readonly members: Pick<Members, 'byAccount'>
  readonly audit: Pick<Audit, 'write'>
  readonly factors: Pick<Factors, 'removeAuthenticator' | 'forgetPasskeys'>
  /** Ends every session of an account and answers how many. */
  readonly endAll: (tx: Tx, memberId: string) => Promise<number>
}

interface Present {
  readonly authenticator: Date | null
  readonly passkeys: readonly { readonly name: string; readonly addedAt: Date }[]
}

const presentFactors = async (db: Queryable, memberId: string): Promise<Present> => ({
  authenticator: (await findAuthenticator(db, memberId))?.addedAt ?? null,
  passkeys: await passkeysOf(db, memberId),
})

const isNothing = ({ authenticator, passkeys }: Present): boolean => authenticator === null && passkeys.length === 0

/** Whoever adds a factor has got in: nobody looked at that one. */
const addedSince = ({ authenticator, passkeys }: Present, since: Date): boolean =>
  [...(authenticator ? [authenticator] : []), ...passkeys.map(({ addedAt }) => addedAt)].some((at) => at >= since)

const serialize = (
  { id, reason, proposedAt, proposedBy }: FactorRemovalRow,
  account: string,
  { authenticator, passkeys }: Present,
): FactorRemoval => ({
  id,
  account,
  reason,
  authenticator: authenticator?.toISOString() ?? null,
  passkeys: passkeys.map(({ name, addedAt }) => ({ name, addedAt: addedAt.toISOString() })),
  proposedAt: proposedAt.toISOString(),
  proposedBy,
  expiresAt: new Date(proposedAt.getTime() + LIFE_MS).toISOString(),
})

export const createFactorRemovals = (
  { database: { orm }, clock }: Pick<Platform, 'database' | 'clock'>,
  { members, audit, factors, endAll }: FactorRemovalDeps,
): FactorRemovals => {
  const oldest = () => new Date(clock.now().getTime() - LIFE_MS)
  const write = (tx: Tx, action: string, person: string, { id, memberId, reason, proposedBy }: FactorRemovalRow, note?: string) =>
    audit.write(tx, {
      actor: `operator:${person}`,
      action,
      subject: memberId,
      details: { removal: id, reason, proposedBy, note: note ?? null },
    })

  return {
    propose: async ({ account, reason }, person) => {
      const { id: memberId, account: name } = (await members.byAccount(account)) ?? refuse('ACCOUNT_UNKNOWN')
      return orm.transaction(async (tx) => {
        // Two that propose the same at once make one proposal.
        await lockMember(tx, memberId)
        const present = await presentFactors(tx, memberId)
        if (isNothing(present)) throw new Failure('NOT_FOUND')
        const waiting = await waitingRemoval(tx, memberId, oldest())
        if (waiting && !addedSince(present, waiting.proposedAt)) return { proposal: serialize(waiting, name, present) }
        const at = clock.now()
        // What was added meanwhile makes the one before it worthless.
        if (waiting) await decideRemoval(tx, waiting.id, { state: 'REJECTED', decidedAt: at, decidedBy: person, note: null })
        const row = await insertRemoval(tx, { id: randomUUID(), memberId, reason, state: 'PROPOSED', proposedAt: at, proposedBy: person })
        await write(tx, 'FACTOR_REMOVAL_PROPOSED', person, row)
        return { proposal: serialize(row, name, present) }
      })
    },

    list: async () => {
      const list: FactorRemoval[] = []
      for (const { row, account } of await waitingRemovals(orm, oldest()))
        list.push(serialize(row, account, await presentFactors(orm, row.memberId)))
      return { list }
    },

    decide: ({ id, approve, note }, context) => {
      const person = context.operator
      return orm.transaction(async (tx) => {
        const row = (await lockRemoval(tx, id)) ?? refuse('NOT_FOUND')
        const owner = (await findMember(tx, row.memberId)) ?? refuse('NOT_FOUND')
        const state = approve ? 'APPROVED' : 'REJECTED'
        // The same word again.
        if (row.state === state && row.decidedBy === person) return { account: owner.account, ended: 0 }
        if (row.state !== 'PROPOSED' || row.proposedAt <= oldest()) throw new Failure('NOT_FOUND')
        if (approve && row.proposedBy === person) throw new Failure('SAME_PERSON')
        await decideRemoval(tx, id, { state, decidedAt: clock.now(), decidedBy: person, note: note ?? null })
        await write(tx, `FACTOR_REMOVAL_${state}`, person, row, note)
        if (!approve) return { account: owner.account, ended: 0 }
        await lockMember(tx, owner.id)
        if (addedSince(await presentFactors(tx, owner.id), row.proposedAt)) throw new Failure('NOT_FOUND')
        await factors.removeAuthenticator(tx, owner, context, `operator:${person}`)
        await factors.forgetPasskeys(tx, owner, context, `operator:${person}`)
        return { account: owner.account, ended: await endAll(tx, owner.id) }
      })
    },
  }
}
