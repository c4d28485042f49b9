import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { claimRafflePromotion, openedTickets, ticketPoolBundle, ticketPools } from '@portico/contract/ticket/calls'
import type { TicketPool } from '@portico/contract/ticket/shapes'
import { canonicalJson } from '@portico/lottery/canonical'
import type { Audit } from '../audit/index.ts'
import type { BonusRules } from '../bonus-settings.ts'
import type { Control } from '../control/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { maskAccount } from '../kit/mask-account.ts'
import { balancesOf, cashOf } from '../ledger/index.ts'
import { accountsById, findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { createBonusPay } from '../turnover/index.ts'
import { createDesk, type TicketDesk } from './desk.ts'
import { createEnding } from './ending.ts'
import { createGranting, type GrantSources } from './granting.ts'
import { createOpening } from './opening.ts'
import { createPay, type PayDeps } from './paying.ts'
import { findPool, numbersUpTo, type PoolRow, prizesOf, visiblePools } from './pool-store.ts'
import { createProofs } from './pool-seal.ts'
import { toPool, toTicket } from './serializer.ts'
import { entriesOf, numbersOf, pastTickets, poolEntries, raffleWinnersOf, readyTickets } from './ticket-store.ts'

/** A pool that is over is shown so long. */
const SHOWN_MS = 30 * DAY_MS
/** Proofs of one's own tickets in a bundle. */
const MOST_PROOFS = 200

type Member = Pick<Caller, 'memberId' | 'currency' | 'trial'>

export interface Tickets {
  readonly desk: TicketDesk
  /** @throws Failure NOT_OFFERED, SELF_EXCLUDED, PLAY_PAUSED */
  pools(caller: Member, language: string): Promise<ResponseOf<typeof ticketPools>>
  opened(caller: Member, request: RequestOf<typeof openedTickets>, language: string): Promise<ResponseOf<typeof openedTickets>>
  /** @throws Failure as `pools`, TICKET_UNKNOWN, TICKET_EXPIRED, TICKET_POOL_OVER */
  open(caller: Member, id: string, language: string): Promise<ResponseOf<typeof claimRafflePromotion>>
  /** @throws Failure as `pools`, TICKET_POOL_UNKNOWN */
  bundle(caller: Member, poolId: string): Promise<ResponseOf<typeof ticketPoolBundle>>
  /** How many tickets a member can open now; none where nothing may be offered. */
  countReady(memberId: string): Promise<number>
  /** Ends what is over, draws raffles that are due. */
  endDue(tx: Tx): Promise<void>
}

export interface TicketDeps extends PayDeps, GrantSources {
  readonly audit: Pick<Audit, 'write'>
  readonly bonuses: BonusRules
  readonly control: Pick<Control, 'offersAllowed'>
}

export const createTickets = (platform: Platform, deps: TicketDeps): Tickets => {
  const { database, clock, brand } = platform
  const db = database.orm
  const { control } = deps
  const pay = createPay(createBonusPay(platform, deps), deps)
  const ending = createEnding(platform, { control, pay })
  const granting = createGranting(platform, deps)
  const open = createOpening(platform, { control, pay, ending })
  const proofs = createProofs()

  const allowed = async (caller: Member): Promise<void> => {
    if (caller.trial || caller.currency !== brand.currency) throw new Failure('NOT_OFFERED')
    await control.offersAllowed(db, caller.memberId)
  }

  const winnersOf = async (queryable: Queryable, rows: readonly PoolRow[]): Promise<Map<string, TicketPool['winners']>> => {
    const raffles = rows.filter(({ kind, state }) => kind === 'RAFFLE' && state === 'ENDED').map(({ id }) => id)
    const tickets = await raffleWinnersOf(queryable, raffles)
    const names = await accountsById(queryable, [...new Set(tickets.map(({ memberId }) => memberId))])
    return new Map(
      raffles.map((id) => [
        id,
        tickets
          .filter(({ poolId }) => poolId === id)
          .map(({ number, prize, memberId }) => ({ number: number!, prize: prize!, account: maskAccount(names.get(memberId) ?? '') })),
      ]),
    )
  }

  const serialize = async (rows: readonly PoolRow[], { memberId }: Member, language: string): Promise<TicketPool[]> => {
    const ids = rows.map(({ id }) => id)
    const now = clock.now()
    const prizes = Map.groupBy(await prizesOf(db, ids), ({ poolId }) => poolId)
    const ready = Map.groupBy(await readyTickets(db, memberId, now), ({ poolId }) => poolId)
    const entered = await entriesOf(db, memberId, ids)
    const winners = await winnersOf(db, rows)
    return rows.map((row) => {
      const own = { now, ready: ready.get(row.id) ?? [], entered: entered.get(row.id) ?? 0, winners: winners.get(row.id) ?? [] }
      return toPool(row, prizes.get(row.id) ?? [], own, { language, brand })
    })
  }

  const visible = (): Promise<PoolRow[]> => visiblePools(db, new Date(clock.now().getTime() - SHOWN_MS))

  /** Gives what the rules of every pool have come to. */
  const accrue = async ({ memberId, currency }: Pick<Member, 'memberId' | 'currency'>, rows: readonly PoolRow[]): Promise<void> => {
    for (const row of rows) await granting.accrue(row, { memberId, currency })
  }

  return {
    desk: createDesk(platform, { ...deps, granting, ending }),
    endDue: ending.run,

    pools: async (caller, language) => {
      await allowed(caller)
      await accrue(caller, await visible())
      return { pools: await serialize(await visible(), caller, language), serverNow: clock.now().toISOString() }
    },

    opened: async (caller, { before, limit }, language) => {
      await allowed(caller)
      const rows = await pastTickets(db, caller.memberId, { before, limit: limit + 1 })
      const page = rows.slice(0, limit)
      const pools = new Map<string, PoolRow>()
      for (const { poolId } of page) if (!pools.has(poolId)) pools.set(poolId, (await findPool(db, poolId))!)
      return {
        list: page.map((row) => toTicket(row, pools.get(row.poolId)!, { language, brand })),
        next: rows.length > limit ? page.at(-1)!.seq : null,
      }
    },

    open: async (caller, id, language) => {
      const { memberId, currency } = caller
      await allowed(caller)
      const { ticket, pool } = await open(memberId, id)
      const [view] = await serialize([pool], caller, language)
      const balance = (await balancesOf(db, [cashOf(memberId, currency)]))(cashOf(memberId, currency)) ?? 0n
      return { ticket: toTicket(ticket, pool, { language, brand }), pool: view!, balance: toMoney(balance, currency) }
    },

    bundle: async (caller, poolId) => {
      await allowed(caller)
      const pool = await findPool(db, poolId)
      if (!pool || pool.commitment === null) return refuse('TICKET_POOL_UNKNOWN')
      const isRaffle = pool.kind === 'RAFFLE'
      const isOver = pool.state === 'ENDED'
      const entries = isRaffle && isOver ? await poolEntries(db, poolId) : []
      const own = isRaffle ? [] : (await numbersOf(db, poolId, caller.memberId, MOST_PROOFS)).map(({ number }) => number!)
      return {
        format: 'portico-tickets-1',
        pool: pool.id,
        kind: pool.kind,
        definition: canonicalJson(pool.definition),
        terms: pool.hash,
        commitment: pool.commitment,
        root: pool.root,
        seed: isOver ? pool.seed : null,
        counts: pool.definition.prizes.map(({ count }) => count),
        numbers: isRaffle ? [] : await numbersUpTo(db, poolId, pool.opened),
        entries: entries.map(({ number, id }) => ({ number: number!, ticket: id })),
        winners: entries.flatMap(({ number, prize }) => (prize === null ? [] : [{ number: number!, prize }])),
        proofs: (await proofs(pool, own)).map(({ leaf: { number, prize, salt }, path }) => ({ number, prize, salt, path: [...path] })),
      }
    },

    countReady: async (memberId) => {
      const owner = await findMember(db, memberId)
      if (!owner) return 0
      const caller = { memberId, currency: owner.currency, trial: owner.trialEndsAt !== null }
      try {
        await allowed(caller)
      } catch (error) {
        if (error instanceof Failure) return 0
        throw error
      }
      const rows = await visible()
      await accrue(caller, rows)
      const now = clock.now()
      const openable = new Set(rows.filter(({ state, startsAt }) => state === 'PUBLISHED' && startsAt <= now).map(({ id }) => id))
      return (await readyTickets(db, memberId, now)).filter(({ poolId }) => openable.has(poolId)).length
    },
  }
}
