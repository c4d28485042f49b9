import type { BrandPack } from '@portico/contract/kit/brand'
import type { TicketPoolDefinition } from '@portico/contract/ticket/operator-calls'
import type { BonusRules } from '../bonus-settings.ts'
import { Failure } from '../failure.ts'
import { timesFaults } from '../kit/bonus-faults.ts'
import { type Faults, textFaults } from '../kit/text-faults.ts'

const TITLE_MAX = 60
const MOST_PRIZES = 20_000
/** A raffle is drawn and paid at one stroke. */
const MOST_RAFFLE_PRIZES = 500

export const sizeOf = ({ prizes }: Pick<TicketPoolDefinition, 'prizes'>): number => prizes.reduce((sum, { count }) => sum + count, 0)

const prizeFaults = ({ prizes, kind }: TicketPoolDefinition): Faults => {
  const faults: Faults = {}
  for (const [index, prize] of prizes.entries()) {
    if ((prize.kind === 'CASH') !== (prize.amount !== null)) faults[`prizes.${index}.amount`] = { rule: 'other' }
    if ((prize.kind === 'POINTS') !== prize.points > 0) faults[`prizes.${index}.points`] = { rule: 'other' }
    if (kind === 'RAFFLE' && prize.kind === 'NONE') faults[`prizes.${index}.kind`] = { rule: 'other' }
  }
  const max = kind === 'RAFFLE' ? MOST_RAFFLE_PRIZES : MOST_PRIZES
  if (sizeOf({ prizes }) > max) faults['prizes'] = { rule: 'max', max }
  return faults
}

const ruleFaults = ({ rules }: TicketPoolDefinition): Faults =>
  new Set(rules.map(({ of }) => of)).size === rules.length ? {} : { 'rules.1.of': { rule: 'twice' } }

/** Checks what an operator wrote of a pool. @throws Failure FIELD_INVALID naming each field */
export const checkDefinition = (definition: TicketPoolDefinition, brand: BrandPack, bonuses: BonusRules, now: Date): void => {
  const ends = new Date(definition.endsAt)
  const fields: Faults = {
    ...textFaults('title', TITLE_MAX, definition.title, brand),
    ...prizeFaults(definition),
    ...ruleFaults(definition),
    ...timesFaults('turnover', definition.turnover, bonuses),
    ...(new Date(definition.startsAt) < ends && ends > now ? {} : { endsAt: { rule: 'order' } }),
  }
  if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
}
