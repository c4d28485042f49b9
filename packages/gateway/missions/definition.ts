import type { BrandPack } from '@portico/contract/kit/brand'
import { CARING, type LeaderboardPart, type MissionDefinition, type MissionPart } from '@portico/contract/missions/definitions'
import type { BonusRules } from '../bonus-settings.ts'
import { Failure } from '../failure.ts'
import { timesFaults } from '../kit/bonus-faults.ts'
import { type Faults, textFaults } from '../kit/text-faults.ts'

const BOUNDS = { title: 80, text: 200 } as const

const missionFaults = ({ period, condition, reward }: MissionPart, rules: BonusRules): Faults => ({
  ...(reward.kind === 'CASH' ? timesFaults('reward.turnover', reward.turnover, rules) : {}),
  // Nobody has to bet anything for having held back.
  ...(CARING.includes(condition.kind) && reward.kind !== 'POINTS' ? { 'reward.kind': { rule: 'other' } } : {}),
  ...(condition.kind === 'LOGIN_DAYS' && period === 'DAY' && condition.count > 1 ? { 'condition.count': { rule: 'max', max: 1 } } : {}),
})

const leaderboardFaults = ({ prizes, turnover }: LeaderboardPart, rules: BonusRules): Faults => {
  const faults: Faults = timesFaults('turnover', turnover, rules)
  let next = 1
  for (const [index, { first, last }] of prizes.entries()) {
    if (first !== next) faults[`prizes.${index}.first`] = { rule: 'order' }
    if (last < first) faults[`prizes.${index}.last`] = { rule: 'order' }
    next = last + 1
  }
  return faults
}

/**
 * Checks what an operator wrote of a mission or a leaderboard.
 * @throws Failure FIELD_INVALID naming each field
 */
export const checkDefinition = (definition: MissionDefinition, brand: BrandPack, rules: BonusRules): void => {
  const fields: Faults = {
    ...textFaults('title', BOUNDS.title, definition.title, brand),
    ...(definition.kind === 'MISSION'
      ? { ...textFaults('text', BOUNDS.text, definition.text, brand), ...missionFaults(definition, rules) }
      : leaderboardFaults(definition, rules)),
  }
  if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
}
