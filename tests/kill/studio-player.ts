import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { HEADERS } from '@portico/contract/kit/call'

/** Where the two stand just now. */
export interface Addresses {
  readonly portal: () => string
  readonly studio: () => string
}

const TURN_MS = 50
const VOID_MS = 2000
/** What every bet is, in ten-thousandths. */
export const STAKE = 50_000_000

interface State {
  readonly commitment: string
  readonly waitMs: number
}
type Played = { readonly round: { readonly state: string } } | { readonly refused: string; readonly waitMs?: number }

/** A page of the slot that plays on and on, whatever breaks between. `isOver` ends it. */
export const playOn = async (
  { portal, studio }: Addresses,
  token: string,
  { isOver, played }: { isOver: () => boolean; played: () => void },
) => {
  const json = { 'content-type': 'application/json' }
  const launch = async (): Promise<string> => {
    const body = JSON.stringify({ nodeId: 1, mode: 'real' })
    const answer = await fetch(new URL(launchGame.path, portal()), {
      method: launchGame.method,
      headers: { ...json, [HEADERS.token]: token },
      body,
    })
    const { value } = (await answer.json()) as { readonly value: { readonly url: string } }
    return new URL(value.url).searchParams.get('token')!
  }
  const call = async <Answer>(session: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(new URL(path, studio()), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : json), authorization: `Bearer ${session}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.status >= 500) throw new Error(`the studio answers ${answer.status}`)
    return (await answer.json()) as Answer
  }
  /** Until it is answered, by whichever process there is then. */
  const untilAnswered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    while (!isOver()) {
      try {
        return await ask()
      } catch {
        await pause(TURN_MS)
      }
    }
    return undefined
  }
  const enter = () =>
    untilAnswered(async () => {
      const opened = await call<{ readonly session?: string }>('-', '/api/open', { token: await launch() })
      if (!opened.session) throw new Error('the launch token was spent by an answer that was lost')
      return opened.session
    })
  let session = await enter()
  while (session !== undefined && !isOver()) {
    const own = session
    const state = await untilAnswered(() => call<State>(own, '/api/state'))
    if (!state) return
    await pause(state.waitMs ?? TURN_MS)
    // The same request again and again: it is one round, however often it is sent.
    const bet = { requestId: randomUUID(), clientNumber: '1', commitment: state.commitment, choice: { stake: STAKE } }
    const answer = await untilAnswered(() => call<Played>(own, '/api/play', bet))
    if (answer && 'round' in answer) {
      played()
      // Whose stake nobody confirmed does not press again at once: where the machine is too slow for all, the wallet gets its breath back.
      if (answer.round.state === 'void') await pause(VOID_MS)
    } else if (answer?.refused === 'SESSION_EXPIRED') session = await enter()
    else await pause(answer?.waitMs ?? TURN_MS)
  }
}
