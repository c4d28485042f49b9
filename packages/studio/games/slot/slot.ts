import type { Below } from '../../fair/stream.ts'
import type { Amount, Game } from '../game.ts'
import { boardOf, freeSpinsOf, timesOfBoard } from './pays.ts'
import { STOPS } from './strips.ts'
import { LINES, REELS } from './symbols.ts'
import { TOP_ROUND } from './published.ts'

export interface SlotChoice {
  /** Of the whole spin. */
  readonly stake: Amount
}

export interface SlotOutcome {
  readonly stops: readonly number[]
  /** The stops of each free spin, when the moons opened them. */
  readonly free: readonly (readonly number[])[]
  readonly jackpot: boolean
}

/** Of so many tickets one wins the jackpot; a spin holds one for each unit of its stake. */
export const JACKPOT_TICKETS = 48_000_000

const spun = async (below: Below): Promise<number[]> => {
  const stops: number[] = []
  while (stops.length < REELS) stops.push(await below(STOPS))
  return stops
}

/** The order of the draw is public: the jackpot's ticket, the five stops, then the stops of each free spin. */
const draw = async (below: Below, { stake }: SlotChoice, unit: Amount): Promise<SlotOutcome> => {
  const jackpot = (await below(JACKPOT_TICKETS)) < stake / unit
  const stops = await spun(below)
  const free: number[][] = []
  const owed = freeSpinsOf(boardOf(stops))
  while (free.length < owed) free.push(await spun(below))
  return { stops, free, jackpot }
}

const timesOf = ({ stops, free }: SlotOutcome): number => [stops, ...free].reduce((sum, spin) => sum + timesOfBoard(boardOf(spin)), 0)

/** Moon Gate: five reels, 25 lines, free spins and a jackpot. */
export const moonGate: Game<SlotChoice, SlotOutcome> = {
  code: 'PSMOONGATE',
  version: '1.0.0',
  minimumCycleMs: 2500,
  parts: LINES.length,
  jackpotShare: 5,
  read: (sent) => {
    const stake = (sent as { stake?: unknown } | null)?.stake
    return typeof stake === 'number' && Number.isSafeInteger(stake) && stake > 0 ? { stake } : undefined
  },
  stakeOf: ({ stake }) => stake,
  mostBack: ({ stake }) => (stake / LINES.length) * TOP_ROUND,
  draw,
  pays: ({ stake }, outcome) => (stake / LINES.length) * timesOf(outcome),
  winsJackpot: ({ jackpot }) => jackpot,
}
