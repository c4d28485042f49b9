import type { StakeLimits } from '../games/game.ts'
import type { Round } from '../rounds/round.ts'

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
  readonly commitment: string
  readonly jackpot: { readonly pot: number; readonly wonAt: number | null } | null
  readonly rounds: readonly Round[]
}

export interface Refused {
  readonly refused: string
  readonly waitMs?: number
}

export type PlayAnswer = ({ readonly round: Round } | Refused) & { readonly commitment?: string; readonly jackpot?: State['jackpot'] }

/** The line to the studio broke, or it answered with something else than JSON. */
const LOST: Refused = { refused: 'LOST' }
let bearer = ''

const ask = async <T>(path: string, body?: unknown): Promise<T | Refused> => {
  try {
    const answer = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'omit',
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

export const readRound = (id: string): Promise<Round | Refused> => ask<Round>(`round/${encodeURIComponent(id)}`)

const TRIES = 4

/** No answer is asked for again with the same id, so that one press is one round whatever the line does. */
export const play = async (bet: { commitment: string; clientNumber: string; choice: unknown }): Promise<PlayAnswer> => {
  const requestId = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (let attempt = 1; ; attempt++) {
    const answer = await ask<PlayAnswer>('play', { ...bet, requestId })
    if (!('refused' in answer) || answer.refused !== 'LOST' || attempt === TRIES) return answer as PlayAnswer
    await new Promise((resolve) => setTimeout(resolve, 1000 * attempt))
  }
}
