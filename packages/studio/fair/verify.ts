import type { AnyGame } from '../games/games.ts'
import { betSealOf, entropyOf } from './sealed-bets.ts'
import type { RoundFault, ShownRound } from './shown-round.ts'
import { commitmentOf, numbersOf } from './stream.ts'

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
