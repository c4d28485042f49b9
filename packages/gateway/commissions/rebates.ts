import { parseInstant } from '@portico/commission/kit/instant'
import { BETS, GROUPS, type Slot } from '@portico/commission/rebate/bets'
import { rateInGroup } from '@portico/commission/rebate/groups'
import { calculateRebate } from '@portico/commission/rebate/lines'
import { createVersions } from '@portico/commission/runs/versions'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { CATEGORY_OF } from '@portico/contract/rebate-rate/shapes'
import type { Tx } from '../db/open.ts'
import { bettorsIn, riskFigures } from '../reports/index.ts'
import { booksFrom, spanOf, treeOf } from './books.ts'
import type { DuePeriod } from './due.ts'
import { newLine } from './new-line.ts'
import type { CommissionRules, CommissionSources } from './ports.ts'
import { latestOf, type NewLine } from './store.ts'

export const isGameType = (type: string): type is GameType => Object.hasOwn(CATEGORY_OF, type)
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/**
 * The lines that a run writes of one day of rebates. What players get back is paid with each bet, so they have lines of rounds of vendors'
 * games alone, with which nothing is paid. Of an agent's own bets it was paid too, so the line is paid without it.
 */
export const rebateLines = async (
  tx: Tx,
  due: DuePeriod,
  run: number,
  sources: CommissionSources,
  rules: CommissionRules,
): Promise<readonly NewLine[]> => {
  const { period, again } = due
  const span = spanOf(due)
  const bettors = await bettorsIn(tx, span)
  if (bettors.length === 0) return []
  const { tree, types } = await treeOf(tx, bettors, { active: { bet: null, deposit: false } })
  const latest = again ? await latestOf(tx, 'rebate', new Date(period.start)) : []
  // A correction of a bet changes what follows from that bet: the prize groups of today are nothing to a day of before.
  const baseGroup = latest.find((each) => each.baseGroup !== null)?.baseGroup ?? (await sources.baseGroup(tx))
  const rates = await sources.rates(tx, tree.topDown, baseGroup)
  const changes = [...new Set([...rates.categories()].flatMap((category) => [...rates.changesOf(category)]))].sort((a, b) => a - b)
  const slots = new Map<string, Slot>()
  const settled = new Map<string, bigint>()
  const figures = await riskFigures(
    tx,
    span,
    baseGroup,
    changes.map((at) => new Date(at)),
  )
  const rows = figures.flatMap(({ account, currency, gameType, slot, at, base, bets, groups, isRound, settled: own }) => {
    if (!isGameType(gameType)) return []
    const category = CATEGORY_OF[gameType]
    const name = `${slot} ${category}`
    if (!slots.has(name)) slots.set(name, { category, at: parseInstant(at) })
    settled.set(`${account} ${currency}`, (settled.get(`${account} ${currency}`) ?? 0n) + BigInt(own))
    return [
      {
        account,
        currency,
        isRound,
        figures: new Map([
          [BETS, BigInt(bets)],
          [GROUPS, BigInt(groups) * rateInGroup(baseGroup + 1, baseGroup)],
          [name, BigInt(base)],
        ]),
      },
    ]
  })
  const before = new Map(latest.map((each) => [`${each.subject} ${each.currency}`, each]))
  const linesOf = (counting: typeof rows, ofAgents: boolean) => {
    const versions = createVersions(latest.map(({ subject, currency, ...last }) => [`${subject}/${period.label}/${currency}`, last]))
    const { lines } = calculateRebate(booksFrom(counting, period, run, again), { slots, tree, rates, writesZero: false }, versions)
    return lines.filter(({ account }) => rules.agentTypes.includes(types.get(account) ?? 0) === ofAgents)
  }
  const rounds = rows.filter(({ isRound }) => isRound)
  return [...linesOf(rows, true).map((line) => [line, true] as const), ...linesOf(rounds, false).map((line) => [line, false] as const)].map(
    ([line, isOfAgent]) => {
      const key = `${line.account} ${line.currency}`
      const withBets = isOfAgent ? (settled.get(key) ?? 0n) : 0n
      return {
        ...newLine(line, { kind: 'rebate', subject: line.account, period }),
        baseGroup,
        settled: withBets,
        due: most(line.amount - withBets, 0n) - (before.get(key)?.settledDue ?? 0n),
      }
    },
  )
}
