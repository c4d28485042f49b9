import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { HEADERS } from '@portico/contract/kit/call'
import { createClient, overHttp } from '../../vendor/client.ts'
import { openSeat } from '../../vendor/seat.ts'
import type { WalletReady } from './plan.ts'
import type { Player } from './request.ts'

/** For opening a game, which is not measured. */
const PATIENCE_MS = 120_000

/** Opens the game of each session; `now` is the gateway's time. */
export const joinAll = async ({ key, url, tokens }: WalletReady, now = Date.now): Promise<Player[]> => {
  const client = createClient(key, overHttp(url, PATIENCE_MS), now)
  const players: Player[] = []
  for (const token of tokens) {
    const launch = async (): Promise<string> => {
      const answer = await fetch(new URL(launchGame.path, url), {
        method: launchGame.method,
        headers: { [HEADERS.token]: token, 'content-type': 'application/json' },
        body: JSON.stringify({ nodeId: 1, mode: 'real' }),
      })
      const { value } = (await answer.json()) as { value: { url: string } }
      return new URL(value.url).searchParams.get('token')!
    }
    players.push(await openSeat(client, launch))
  }
  return players
}
