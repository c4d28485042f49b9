import type { BrandPack } from '@portico/contract/kit/brand'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { Localized } from '@portico/contract/kit/wire'
import { CARING, type LeaderboardPart, type MissionDefinition, type MissionPart } from '@portico/contract/missions/definitions'
import { Failure } from '../failure.ts'
import { shownText } from '../kit/shown-text.ts'

type Faults = Record<string, FieldFailure>

const BOUNDS = { title: 80, text: 200 } as const

const textFaults = (field: keyof typeof BOUNDS, texts: Localized, brand: BrandPack): Faults => {
  const languages = new Set(brand.languages.map(({ code }) => code))
  const faults: Faults = Object.keys(texts).length === 0 ? { [field]: { rule: 'required' } } : {}
  for (const [code, text] of Object.entries(texts)) {
    const at = `${field}.${code}`
    if (!languages.has(code)) faults[at] = { rule: 'language-unknown' }
    else if (text.trim() === '') faults[at] = { rule: 'required' }
    else if (text.length > BOUNDS[field]) faults[at] = { rule: 'length', max: BOUNDS[field] }
    else if (shownText(text) !== text.trim()) faults[at] = { rule: 'characters' }
  }
  return faults
}

const missionFaults = ({ period, condition, reward }: MissionPart): Faults => ({
  // Nobody has to bet anything for having held back.
  ...(CARING.includes(condition.kind) && reward.kind !== 'POINTS' ? { 'reward.kind': { rule: 'other' } } : {}),
  ...(condition.kind === 'LOGIN_DAYS' && period === 'DAY' && condition.count > 1 ? { 'condition.count': { rule: 'max', max: 1 } } : {}),
})

const leaderboardFaults = ({ prizes }: LeaderboardPart): Faults => {
  const faults: Faults = {}
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
export const checkDefinition = (definition: MissionDefinition, brand: BrandPack): void => {
  const fields: Faults = {
    ...textFaults('title', definition.title, brand),
    ...(definition.kind === 'MISSION'
      ? { ...textFaults('text', definition.text, brand), ...missionFaults(definition) }
      : leaderboardFaults(definition)),
  }
  if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
}
