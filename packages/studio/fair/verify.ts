import type { AnyGame } from '../games/games.ts'
import { entropyOf } from './sealed-bets.ts'
import type { RoundFault, ShownRound } from './shown-round.ts'
import { commitmentOf, numbersOf } from './stream.ts'

/** Objects with their keys in order, so that two texts are the same where the values are. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Whether the bet stood among those that were hashed before the draw, and with it all others of its pool. */
const isSealed = async (game: AnyGame, round: ShownRound): Promise<boolean> => {
  const { shared } = round
  if (!game.sealOf) return true
  if (!shared) return false
  const own = await game.sealOf(round)
  if (!game.poolSealsOf) return shared.bets.includes(own)
  const { seal, bets } = await game.poolSealsOf(shared.pool, shared.flight)
  return bets.includes(own) && shared.bets.includes(seal)
}

/** What does not hold of a shown round; nothing where it is as the rules and the opened secret say. */
export const faultsOf = async (game: AnyGame, round: ShownRound): Promise<RoundFault[]> => {
  if (round.version !== game.version) return ['VERSION']
  if (game.faultsOf) return game.faultsOf(round)
  const faults: RoundFault[] = []
  if ((await commitmentOf(round.seed)) !== round.commitment) faults.push('COMMITMENT')
  const { shared } = round
  if (!(await isSealed(game, round))) {
    // Without its pool nothing of it can be worked out.
    if (game.poolSealsOf) return [...faults, 'SEALED_BETS']
    faults.push('SEALED_BETS')
  }
  const entropy = shared ? { ...round, roundId: shared.flight, clientNumber: await entropyOf(shared.bets) } : round
  const drawn = await game.draw(await numbersOf(entropy), round.choice, round.unit, shared?.pool)
  if (canonical(drawn) !== canonical(round.outcome)) faults.push('OUTCOME')
  if (game.stakeOf(round.choice) !== round.stake) faults.push('STAKE')
  if (game.pays(round.choice, drawn) !== round.paid) faults.push('PAID')
  return faults
}
