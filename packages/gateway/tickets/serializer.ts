import type { BrandPack } from '@portico/contract/kit/brand'
import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { DeskPool } from '@portico/contract/ticket/operator-calls'
import type { PoolPrize, Ticket, TicketPool } from '@portico/contract/ticket/shapes'
import { textIn } from '../kit/localized.ts'
import type { PoolRow, PrizeRow } from './pool-store.ts'
import type { TicketRow } from './ticket-store.ts'

export interface Reader {
  readonly language: string
  readonly brand: BrandPack
}

const moneyOf = (units: Units | null, currency: string) => (units === null ? null : toMoney(units, currency))

const toPrize = ({ kind, amount, points, count, left, lastAt }: PrizeRow, { currency }: BrandPack): PoolPrize => ({
  kind,
  amount: moneyOf(amount, currency),
  points,
  count,
  left,
  lastAt: lastAt?.toISOString() ?? null,
})

export const toTicket = (row: TicketRow, pool: PoolRow, { language, brand }: Reader): Ticket => {
  const prize = row.prize === null ? undefined : pool.definition.prizes[row.prize]
  return {
    id: row.id,
    poolId: row.poolId,
    kind: pool.kind,
    title: textIn(pool.definition.title, language, brand),
    state: row.state,
    number: row.number,
    prize: row.prize,
    prizeKind: prize?.kind ?? (row.state === 'OPENED' ? 'NONE' : null),
    amount: prize?.amount ? toMoney(parseUnits(prize.amount), row.currency) : null,
    points: prize?.points ?? 0,
    withheld: row.withheld,
    left: row.left,
    openedAt: row.openedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    before: moneyOf(row.before, row.currency),
    after: moneyOf(row.after, row.currency),
  }
}

/** What of a pool is one reader's. */
export interface OwnPart {
  readonly now: Date
  readonly ready: readonly TicketRow[]
  readonly entered: number
  readonly winners: TicketPool['winners']
}

export const toPool = (row: PoolRow, prizes: readonly PrizeRow[], own: OwnPart, { language, brand }: Reader): TicketPool => {
  const isRaffle = row.kind === 'RAFFLE'
  const cash = (amount: string) => toMoney(parseUnits(amount), brand.currency)
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    title: textIn(row.definition.title, language, brand),
    state: row.state === 'ENDED' ? 'ENDED' : row.startsAt > own.now ? 'SOON' : 'OPEN',
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    size: row.size,
    left: prizes.reduce((sum, { left }) => sum + left, 0),
    entries: isRaffle ? row.opened : 0,
    turnover: row.definition.turnover,
    prizes: prizes.map((prize) => toPrize(prize, brand)),
    rules: row.definition.rules.map(({ of, per, perDay }) => ({ of, per: cash(per), perDay })),
    commitment: row.commitment ?? '',
    terms: row.hash,
    root: row.root,
    seed: row.state === 'ENDED' ? row.seed : null,
    sealedAt: (row.publishedAt ?? row.proposedAt).toISOString(),
    ready: own.ready.map(({ id, expiresAt }) => ({ id, expiresAt: expiresAt.toISOString() })),
    entered: own.entered,
    winners: [...own.winners],
  }
}

export const toDeskPool = (row: PoolRow, { currency }: BrandPack): DeskPool => ({
  id: row.id,
  number: row.number,
  state: row.state,
  hash: row.hash,
  definition: row.definition,
  proposedBy: row.proposedBy,
  proposedAt: row.proposedAt.toISOString(),
  publishedBy: row.publishedBy,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  commitment: row.commitment,
  root: row.root,
  size: row.size,
  issued: row.issued,
  opened: row.opened,
  paid: toMoney(row.paid, currency),
})
