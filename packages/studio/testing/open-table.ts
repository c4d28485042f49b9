import { afterEach } from 'vitest'
import type { House } from '../rounds/house.ts'
import { openStore } from '../rounds/store.ts'
import { withWaking } from '../rounds/waking.ts'
import { createServer } from '../server/server.ts'
import type { Authenticated } from '../wallet/wallet.ts'
import { fakeWallet } from './fake-wallet.ts'

/** 5,000 of the currency. */
export const STAKE = 50_000_000
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A studio in process with one session of a player, whose wallet and clock are the test's own; closed after each test. */
export const openTable = async (over: Partial<Authenticated> = {}, begin = 10 * STAKE) => {
  const wallet = fakeWallet(begin, over)
  const store = openStore(':memory:')
  let time = 1_800_000_000_000
  let count = 0
  const chance = { id: () => `id-0000-${++count}`, seed: () => (++count).toString(16).padStart(64, '0') }
  const house: House = { wallet: withWaking(wallet, store, () => time), store, now: () => time, chance }
  const server = createServer({ house, page: import.meta.dirname, sites: ['https://portal.example'], own: '' })
  closing.push(
    () => server.close(),
    () => store.close(),
  )
  const opened = await server.inject({ method: 'POST', url: '/api/open', payload: { token: 'token-00000001' } })
  const { session, state } = opened.json<{ session: string; state: { commitment: string; balance: number } }>()
  let commitment = state?.commitment
  let request = 0
  const headers = { authorization: `Bearer ${session}` }
  return {
    wallet,
    house,
    server,
    session,
    state,
    opened,
    pass: (ms: number) => void (time += ms),
    read: async () => (await server.inject({ url: '/api/state', headers })).json(),
    bet: async (choice: unknown = { stake: STAKE }, more: object = {}) => {
      const payload = { requestId: `request-${++request}`, clientNumber: '71904226', commitment, choice, ...more }
      const answer = await server.inject({ method: 'POST', url: '/api/play', headers, payload })
      const body = answer.json()
      commitment = body.commitment ?? commitment
      return body
    },
  }
}
