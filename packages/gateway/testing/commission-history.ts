import type { CommissionKind } from '@portico/contract/commission/kinds'
import { createHash, randomUUID } from 'node:crypto'
import { readDividend } from '@portico/commission/dividend/policies'
import { parseRate } from '@portico/commission/kit/money'
import { ALWAYS, createRates } from '@portico/commission/rebate/rates'
import { settleCase } from '@portico/commission/settle-case'
import { countsInState, readContract } from '@portico/commission/terms/contracts'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { commissionsArea } from '../commissions/index.ts'
import { commissionLine } from '../commissions/schema.ts'
import { createJobs } from '../jobs/scheduler.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import { bet, betVersion } from '../lottery/bets/schema.ts'
import { lotteryIssue } from '../lottery/schema.ts'
import { member } from '../member/schema.ts'
import type { TestGateway } from './gateway.ts'
import { rewriteBet, writeBets } from './settled-bets.ts'

export const ZONE = 'Asia/Ho_Chi_Minh'
const CURRENCY = 'VND'
const OLD = '2026-01-01T00:00:00.000Z'

/** A contract of a case, whose holder is an account's name. */
export interface HistoryContract {
  readonly id: string
  readonly holder: string
  readonly from: string
  readonly to: string | null
  readonly [term: string]: unknown
}

export interface HistoryOptions {
  readonly kind: CommissionKind
  /** Names, each with its upline; rates of the lotteries in percent. */
  readonly accounts: readonly { readonly id: string; readonly upline: string | null; readonly rate?: string }[]
  readonly contracts?: readonly HistoryContract[]
  readonly active?: { readonly bet: string | null; readonly deposit: boolean }
}

/** An agents' world whose bets, corrections and runs are written down, so that the same can be settled as a case. */
export const commissionHistory = async (
  gateway: TestGateway,
  { kind, accounts, contracts = [], active = { bet: '100', deposit: true } }: HistoryOptions,
) => {
  const { orm } = gateway.database
  const { clock } = gateway
  const ids = new Map<string, string>()
  const nameOf = new Map<string, string>()
  for (const { id, upline } of accounts) {
    const uplineId = upline === null ? null : ids.get(upline)!
    const row = await gateway.members.create({
      account: `${id}${randomUUID().slice(0, 6)}`.toLowerCase(),
      type: 1,
      passwordHash: '-',
      uplineId,
    })
    ids.set(id, row.id)
    nameOf.set(row.id, row.account)
  }
  const idOf = (name: string): string => ids.get(name)!
  const at = clock.now()
  const [issue] = await orm
    .insert(lotteryIssue)
    .values({ gameCode: 'SSC1', numero: `h${randomUUID()}`, openAt: at, sealAt: at, drawAt: at, state: 'SETTLED' })
    .returning()

  const wire = contracts.map((row) => ({ state: 'ACTIVE', currency: CURRENCY, ...row, holder: idOf(row.holder) }))
  const counting = wire
    .filter(({ state }) => countsInState(state))
    .map((row) =>
      kind === 'dividend'
        ? { ...readDividend(row), hash: 'h', version: 1 }
        : {
            ...readContract(kind === 'rebate' ? 'daily' : kind, row),
            deductions: [],
            ownLoss: null,
            negative: null,
            hash: 'h',
            version: 1,
          },
    )
  const rates = createRates()
  for (const { id, rate = '0' } of accounts) rates.set(idOf(id), 'LOTTERY', parseRate(rate), ALWAYS)

  /** As both sides would hold them. */
  const agreements = wire.map(({ id, holder, from, to, state: _state, currency, ...terms }) => {
    const agreement = { kind, holder: nameOf.get(holder), currency, terms: { progressive: false, tiers: [], rates: {}, ...terms }, active }
    const text = JSON.stringify(agreement)
    const hash = createHash('sha256').update(text).digest('hex')
    return { id, code: id, holder, version: 1, hash, text, from: new Date(from), to: to === null ? null : new Date(to) }
  })
  const uplineOf = new Map(accounts.map(({ id, upline }) => [idOf(id), upline === null ? null : idOf(upline)]))

  const { area, bundle } = commissionsArea(
    { ...gateway.gateway.platform, clock },
    {
      ledger: gateway.ledger,
      audit: gateway.audit,
      sources: {
        contracts: async () => counting,
        begun: async () => true,
        agreed: async (_db, contractIds) => agreements.filter(({ id }) => contractIds.includes(id)),
        givenBy: async (_db, by) => agreements.filter(({ holder }) => uplineOf.get(holder) === by),
        rates: async () => rates,
        recalculate: async () => undefined,
        baseGroup: async () => 1800,
      },
      rules: { active, payDays: 1, agentTypes: [1] },
    },
  )
  const mine = area.jobs!.filter((job) => job.name === `commissions ${kind}`)
  const jobs = () => createJobs({ database: gateway.database, clock, log: gateway.gateway.platform.log, brand: { timeZone: ZONE } }, mine)

  const bets: Record<string, unknown>[] = []
  const corrections: { id: string; bet: string; at: string; void?: boolean; payout?: string }[] = []
  const emptied: { account: string; currency: string; at: string }[] = []
  const suspensions: { account: string; from: string; to: string | null }[] = []
  const ran: string[] = []

  return {
    idOf,
    ids,
    jobs,
    /** Runs what is due. */
    run: async (): Promise<void> => {
      ran.push(clock.now().toISOString())
      await jobs().runDue()
    },
    /** A bet that is settled now, or was at another time. */
    bet: async (account: string, stake: string, payout: string, settledAt = clock.now(), group = 1800): Promise<string> => {
      const id = randomUUID()
      const [staked, paid] = [parseUnits(stake), parseUnits(payout)]
      await writeBets(orm, {
        id,
        memberId: idOf(account),
        issueId: issue!.id,
        gameCode: 'SSC1',
        gameType: 'ELOTT',
        numero: issue!.numero,
        play: 'front3-direct',
        selection: { lines: ['123'] },
        notes: 1,
        unit: '2',
        mode: '1',
        multiple: 1,
        prizeGroup: group,
        currency: CURRENCY,
        stake: staked,
        rebate: 0n,
        state: paid > staked ? 'WON' : paid === staked ? 'PUSH' : 'LOST',
        payout: paid,
        validBet: 0n,
        resultVersion: 1,
        placedAt: settledAt,
        settledAt,
      })
      const time = settledAt.toISOString()
      const pushed = paid === staked && { pushed: stake }
      const common = { id, account: idOf(account), currency: CURRENCY, stake, payout, settledAt: time, placedAt: time }
      bets.push({ ...common, ...(kind === 'rebate' && pushed), category: kind === 'rebate' ? 'LOTTERY' : 'ELOTT', group })
      return id
    },
    /** Something else is said of a bet now; no payout calls it off. */
    correct: async (id: string, payout: string | null): Promise<void> => {
      const now = clock.now()
      const [row] = await orm.select().from(bet).where(eq(bet.id, id))
      const { state, payout: before, rebate, validBet, resultVersion } = row!
      if (state === 'WAITING' || resultVersion === null) throw new Error('not settled')
      await orm
        .insert(betVersion)
        .values({ betId: id, resultVersion, state, payout: before ?? 0n, rebate, validBet: validBet ?? 0n, until: now })
      const paid = payout === null ? row!.stake : parseUnits(payout)
      const after = payout === null ? 'VOID' : paid > row!.stake ? 'WON' : paid === row!.stake ? 'PUSH' : 'LOST'
      await rewriteBet(orm, id, { state: after, payout: paid, resultVersion: resultVersion + 1 })
      const pushed = after === 'PUSH' ? { pushed: formatUnits(row!.stake) } : { pushed: '0' }
      corrections.push({
        id: `k${corrections.length}`,
        bet: id,
        at: now.toISOString(),
        ...(payout === null ? { void: true } : { payout, ...(kind === 'rebate' && pushed) }),
      })
    },
    /** The holder takes everything out. */
    empty: async (account: string): Promise<void> => {
      const cash = cashOf(idOf(account), CURRENCY)
      const amount = (await gateway.ledger.balanceOf(idOf(account), CURRENCY)) ?? 0n
      if (amount > 0n)
        await orm.transaction((tx) =>
          gateway.ledger.transfer(tx, {
            id: randomUUID(),
            debit: cash,
            credit: houseOf('suspense', CURRENCY),
            amount,
            code: 'ADJUSTMENT',
            ref: 'emptied',
            at: clock.now(),
          }),
        )
      emptied.push({ account: idOf(account), currency: CURRENCY, at: clock.now().toISOString() })
    },
    suspend: async (account: string, suspended: boolean): Promise<void> => {
      await orm
        .update(member)
        .set({ state: suspended ? 'BLOCKED' : 'ACTIVE' })
        .where(eq(member.id, idOf(account)))
      const now = clock.now().toISOString()
      if (suspended) suspensions.push({ account: idOf(account), from: now, to: null })
      else suspensions.push({ ...suspensions.pop()!, to: now })
    },
    /** The same rows as a case. */
    settled: (): { lines: Record<string, unknown>[]; accounts: Record<string, unknown>[] } =>
      settleCase({
        id: 'history',
        kind,
        tz: ZONE,
        until: ran.at(-1)!,
        baseGroup: 1800,
        zeroLines: 'suppress',
        active,
        accounts: accounts.map(({ id, upline, rate = '0' }) => ({
          id: idOf(id),
          upline: upline === null ? null : idOf(upline),
          rates: { LOTTERY: rate },
        })),
        contracts: wire,
        bets,
        corrections,
        emptied,
        suspensions,
        runs: ran,
      }) as { lines: Record<string, unknown>[]; accounts: Record<string, unknown>[] },
    /** The lines that the gateway wrote, in the form of a case's answer. */
    written: async () => {
      const rows = await orm
        .select()
        .from(commissionLine)
        .where(
          sql`${commissionLine.kind} = ${kind} and ${commissionLine.memberId} = any(string_to_array(${[...ids.values()].join(',')}, ',')::uuid[])`,
        )
        .orderBy(asc(commissionLine.runAt))
      return rows.map((row) => ({
        id: kind === 'rebate' ? `${row.subject}/${row.label}/${row.currency}/${row.version}` : `${row.subject}/${row.label}/${row.version}`,
        account: row.memberId,
        currency: row.currency,
        version: row.version,
        ...row.fields,
        amount: formatUnits(row.amount),
        pay: formatUnits(row.pay),
        run: row.runAt.toISOString(),
        ...(kind === 'dividend' ? {} : { posted: row.postedAt?.toISOString() ?? null, toWallet: formatUnits(row.toWallet) }),
      }))
    },
    /** All that each line follows from, for whoever earned it. */
    bundles: async () => {
      const rows = await orm
        .select({ id: commissionLine.id, memberId: commissionLine.memberId })
        .from(commissionLine)
        .where(and(eq(commissionLine.kind, kind), inArray(commissionLine.memberId, [...ids.values()])))
      const bundles = []
      for (const { id, memberId } of rows) bundles.push(await bundle({ memberId }, id))
      return bundles
    },
    /** What is in the wallets of those who have a line, and what they owe. */
    wallets: async () => {
      const rows = await orm.select().from(commissionLine)
      const balances = []
      for (const id of ids.values()) {
        const own = rows.filter(({ memberId }) => memberId === id)
        if (own.length === 0) continue
        const owed = own.reduce((sum, row) => sum + row.owed, 0n)
        balances.push({ id, wallet: formatUnits((await gateway.ledger.balanceOf(id, CURRENCY)) ?? 0n), owed: formatUnits(owed) })
      }
      return balances.sort((a, b) => (a.id < b.id ? -1 : 1))
    },
  }
}

export type CommissionHistory = Awaited<ReturnType<typeof commissionHistory>>
export { OLD }
