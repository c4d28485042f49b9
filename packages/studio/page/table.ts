import { type Amount, coinOf } from '../games/game.ts'
import type { Round } from '../rounds/round.ts'
import { play, type PlayAnswer, type SentBet, type State } from './api.ts'
import type { Portal } from './portal.ts'
import type { TextKey } from './texts/en.ts'
import { isText, type Say } from './texts/texts.ts'

export interface Table {
  readonly state: State
  readonly say: Say
  readonly locale: 'en' | 'vi'
  readonly money: (amount: Amount) => string
  readonly portal: Portal
  /** The currency's coin: what is below it is neither paid nor shown. */
  readonly coin: Amount
  /** The rounds of this player, the newest first. */
  readonly rounds: () => readonly Round[]
  readonly balance: () => Amount | null
  /** The pot in view, as of the last round shown. */
  readonly jackpot: () => Amount
  readonly net: () => Amount
  /** Digits for the next round: the player's own or fresh ones. */
  readonly number: { readonly read: () => string; readonly write: (digits: string) => void }
  /** Tells when balance, net or rounds changed. */
  readonly watch: (changed: () => void) => void
  /** Places a bet. Balance and net follow when the page has shown the round: `show` is called then. */
  readonly bet: (
    choice: unknown,
    stake: Amount,
    by?: (bet: SentBet) => Promise<PlayAnswer>,
  ) => Promise<{ readonly round: Round; readonly show: () => void } | { readonly refused: string }>
  /** Shows a round that ended after its bet was answered: its money once, and its outcome as soon as it is open. */
  readonly finish: (round: Round) => void
  /** What an open round would add to the net if it ended now. */
  readonly stand: (amount: Amount) => void
  /** Takes over how things stand at the server, after a bet whose answer was lost. */
  readonly catchUp: (now: State) => void
  /** Until when no bet is taken, on the page's own clock. */
  readonly readyAt: () => number
}

const freshNumber = (): string => {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2))
  return String((BigInt(a) << 32n) | BigInt(b))
}

/** What a refusal says to the player. */
export const refusalText = (say: Say, refused: string): string => {
  const known: TextKey = isText(refused) ? refused : 'REFUSED'
  return say(known)
}

/** What the site has paid of a round: nothing while it holds the win. */
export const paidBack = ({ paid, jackpot, refusal }: Round): Amount => (refusal === null ? paid + jackpot : 0)

/** What is to be said of the payment of a round that brought something. */
export const paymentNote = (say: Say, { state, refusal, paid, jackpot }: Round): string | undefined => {
  if (paid + jackpot === 0) return undefined
  if (state === 'settled' && refusal !== null) return say('held')
  return state === 'decided' ? say('crediting') : undefined
}

/** Waits on the page's clock. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

export const createTable = (
  from: Pick<Table, 'state' | 'say' | 'locale' | 'money' | 'portal'>,
  mark: (roundId: string) => void = () => undefined,
): Table => {
  const { state } = from
  let { balance, commitment } = state
  let rounds = [...state.rounds]
  let net = 0
  let standing = 0
  let jackpot = state.jackpot?.pot ?? 0
  let number = freshNumber()
  /** Rounds whose money is in the balance already. */
  const counted = new Set<string>()
  let readyAt = performance.now() + state.waitMs
  const watchers: (() => void)[] = []
  const tell = () => {
    for (const changed of watchers) changed()
  }
  return {
    ...from,
    coin: coinOf(state.currency, state.currencyExponent),
    rounds: () => rounds,
    balance: () => balance,
    jackpot: () => jackpot,
    net: () => net + standing,
    stand: (amount) => {
      standing = amount
      for (const changed of watchers) changed()
    },
    readyAt: () => readyAt,
    number: { read: () => number, write: (digits) => void (number = digits) },
    watch: (changed) => void watchers.push(changed),
    finish: (round) => {
      standing = 0
      if (!counted.has(round.roundId)) {
        const back = paidBack(round)
        counted.add(round.roundId)
        balance = round.balance ?? (balance === null ? null : balance + back)
        net += back - round.stake
      }
      if (round.state !== 'void') mark(round.roundId)
      if (round.outcome !== null) rounds = [round, ...rounds.filter(({ roundId }) => roundId !== round.roundId)].slice(0, 50)
      tell()
    },
    catchUp: (now) => {
      const known = new Set(rounds.map(({ roundId }) => roundId))
      for (const round of now.rounds) if (!known.has(round.roundId)) net += paidBack(round) - round.stake
      ;({ balance, commitment } = now)
      jackpot = now.jackpot?.pot ?? jackpot
      rounds = [...now.rounds]
      readyAt = performance.now() + now.waitMs
      tell()
    },
    bet: async (choice, stake, by = play) => {
      const before = balance
      // What is at stake is out of the balance at once.
      if (balance !== null) balance -= stake
      readyAt = performance.now() + state.cycleMs
      tell()
      const placing = { commitment, clientNumber: number, choice }
      let answer = await by(placing)
      // The server's clock began its cycle when the bet before arrived, a moment after the page's: whoever pressed waits for it, and presses once.
      if ('refused' in answer && answer.refused === 'TOO_SOON' && answer.waitMs) {
        await pause(answer.waitMs)
        answer = await by(placing)
      }
      number = freshNumber()
      commitment = answer.commitment ?? commitment
      const refuse = (refused: string) => {
        balance = before
        tell()
        return { refused }
      }
      if ('refused' in answer) {
        readyAt = performance.now() + (answer.waitMs ?? 0)
        return refuse(answer.refused)
      }
      const { round } = answer
      if (round.state === 'refused' || round.state === 'void') {
        if (round.state === 'refused') readyAt = performance.now()
        const kind = isText(round.refusal ?? '') ? String(round.refusal) : round.state === 'void' ? 'VOID' : 'REFUSED'
        return refuse(kind)
      }
      const show = () => {
        const back = paidBack(round)
        balance = round.balance ?? (before === null ? null : before - stake + back)
        net += back - round.stake
        jackpot = answer.jackpot?.pot ?? jackpot
        rounds = [round, ...rounds].slice(0, 50)
        mark(round.roundId)
        tell()
      }
      return { round, show }
    },
  }
}
