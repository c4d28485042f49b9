import { randomUUID } from 'node:crypto'
import { placeBets } from '@portico/contract/bets/calls'
import type { BetLine } from '@portico/contract/bets/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { asc, eq } from 'drizzle-orm'
import { readBrand } from '../config.ts'
import { deposit } from '../cashier/schema.ts'
import { idempotency } from '../db/schema.ts'
import { ledgerAccount, ledgerTransfer } from '../ledger/schema.ts'
import { bet } from '../lottery/bets/schema.ts'
import { member } from '../member/schema.ts'
import { Failure } from '../failure.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import type { TestGateway } from './gateway.ts'

/** Cash out of nothing, as an operator's adjustment gives it. */
export const giveTo = async (gateway: TestGateway, { memberId, currency }: { memberId: string; currency: string }, amount: string) =>
  gateway.database.orm.transaction((tx) =>
    gateway.ledger.transfer(tx, {
      id: randomUUID(),
      debit: houseOf('suspense', currency),
      credit: cashOf(memberId, currency),
      amount: parseUnits(amount),
      code: 'ADJUSTMENT',
      ref: memberId,
      at: gateway.clock.now(),
    }),
  )

/** A member with the given cash, made without registering: these tests are about money, not about forms. */
export const openPlayer = async (
  gateway: TestGateway,
  balance: string,
  { account = `p${randomUUID().slice(0, 8)}`, maxPrizeGroup = 1950, uplineId = null as string | null } = {},
) => {
  const row = await gateway.members.create({ account, passwordHash: '-', maxPrizeGroup: 1950, ...(uplineId !== null && { uplineId }) })
  const { id: memberId, currency } = row
  await gateway.database.orm.update(member).set({ maxPrizeGroup }).where(eq(member.id, memberId))
  if (parseUnits(balance) > 0n) await giveTo(gateway, { memberId, currency }, balance)
  const caller = { memberId, currency }
  const openNow = async (gameCode: string) => (await gateway.lottery.opened(gameCode)).current?.numero ?? ''
  const token = () => gateway.sessions.open(memberId, 'SITE', '127.0.0.1')
  return {
    caller,
    memberId,
    account,
    /** Signed in, for calls over HTTP. */
    token,
    balance: async () => (await gateway.ledger.balanceOf(memberId, currency)) ?? 0n,
    place: async (
      lines: BetLine[],
      { gameCode = 'SSC1', numero, key = randomUUID() }: { gameCode?: string; numero?: string; key?: string } = {},
    ) => {
      return gateway.lottery.place(caller, { gameCode, numero: numero ?? (await openNow(gameCode)), lines }, key)
    },
    /** The code that the call over HTTP refuses these bets with, in a session that was opened just now. */
    refused: async (lines: BetLine[], { gameCode = 'SSC1', numero }: { gameCode?: string; numero?: string } = {}): Promise<string> => {
      const request = { gameCode, numero: numero ?? (await openNow(gameCode)), lines }
      return (await gateway.call(placeBets, request, { token: await token() })).failure.code
    },
  }
}

export const line = (play: string, selection: BetLine['selection'], more: Partial<BetLine> = {}): BetLine => ({
  play,
  selection,
  mode: '1',
  multiple: 1,
  prizeGroup: 1950,
  ...more,
})

/** One note on the first place; 2000 at full unit. */
export const oneNote = (more: Partial<BetLine> = {}): BetLine => line('fixed-position', { places: [['7'], [], [], [], []] }, more)

/** A merchant in yuan: a note costs 2, as in the settlement cases. */
export const inYuan = { config: { brand: { ...readBrand('aurora'), currency: 'CNY' } } }

/** Everything that money moves, to compare before and after a refusal. */
export const moneyOf = async ({ database }: TestGateway): Promise<unknown> => ({
  accounts: await database.orm.select().from(ledgerAccount).orderBy(asc(ledgerAccount.id)),
  transfers: await database.orm.$count(ledgerTransfer),
  bets: await database.orm.$count(bet),
  deposits: await database.orm.$count(deposit),
  keys: await database.orm.$count(idempotency),
})

/** The code a refused promise carries; fails when it is kept. */
export const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
  throw new Error('it was not refused')
}
