import { changePoints, earnedBy } from '@portico/commission/points/holder'
import { parseUnits } from '@portico/contract/kit/money'
import type { PointSettings } from '@portico/contract/points/shapes'
import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { validBetsByCategory } from '../reports/index.ts'
import { readPointSettings } from './settings.ts'
import { type AccountRow, addMovement, type EarnedRow, earnedRows, lockPoints, saveEarned } from './store.ts'

type Rule = Pick<EarnedRow, 'per' | 'rulePoints'>

const ruleOf = ({ earning }: PointSettings, category: string): Rule | undefined => {
  const found = earning.find((rule) => rule.category === category)
  return found && { per: parseUnits(found.per), rulePoints: found.points }
}

const isSame = (one: Rule, other: Rule): boolean => one.per === other.per && one.rulePoints === other.rulePoints

/** Under a rule that came later nothing is counted again; a remainder of the rule before counts on. */
const underRule = (row: EarnedRow, rule: Rule): EarnedRow => {
  if (isSame(row, rule)) return row
  const remainder = row.per === 0n ? 0n : (row.valid - row.ruledFrom) % row.per
  return { ...row, ...rule, ruledFrom: row.valid - remainder, points: 0 }
}

/**
 * Holds a member's points and books what their bets have earned since they were last looked at. Nothing is counted up bet by bet: what
 * was earned follows from the valid bets as they stand, so that a result that comes twice, is corrected or called off counts right.
 */
export const createEarning =
  ({ clock }: Pick<Platform, 'clock'>) =>
  async (tx: Tx, memberId: string): Promise<AccountRow> => {
    let holding = await lockPoints(tx, memberId)
    const settings = await readPointSettings(tx)
    const rows = new Map((await earnedRows(tx, memberId)).map((row) => [row.category, row]))
    for (const [category, valid] of await validBetsByCategory(tx, memberId)) {
      const rule = ruleOf(settings, category)
      const first = { memberId, category, valid: 0n, ruledFrom: 0n, points: 0, per: 0n, rulePoints: 0 }
      const before = rows.get(category) ?? first
      // A category that earns nothing is counted past, so that a rule of tomorrow begins tomorrow.
      const row = underRule(before, rule ?? { per: 0n, rulePoints: 0 })
      if (row === before && valid === row.valid) continue
      const points = rule ? earnedBy(valid - row.ruledFrom, { per: row.per, points: row.rulePoints }) : 0
      const change = points - row.points
      await saveEarned(tx, { ...row, valid, points, ...(rule ? {} : { ruledFrom: valid }) })
      if (change === 0) continue
      holding = { memberId, ...changePoints(holding, change) }
      await addMovement(tx, {
        memberId,
        at: clock.now(),
        kind: 'EARNED',
        category,
        amount: valid - before.valid,
        change,
        balance: holding.points,
        owed: holding.owed,
      })
    }
    return holding
  }
export type Earning = ReturnType<typeof createEarning>
