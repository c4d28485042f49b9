import type { OpenRound } from '../buy-ins/open-round.ts'
import type { Fired, SentShot } from '../buy-ins/shoot.ts'
import type { StakeLimits } from '../games/game.ts'
import type { Round } from '../rounds/round.ts'
import type { Unseen } from '../rounds/shown.ts'
import type { Bonus } from '../wallet/wallet.ts'

export interface State {
  readonly game: string
  readonly version: string
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly currencyExponent: number
  readonly unit: number
  readonly language: string
  readonly site: string
  readonly lobbyUrl: string
  readonly cashierUrl: string
  readonly limits: StakeLimits
  readonly cycleMs: number
  readonly waitMs: number
  readonly balance: number | null
  readonly bonus: Bonus | null
  readonly commitment: string
  readonly jackpot: { readonly pot: number; readonly wonAt: number | null } | null
  readonly rounds: readonly Round[]
  /** Ended without its player having seen it; nothing in a replay. */
  readonly unseen?: Unseen | null
}

export interface Refused {
  readonly refused: string
  readonly waitMs?: number
}

export type PlayAnswer = ({ readonly round: Round } | Refused) & { readonly commitment?: string; readonly jackpot?: State['jackpot'] }

/** The line to the studio broke, or it answered with something else than JSON. */
const LOST: Refused = { refused: 'LOST' }
let bearer = ''
/** The wallet answers the studio within three seconds, or not at all. */
const PATIENCE_MS = 8000
/** A stream says something every two seconds. */
const SILENCE_MS = 6000

const ask = async <T>(path: string, body?: unknown, patience = PATIENCE_MS): Promise<T | Refused> => {
  try {
    const answer = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as T | Refused
  } catch {
    return LOST
  }
}

/** A reload of the frame finds its session again where the browser lets it keep one. */
const keeper = {
  read: (token: string): string => {
    try {
      return sessionStorage.getItem(`studio:${token}`) ?? ''
    } catch {
      return ''
    }
  },
  write: (token: string, session: string): void => {
    try {
      sessionStorage.setItem(`studio:${token}`, session)
    } catch {
      // A sandboxed frame keeps nothing; it is opened anew from the lobby.
    }
  },
}

export const open = async (token: string): Promise<State | Refused> => {
  bearer = keeper.read(token)
  if (bearer) return ask<State>('state')
  const opened = await ask<{ session: string; state: State }>('open', { token })
  if ('refused' in opened) return opened
  bearer = opened.session
  keeper.write(token, bearer)
  return opened.state
}

export const readState = (): Promise<State | Refused> => ask<State>('state')

/** Says that the player has seen what a round came to. Unheard, they are told of it once more. */
export const markRoundSeen = (roundId: string): void => void ask('shown', { roundId })

export const readRound = (id: string): Promise<Round | Refused> => ask<Round>(`round/${encodeURIComponent(id)}`)

const TRIES = 4

/** No answer is asked for again with the same content, so that one press is one round whatever the line does. */
const insist = async <T>(path: string, body: unknown): Promise<T | Refused> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask<T>(path, body)
    const isLost = typeof answer === 'object' && answer !== null && 'refused' in answer && answer.refused === 'LOST'
    if (!isLost || attempt === TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, 1000 * attempt))
  }
}

export interface SentBet {
  readonly commitment: string
  readonly clientNumber: string
  readonly choice: unknown
}

export const freshRequest = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const withId = <Sent extends object>(bet: Sent) => ({ ...bet, requestId: freshRequest() })

export const play = (bet: SentBet): Promise<PlayAnswer> => insist<PlayAnswer>('play', withId(bet)) as Promise<PlayAnswer>

export const betOnFlight = (bet: SentBet): Promise<PlayAnswer> => insist<PlayAnswer>('flight/bet', withId(bet)) as Promise<PlayAnswer>

export const buyCards = (bet: SentBet): Promise<PlayAnswer> => insist<PlayAnswer>('bingo/buy', withId(bet)) as Promise<PlayAnswer>

export const returnCards = (roundId: string): Promise<{ readonly round: Round } | Refused> => insist('bingo/return', { roundId })

/** Calls of a game of two; each answers with the game as it stands. */
export const duelCall = <T>(call: 'sit' | 'stand' | 'move' | 'here', body: object): Promise<T | Refused> =>
  call === 'here' ? ask(`duel/${call}`, body) : insist(`duel/${call}`, body)

export const stakeOnDuel = (bet: SentBet): Promise<PlayAnswer> => insist<PlayAnswer>('duel/stake', withId(bet)) as Promise<PlayAnswer>

export const leaveFlight = (roundId: string): Promise<{ readonly round: Round } | Refused> => insist('flight/leave', { roundId })

/** A bet on the event book, under an id of the caller's: however often it is sent, it is placed once. */
export const placeOnBook = <T>(bet: Readonly<Record<string, unknown>>): Promise<PlayAnswer & T> =>
  insist<PlayAnswer & T>('book/bet', bet) as Promise<PlayAnswer & T>

export const readBook = <T>(): Promise<T | Refused> => ask<T>('book')

/** After this a shot without an answer is asked for again, as a recall. */
const SHOT_MS = 2000

export const buyInto = (bet: SentBet | { readonly roundId: string; readonly choice: unknown }): Promise<PlayAnswer> =>
  insist<PlayAnswer>('buy-in', withId(bet)) as Promise<PlayAnswer>

/** Says that this page is there, and how its round stands. `roundId` is one that the page holds for open. */
export const lookAtBuyIn = (roundId = ''): Promise<{ readonly open: OpenRound | null; readonly over: Round | null } | Refused> =>
  ask('buy-in/look', { roundId }, SHOT_MS)

export const sendShot = (shot: SentShot): Promise<Fired | Refused> => ask<Fired>('buy-in/shot', shot, SHOT_MS)

export const recallShot = (shot: Pick<SentShot, 'roundId' | 'number'>): Promise<Fired | Refused> =>
  ask<Fired>('buy-in/recall', shot, SHOT_MS)

export const settleBuyIn = (roundId: string): Promise<{ readonly round: Round } | Refused> => insist('buy-in/settle', { roundId })

/** Hands on what the studio tells of a shared game until the line ends. Answers why it ended. */
export const sharedStream = async <T>(path: 'flight' | 'bingo' | 'duel', hear: (frame: T) => void): Promise<string> => {
  const silent = new AbortController()
  // A line that is gone without a word, as from one network to another, never ends by itself.
  const wait = () => setTimeout(() => silent.abort(), SILENCE_MS)
  let watch = wait()
  try {
    const answer = await fetch(`/api/${path}`, {
      credentials: 'omit',
      signal: silent.signal,
      headers: { Authorization: `Bearer ${bearer}` },
    })
    if (!answer.ok || !answer.body) return ((await answer.json()) as Refused).refused
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return LOST.refused
      clearTimeout(watch)
      watch = wait()
      const parts = (rest + value).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) if (part.startsWith('data: ')) hear(JSON.parse(part.slice(6)) as T)
    }
  } catch {
    return LOST.refused
  } finally {
    clearTimeout(watch)
  }
}
