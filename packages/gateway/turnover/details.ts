import { formatUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { BonusPurseView } from '@portico/contract/records/shapes'
import { WHOLE } from '@portico/commission/kit/money'
import type { BonusRules } from '../bonus-settings.ts'
import type { TurnoverConfig } from '../withdrawal-settings.ts'
import type { Queryable } from '../db/open.ts'
import { balancesOf, bonusOf } from '../ledger/index.ts'
import { type TurnoverBet, turnoverBets } from '../reports/index.ts'
import { freeAfterLeaving } from './after-leaving.ts'
import { progressOf, weightOf } from './progress.ts'
import { requirementView } from './requirement-view.ts'
import { activeRequirements, type Owner } from './store.ts'
import { usesSince } from './use-store.ts'

/** Bets that are told of, the latest. */
const LISTED = 50

type Bet = BonusPurseView['bets'][number]

const reasonOf = ({ valid, covered, stake }: TurnoverBet, counted: Units, isWhole: boolean, hasWorked: boolean): Bet['reason'] => {
  if (covered) return 'COVERED'
  if (valid === null) return 'WAITING'
  if (valid === 0n) return 'NOTHING'
  if (counted === 0n && hasWorked) return 'EARLIER'
  if (!isWhole || counted === 0n) return 'WEIGHT'
  if (counted < valid) return 'PART'
  return valid < stake ? 'NET' : 'COUNTED'
}

/** The bonus that is active, how far it has come, and what each of the latest bets did for it; null where there is none. */
export const bonusDetailsOf = async (
  db: Queryable,
  owner: Owner,
  namesOf: (games: readonly string[]) => Promise<(game: string) => string>,
  { now, oneProduct, waivedBelow }: Pick<BonusRules, 'oneProduct'> & Pick<TurnoverConfig, 'waivedBelow'> & { readonly now: Date },
): Promise<BonusPurseView | null> => {
  const rows = await activeRequirements(db, owner)
  const bonus = rows.find(({ kind }) => kind === 'BONUS')
  if (!bonus?.expiresAt || bonus.expiresAt <= now) return null
  const bets = await turnoverBets(db, { ...owner, from: rows[0]!.since })
  const uses = await usesSince(db, owner, rows[0]!.since)
  const { queue, contributions } = progressOf(rows, bets, uses)
  const account = bonusOf(owner.memberId, owner.currency)
  const left = (await balancesOf(db, [account]))(account) ?? 0n
  const money = (units: Units) => toMoney(units, owner.currency)
  const own = bets
    .filter(({ placedAt }) => placedAt >= bonus.since)
    .toSorted((one, other) => +other.placedAt - +one.placedAt)
    .slice(0, LISTED)
  const nameOf = await namesOf(own.map(({ game }) => game))
  return {
    id: bonus.id,
    amount: money(bonus.amount),
    left: money(left),
    target: money(bonus.required),
    progress: money(queue.find(({ id }) => id === bonus.id)?.progress ?? 0n),
    expiresAt: bonus.expiresAt.toISOString(),
    maxBet: bonus.maxBet === null ? null : money(bonus.maxBet),
    oneProduct: oneProduct && bonus.weights !== null,
    requirements: rows.map((row, index) => requirementView(row, queue[index]!.progress, queue[index]!.status === 'MET' ? 'MET' : 'ACTIVE')),
    freeAfter: money(await freeAfterLeaving(db, owner, { bonus, rows, bets, uses, contributions }, waivedBelow)),
    bets: own.map((bet): Bet => {
      const done = contributions.get(bet.id) ?? []
      const counted = done.reduce((sum, { requirement, progress }) => (requirement.id === bonus.id ? sum + progress : sum), 0n)
      const rate = weightOf(bonus.weights, bet.category)
      return {
        betId: bet.id,
        name: nameOf(bet.game),
        at: bet.placedAt.toISOString(),
        stake: money(bet.stake),
        fromBonus: money(bet.bonusStake),
        counted: money(counted),
        weight: Number(formatUnits(rate)),
        reason: reasonOf(bet, counted, rate === WHOLE, uses.has(bet.id) || done.some(({ requirement }) => requirement.id !== bonus.id)),
      }
    }),
  }
}
