import type { AnyGame } from '../games/games.ts'
import type { Amount } from '../games/game.ts'
import { betSealOf, entropyOf } from './sealed-bets.ts'
import { commitmentOf, type Entropy, numbersOf } from './stream.ts'

/** A round as it is shown once it is decided: all that a stranger needs to work it out again. */
export interface ShownRound extends Entropy {
  readonly commitment: string
  readonly version: string
  /** The step of a stake in the round's currency, which the jackpot's tickets are counted by. */
  readonly unit: Amount
  readonly choice: unknown
  readonly outcome: unknown
  readonly stake: Amount
  /** Without the jackpot. */
  readonly paid: Amount
  /** Of a game that all players share: the bets that were sealed before its number was drawn. */
  readonly shared?: SharedRound | null
}

export interface SharedRound {
  readonly flight: string
  /** A seal for each bet, in order. */
  readonly bets: readonly string[]
}

export type RoundFault = 'COMMITMENT' | 'SEALED_BETS' | 'OUTCOME' | 'STAKE' | 'PAID' | 'VERSION'

/** Objects with their keys in order, so that two texts are the same where the values are. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** What does not hold of a shown round; nothing where it is as the rules and the opened secret say. */
export const faultsOf = async (game: AnyGame, round: ShownRound): Promise<RoundFault[]> => {
  if (round.version !== game.version) return ['VERSION']
  if (game.faultsOf) return game.faultsOf(round)
  const faults: RoundFault[] = []
  if ((await commitmentOf(round.seed)) !== round.commitment) faults.push('COMMITMENT')
  const { shared } = round
  if (game.shared === true && !shared?.bets.includes(await betSealOf(round))) faults.push('SEALED_BETS')
  const entropy = shared ? { ...round, roundId: shared.flight, clientNumber: await entropyOf(shared.bets) } : round
  const drawn = await game.draw(await numbersOf(entropy), round.choice, round.unit)
  if (canonical(drawn) !== canonical(round.outcome)) faults.push('OUTCOME')
  if (game.stakeOf(round.choice) !== round.stake) faults.push('STAKE')
  if (game.pays(round.choice, drawn) !== round.paid) faults.push('PAID')
  return faults
}
