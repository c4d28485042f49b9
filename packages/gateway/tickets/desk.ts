import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type {
  DeskPool,
  endTicketPool,
  grantTickets,
  operatorTicketPools,
  proposeTicketPool,
  publishTicketPool,
} from '@portico/contract/ticket/operator-calls'
import { commitmentOf } from '@portico/lottery/draw'
import { toHex } from '@portico/lottery/bytes'
import type { Audit } from '../audit/index.ts'
import type { BonusRules } from '../bonus-settings.ts'
import type { Control } from '../control/index.ts'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { findByAccount } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { parseUnits } from '@portico/contract/kit/money'
import { checkDefinition, sizeOf } from './definition.ts'
import type { Ending } from './ending.ts'
import type { Granting } from './granting.ts'
import { changePool, findPool, insertNumbers, insertPool, insertPrizes, listPools, lockPool, type PoolRow } from './pool-store.ts'
import { prizePoolOf, sealOf } from './pool-seal.ts'
import { toDeskPool } from './serializer.ts'

const SEED_BYTES = 32

/** Pools as operators write them: one proposes, another publishes. */
export interface TicketDesk {
  list(): Promise<ResponseOf<typeof operatorTicketPools>>
  /** @throws Failure FIELD_INVALID naming each field */
  propose(request: RequestOf<typeof proposeTicketPool>, person: string): Promise<DeskPool>
  /** @throws Failure TICKET_POOL_UNKNOWN, TICKET_POOL_CHANGED where it does not wait, SAME_PERSON, FIELD_INVALID where it is over by now */
  publish(request: RequestOf<typeof publishTicketPool>, person: string): Promise<DeskPool>
  /** @throws Failure TICKET_POOL_UNKNOWN, RAFFLE_ENTERED */
  end(request: RequestOf<typeof endTicketPool>, person: string): Promise<DeskPool>
  /** @throws Failure TICKET_POOL_UNKNOWN, TICKET_POOL_OVER, TICKET_POOL_FULL: all or none get theirs */
  grant(request: RequestOf<typeof grantTickets>, person: string): Promise<ResponseOf<typeof grantTickets>>
}

interface DeskDeps {
  readonly bonuses: BonusRules
  readonly audit: Pick<Audit, 'write'>
  readonly control: Pick<Control, 'offersAllowed'>
  readonly granting: Granting
  readonly ending: Ending
}

export const createDesk = (platform: Platform, { audit, control, granting, ending, bonuses }: DeskDeps): TicketDesk => {
  const { database, clock, random, brand } = platform
  const db = database.orm
  const serialize = (row: PoolRow): DeskPool => toDeskPool(row, brand)
  const write = (tx: Tx, action: string, person: string, { id, hash }: PoolRow, more: object = {}) =>
    audit.write(tx, { actor: `operator:${person}`, action, subject: id, details: { hash, ...more } })

  /** Draws the order of a pool and seals it, before anybody has a ticket. The operator is never shown the seed. */
  const seal = async (tx: Tx, row: PoolRow): Promise<Pick<PoolRow, 'seed' | 'commitment' | 'root'>> => {
    const seed = random.bytes(SEED_BYTES)
    const commitment = await commitmentOf(seed)
    if (row.kind === 'RAFFLE') return { seed: toHex(seed), commitment, root: null }
    const { leaves, root } = await sealOf(seed, prizePoolOf(row))
    await insertNumbers(
      tx,
      row.id,
      leaves.map(({ prize }) => prize),
    )
    return { seed: toHex(seed), commitment, root }
  }

  /** Why a member gets no ticket; null where nothing is in the way. */
  const obstacle = async (tx: Tx, account: string): Promise<string | { memberId: string; currency: string }> => {
    const member = await findByAccount(tx, account)
    if (!member) return 'ACCOUNT_UNKNOWN'
    if (member.trialEndsAt !== null) return 'NEED_TRUE_ACCOUNT'
    if (member.currency !== brand.currency) return 'NOT_OFFERED'
    try {
      await control.offersAllowed(tx, member.id)
    } catch (error) {
      // Not which of them: what a member has set for themselves is nobody's business at the desk.
      if (error instanceof Failure) return 'NOT_OFFERED'
      throw error
    }
    return { memberId: member.id, currency: member.currency }
  }

  return {
    list: async () => ({ list: (await listPools(db)).map(serialize) }),

    propose: ({ definition }, person) => {
      checkDefinition(definition, brand, bonuses, clock.now())
      const hash = fingerprintOf(definition)
      const id = derivedId('ticket pool', hash)
      return db.transaction(async (tx) => {
        const row = await insertPool(tx, {
          id,
          kind: definition.kind,
          definition,
          hash,
          state: 'PROPOSED',
          startsAt: new Date(definition.startsAt),
          endsAt: new Date(definition.endsAt),
          size: sizeOf(definition),
          proposedBy: person,
          proposedAt: clock.now(),
        })
        if (!row) return serialize((await findPool(tx, id))!)
        await insertPrizes(
          tx,
          definition.prizes.map(({ kind, amount, points, count }, prize) => ({
            poolId: id,
            prize,
            kind,
            amount: amount === null ? null : parseUnits(amount),
            points,
            count,
            left: count,
          })),
        )
        await write(tx, 'TICKET_POOL_PROPOSED', person, row)
        return serialize(row)
      })
    },

    publish: ({ id, hash }, person) =>
      db.transaction(async (tx) => {
        const row = (await lockPool(tx, id)) ?? refuse('TICKET_POOL_UNKNOWN')
        if (row.hash !== hash) throw new Failure('TICKET_POOL_CHANGED')
        if (row.state === 'PUBLISHED' && row.publishedBy === person) return serialize(row)
        if (row.state !== 'PROPOSED') throw new Failure('TICKET_POOL_CHANGED')
        if (row.proposedBy === person) throw new Failure('SAME_PERSON')
        checkDefinition(row.definition, brand, bonuses, clock.now())
        const change = { state: 'PUBLISHED', publishedBy: person, publishedAt: clock.now() } as const
        const published = await changePool(tx, id, { ...change, ...(await seal(tx, row)) })
        await write(tx, 'TICKET_POOL_PUBLISHED', person, published, { commitment: published.commitment, root: published.root })
        await ending.tellLeft(tx, null)
        return serialize(published)
      }),

    end: ({ id, note }, person) =>
      db.transaction(async (tx) => {
        const row = (await lockPool(tx, id)) ?? refuse('TICKET_POOL_UNKNOWN')
        if (row.state === 'ENDED') return serialize(row)
        // By its time the root of the entries was not known to anybody; the operator's time could be chosen.
        if (row.kind === 'RAFFLE' && row.opened > 0) throw new Failure('RAFFLE_ENTERED')
        const ended = await ending.end(tx, row.seed === null ? { ...row, kind: 'EGG' } : row)
        await write(tx, 'TICKET_POOL_ENDED', person, ended, { note })
        return serialize(ended)
      }),

    grant: ({ id, accounts, each, reference }, person) =>
      db.transaction(async (tx) => {
        const pool = (await lockPool(tx, id)) ?? refuse('TICKET_POOL_UNKNOWN')
        if (pool.state !== 'PUBLISHED' || pool.endsAt <= clock.now()) throw new Failure('TICKET_POOL_OVER')
        const refused: { account: string; code: string }[] = []
        const memberIds: string[] = []
        let granted = 0
        for (const account of new Set(accounts.map((name) => name.trim().toLowerCase()))) {
          const holder = await obstacle(tx, account)
          if (typeof holder === 'string') {
            refused.push({ account, code: holder })
            continue
          }
          const row = (await findPool(tx, id))!
          const origin = `DESK ${reference}`
          const ids = granting.idsOf(id, holder, origin, each)
          granted += await granting.give(tx, row, holder, origin, ids, { whole: true })
          memberIds.push(holder.memberId)
        }
        const current = (await findPool(tx, id))!
        await write(tx, 'TICKETS_GRANTED', person, current, { each, reference, granted, members: memberIds })
        await ending.tellAll(tx, memberIds)
        return { granted, refused, pool: serialize(current) }
      }),
  }
}
