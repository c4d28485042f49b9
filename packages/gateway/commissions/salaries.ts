import { floorsOf, countName, slotName, type Slot } from '@portico/commission/realtime/bets'
import { stakesGross } from '@portico/commission/realtime/settle'
import type { Book } from '@portico/commission/runs/book'
import { createVersions } from '@portico/commission/runs/versions'
import { calculateSalaries } from '@portico/commission/salary/lines'
import { turnoverGross } from '@portico/commission/salary/settle'
import { createHolders } from '@portico/commission/teams/holders'
import { paysStakes, type SalaryKind } from '@portico/contract/commission/kinds'
import type { Tx } from '../db/open.ts'
import { bettorsIn, stakeFigures, treeAround } from '../reports/index.ts'
import { activityOf, booksFrom, memberBooks, spanOf, treeOf } from './books.ts'
import type { DuePeriod } from './due.ts'
import { newLine } from './new-line.ts'
import type { CommissionRules, CommissionSources, PaidContract } from './ports.ts'
import { latestOf, type NewLine } from './store.ts'

/** Stakes of a window by what contracts may pay for them. */
const stakeBooks = async (tx: Tx, due: DuePeriod, run: number, contracts: readonly PaidContract[]) => {
  const floors = floorsOf(contracts)
  const slots = new Map<string, Slot>()
  const rows = (await stakeFigures(tx, spanOf(due), floors)).map(({ account, currency, category, won, floor, stake, bets }) => {
    const slot = { category, won, floor: floors[floor - 1] ?? 0n }
    const name = slotName(slot)
    slots.set(name, slot)
    return {
      account,
      currency,
      figures: new Map([
        [name, BigInt(stake)],
        [countName(name), BigInt(bets)],
      ]),
    }
  })
  return { books: booksFrom(rows, due.period, run, due.again), slots }
}

/** Where something else was said of all there was, the contracts that were paid are looked at with nothing in their teams. */
const withPaid = (
  books: readonly Book[],
  due: DuePeriod,
  run: number,
  paid: readonly { readonly holder: string; readonly currency: string }[],
): Book[] =>
  booksFrom(
    [
      ...books.flatMap(({ currency, accounts }) => [...accounts].map(([account, figures]) => ({ account, currency, figures }))),
      ...paid.map(({ holder, currency }) => ({ account: holder, currency, figures: new Map<string, bigint>() })),
    ],
    due.period,
    run,
    due.again,
  )

/** The lines that a run writes of one period of salaries. */
export const salaryLines = async (
  tx: Tx,
  kind: SalaryKind,
  due: DuePeriod,
  run: number,
  sources: CommissionSources,
  rules: CommissionRules,
): Promise<readonly NewLine[]> => {
  const { period, again } = due
  const latest = again ? await latestOf(tx, kind, new Date(period.start)) : []
  // Nothing comes to a line but with a bet in the team: of many contracts few have one in five minutes.
  const concerned = new Set([...(await bettorsIn(tx, spanOf(due))), ...latest.map(({ memberId }) => memberId)])
  if (concerned.size === 0) return []
  const holders = (await treeAround(tx, [...concerned])).map(({ id }) => id)
  const contracts = await sources.contracts(tx, { kind, from: new Date(period.start), to: new Date(period.end), holders })
  if (contracts.length === 0) return []
  const byStakes = paysStakes(kind)
  const byId = new Map(contracts.map((contract) => [contract.id, contract]))
  const { books: found, slots } = byStakes
    ? await stakeBooks(tx, due, run, contracts)
    : { books: await memberBooks(tx, due, run), slots: new Map<string, Slot>() }
  const paid = latest.flatMap(({ subject, currency }) => {
    const holder = byId.get(subject)?.holder
    return holder === undefined ? [] : [{ holder, currency }]
  })
  const books = withPaid(found, due, run, paid)
  const accounts = books.flatMap((book) => [...book.accounts.keys()])
  const { tree } = await treeOf(tx, [...accounts, ...contracts.map(({ holder }) => holder)], rules)
  const versions = createVersions(latest.map(({ subject, ...last }) => [`${subject}/${period.label}`, last]))
  const lines = calculateSalaries(
    books,
    {
      tree,
      holders: createHolders(tree, contracts),
      ...(byStakes ? {} : { activity: activityOf(rules, tree) }),
      grossOf: byStakes ? (contract, team) => stakesGross(contract, team, slots) : turnoverGross,
      writesZero: false,
    },
    versions,
  )
  return lines.map((line) => {
    const subject = String(line.fields['contract'])
    return newLine(line, { kind, subject, period, contract: byId.get(subject) })
  })
}
