import { sha256, toHex, utf8 } from '../../fair/bytes.ts'
import { entropyOf } from '../../fair/sealed-bets.ts'
import { commitmentOf, numbersOf } from '../../fair/stream.ts'
import type { RoundFault, ShownRound } from '../../fair/shown-round.ts'
import { type BookChoice, type LegVerdict, payOf, type Result, verdictOfLeg } from './bets.ts'
import { sportOf } from './fixtures.ts'
import type { Fixture, Part, Score } from './sport.ts'

/** One match in so many is abandoned in its first part. */
export const ABANDONED_OF = 40

/** A part of a match as it is stored: with the seals of all bets on the match that stood when it was drawn. */
export interface DrawnPart extends Part {
  readonly seals: readonly string[]
  readonly abandoned: boolean
}

/** A match as it is shown once it is over: all that a stranger needs to play it again. */
export interface OpenMatch {
  readonly fixture: Fixture
  readonly commitment: string
  readonly seed: string
  readonly parts: readonly DrawnPart[]
  /** Stands in place of what was drawn. */
  readonly correction: Result | null
}

export interface BookOutcome {
  /** In the order of the bet's legs. */
  readonly matches: readonly OpenMatch[]
  readonly verdicts: readonly LegVerdict[]
  /** What had been paid before a result was corrected downward: it is not taken back. */
  readonly paidBefore: number
}

/** The seal of one bet: it names the bet to whoever placed it, and nothing to others. */
export const bookSealOf = async ({ roundId, clientNumber, choice }: Pick<ShownRound, 'roundId' | 'clientNumber' | 'choice'>) => {
  const { stake, legs } = choice as BookChoice
  const words = legs.map(({ match, market, line, pick, odds }) => `${match}/${market}/${line}/${pick}@${odds}`).join(',')
  return toHex(await sha256(utf8(`PORTICO-STUDIO:BOOK-BET:1:${roundId}:${stake}:${words}:${clientNumber}`)))
}

/** What stands for the commitments of all matches of a bet. */
export const jointCommitmentOf = async (commitments: readonly string[]): Promise<string> =>
  toHex(await sha256(utf8(`PORTICO-STUDIO:BOOK:1:${commitments.join('\n')}`)))

/** Draws the part that follows, bound to the secret and to all bets that stand. */
export const drawPart = async (
  { fixture, seed }: Pick<OpenMatch, 'fixture' | 'seed'>,
  parts: number,
  score: Score,
  seals: readonly string[],
): Promise<DrawnPart> => {
  const below = await numbersOf({ gameCode: fixture.sport, roundId: `${fixture.id}:${parts}`, seed, clientNumber: await entropyOf(seals) })
  const abandoned = parts === 0 && (await below(ABANDONED_OF)) === 0
  const part = await sportOf(fixture.sport).draw(below, fixture.rates, parts, score)
  return { ...part, seals, abandoned }
}

export const scoreOf = (parts: readonly DrawnPart[]): Score => parts.at(-1)?.score ?? [0, 0]

export const isAbandoned = (parts: readonly DrawnPart[]): boolean => parts[0]?.abandoned === true

export const resultOf = ({ parts, correction }: Pick<OpenMatch, 'parts' | 'correction'>): Result =>
  correction ?? { score: isAbandoned(parts) ? null : scoreOf(parts), reason: isAbandoned(parts) ? 'ABANDONED' : null }

const replays = async (match: OpenMatch): Promise<boolean> => {
  let score: Score = [0, 0]
  for (const [index, part] of match.parts.entries()) {
    const drawn = await drawPart(match, index, score, part.seals)
    if (JSON.stringify([drawn.score, drawn.events, drawn.abandoned]) !== JSON.stringify([part.score, part.events, part.abandoned]))
      return false
    score = drawn.score
  }
  return isAbandoned(match.parts) || sportOf(match.fixture.sport).isOver(score, match.parts.length)
}

/** What does not hold of a bet that is over. */
export const faultsOfBet = async (round: ShownRound): Promise<RoundFault[]> => {
  const faults = new Set<RoundFault>()
  const choice = round.choice as BookChoice
  const { matches, verdicts, paidBefore } = round.outcome as BookOutcome
  const seal = await bookSealOf(round)
  for (const [index, leg] of choice.legs.entries()) {
    const match = matches[index]
    if (!match || match.fixture.id !== leg.match) return ['OUTCOME']
    if ((await commitmentOf(match.seed)) !== match.commitment || leg.commitment !== match.commitment) faults.add('COMMITMENT')
    if (!match.parts.at(-1)?.seals.includes(seal)) faults.add('SEALED_BETS')
    if (!(await replays(match)) || verdictOfLeg(leg, resultOf(match)) !== verdicts[index]) faults.add('OUTCOME')
  }
  if ((await jointCommitmentOf(choice.legs.map(({ commitment }) => commitment))) !== round.commitment) faults.add('COMMITMENT')
  if (choice.stake !== round.stake) faults.add('STAKE')
  // What was given back as a whole was not paid.
  const isBack = (round as { readonly state?: unknown }).state === 'void' && verdicts.every((verdict) => verdict === 'VOID')
  if ((isBack ? 0 : Math.max(payOf(choice, verdicts), paidBefore)) !== round.paid) faults.add('PAID')
  return [...faults]
}
