import type { Units } from '@portico/contract/kit/money'
import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import { DAY_MS } from '../kit/duration.ts'
import { passes } from '../failure.ts'
import type { Control } from '../control/index.ts'
import { latestPlayers } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { judge } from './conditions.ts'
import { type FactSources, factsOf } from './facts.ts'
import type { Offered } from './kinds/kind.ts'

/** So many members are looked at, those that were there last. */
const MOST = 300
/** What a promotion that is joined would have paid for: the days before now. */
const BACK_DAYS = 7

interface DryRunDeps {
  readonly control: Pick<Control, 'offersAllowed'>
  readonly sources: FactSources
}

/** Applies a definition to what members have done: who would fulfil it and be paid what. It writes nothing. */
export const dryRun = async (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { control, sources }: DryRunDeps,
  { conditions }: PromotionDefinition,
  offered: Offered,
) => {
  const now = clock.now()
  const since = new Date(now.getTime() - BACK_DAYS * DAY_MS)
  const failing = new Map<string, number>()
  const sum = { looked: 0, fitting: 0, receiving: 0, cost: 0n as Units }
  const mayBeOffered = (memberId: string): Promise<boolean> => passes(() => control.offersAllowed(database.orm, memberId))
  for (const player of await latestPlayers(database.orm, brand.currency, MOST)) {
    if (!(await mayBeOffered(player.memberId))) continue
    sum.looked += 1
    const facts = factsOf(database.orm, player, sources)
    const judged = await Promise.all(conditions.map((condition) => judge(condition, facts, now)))
    for (const { condition, met } of judged) if (!met) failing.set(condition.kind, (failing.get(condition.kind) ?? 0) + 1)
    if (judged.some(({ met }) => !met)) continue
    sum.fitting += 1
    const worth = await offered.worth(facts, { now, since })
    if (worth > 0n) sum.receiving += 1
    sum.cost += worth
  }
  return { ...sum, failing: [...failing].map(([kind, count]) => ({ kind, count })) }
}
