import type { Case } from '../case.ts'
import { DOOR } from './door.ts'
import { LOST_AND_FOUND } from './lost.ts'
import { MONEY } from './money.ts'
import { ROLLBACKS } from './rollbacks.ts'
import { SESSIONS } from './sessions.ts'
import { TERMS } from './terms.ts'

const numberOf = ({ id }: Case): number => Number(id.slice(1))

/** Every case by its number. W25 is a measure of speed and no case. */
export const CASES: readonly Case[] = [...MONEY, ...ROLLBACKS, ...DOOR, ...SESSIONS, ...LOST_AND_FOUND, ...TERMS].toSorted(
  (one, other) => numberOf(one) - numberOf(other),
)
