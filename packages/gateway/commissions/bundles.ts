import { createCalendar } from '@portico/commission/kit/calendar/calendar'
import type { StatementBundle } from '@portico/contract/commission/bundle-shapes'
import { formatUnits } from '@portico/contract/kit/money'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { accountsById } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { teamBetsAsOf, teamDepositsAsOf, treeAround } from '../reports/index.ts'
import type { AgreedContract, CommissionSources } from './ports.ts'
import { dividendPart, plainBet, ratesPart, riskBet } from './bundle-parts.ts'
import { lineSpan } from './books.ts'
import { lineOf, type StatedLine, versionsOf } from './statement-store.ts'

/** As many bets as one file takes. */
const MOST = 100_000

/** Whether all that a line follows from is still known: of a dividend, what its contract began the period with. */
export const isBundled = ({ kind, opening }: Pick<StatedLine, 'kind' | 'opening'>): boolean => kind !== 'dividend' || opening !== null

/** What a line follows from. @throws Failure LINE_UNKNOWN, or STATEMENT_TOO_LARGE */
export type Bundles = (caller: Pick<Caller, 'memberId'>, id: string) => Promise<StatementBundle>

export const createBundles = (
  { database: { orm: db }, brand }: Pick<Platform, 'database' | 'brand'>,
  { agreed, givenBy, rates }: Pick<CommissionSources, 'agreed' | 'givenBy' | 'rates'>,
): Bundles => {
  const calendar = createCalendar(brand.timeZone)
  const contractOf = ({ from, to, ...contract }: AgreedContract) => ({
    ...contract,
    from: from.toISOString(),
    to: to?.toISOString() ?? null,
  })

  /** Below the agent, with everybody between. */
  const teamOf = async (agentId: string, ids: Iterable<string>) => {
    const rows = new Map((await treeAround(db, [...new Set([agentId, ...ids])])).map((row) => [row.id, row]))
    const isInTeam = (id: string | null): boolean => id !== null && (id === agentId || isInTeam(rows.get(id)?.upline ?? null))
    const team = [...rows.values()].filter(({ id }) => isInTeam(id))
    const names = await accountsById(
      db,
      team.map(({ id }) => id),
    )
    return team.map(({ id, upline }) => ({ id, name: names.get(id) ?? '', upline: id === agentId ? null : upline }))
  }

  return async ({ memberId }, id) => {
    const row = (await lineOf(db, memberId, id)) ?? refuse('LINE_UNKNOWN')
    const { kind, currency, startsAt, endsAt, runAt, version } = row
    if (!isBundled(row)) return refuse('LINE_UNKNOWN')
    const span = lineSpan(calendar, row)
    const bets = await teamBetsAsOf(db, memberId, currency, span, MOST + 1)
    if (bets.length > MOST) return refuse('STATEMENT_TOO_LARGE')
    const isRebate = kind === 'rebate'
    const deposits = isRebate ? [] : await teamDepositsAsOf(db, memberId, currency, span)
    const contractsBelow = isRebate ? [] : await givenBy(db, memberId, { kind, currency, from: startsAt, to: endsAt })
    const below = contractsBelow.filter(({ from, to }) => from <= startsAt && (to === null || to >= endsAt))
    const dividend = row.opening && (await dividendPart(db, row, row.opening, calendar))
    const before = (await versionsOf(db, row)).find((each) => each.version === version - 1)
    const accounts = await teamOf(memberId, [
      ...bets.map(({ account }) => account),
      ...deposits.map(({ account }) => account),
      ...below.map(({ holder }) => holder),
      ...(dividend?.deductions.map(({ account }) => account) ?? []),
    ])
    const rebate = isRebate
      ? {
          baseGroup: row.baseGroup,
          rates: ratesPart(
            await rates(
              db,
              accounts.map((each) => each.id),
              row.baseGroup ?? undefined,
            ),
            accounts,
            endsAt,
          ),
        }
      : undefined
    return {
      form: 'portico statement 1',
      line: {
        id,
        kind,
        contract: row.subject,
        account: memberId,
        currency,
        label: row.label,
        from: startsAt.toISOString(),
        to: endsAt.toISOString(),
        runAt: runAt.toISOString(),
        version,
        amount: formatUnits(row.amount),
        pay: formatUnits(row.pay),
        before: before ? formatUnits(before.amount) : version === 1 ? null : formatUnits(row.amount - row.pay),
        ...(isRebate && { settled: formatUnits(row.settled) }),
        fields: row.fields,
      },
      contracts: isRebate ? [] : [...(await agreed(db, [row.subject])), ...below].map(contractOf),
      accounts,
      bets: isRebate ? bets.flatMap(riskBet) : bets.map(plainBet),
      deposits,
      ...(rebate && { rebate }),
      ...(dividend && { dividend }),
    }
  }
}
