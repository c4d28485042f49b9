import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { advanceBook } from '../book/advance.ts'
import { advanceBingo } from '../bingo/advance.ts'
import { BINGO_TERMS } from '../bingo/hall.ts'
import { advance } from '../flights/advance.ts'
import { deliver } from '../rounds/outbox.ts'
import type { House } from '../rounds/house.ts'
import { startPasses } from '../rounds/loop.ts'
import { openStore } from '../rounds/store.ts'
import { createServer } from '../server/server.ts'
import { createWatchers } from '../server/shared.ts'
import { fakeWallet } from './fake-wallet.ts'

/** The studio against a wallet in its own process, to look at: `node packages/studio/testing/open-studio.ts PSROULETTE 5930`. */
const [gameCode = 'PSMOONGATE', port = '0', mode = 'real', site = ''] = process.argv.slice(2)
const trial = mode === 'demo' ? { mode: 'demo' as const, playerId: null, balance: null } : {}
const one = fakeWallet(124_805_000_000, { gameCode, site, ...trial })
/** Each token is a player of its own; they share one purse. */
const wallet: typeof one = {
  ...one,
  authenticate: async (token) => {
    const opened = await one.authenticate(token)
    return 'playerId' in opened && opened.playerId !== null ? { ...opened, playerId: token } : opened
  },
}
const house: House = {
  wallet,
  store: openStore(':memory:'),
  now: () => Date.now(),
  chance: { id: () => randomUUID(), seed: () => randomBytes(32).toString('hex') },
}
const pace = Number(process.env['STUDIO_BOOK_PACE'] ?? 1)
const watchers = createWatchers()
/** Short, so that whoever looks need not wait. */
const terms = { ...BINGO_TERMS, everyMs: 120_000, closedMs: 10_000, ballMs: 1400, houseCards: 9 }
const onError = (error: unknown) => void process.stderr.write(`${String(error)}\n`)
const page = fileURLToPath(new URL('../../../dist/studio', import.meta.url))
const server = createServer({
  house,
  page,
  sites: site ? [site] : [],
  own: '',
  onError,
  watchers,
  bingo: terms,
  pace,
})
process.stdout.write(`${await server.listen({ port: Number(port) })}/play?token=launch-token-1&lang=EN\n`)
const calls = { onOwed: () => void deliver(house).catch(onError), onError }
startPasses(() => advance(house, { watched: watchers.count('PSSKYLANTERN') > 0 }), calls)
startPasses(() => advanceBingo({ ...house, terms }, { watched: watchers.count('PSBINGODUSK') > 0 }), calls)
startPasses(() => advanceBook(house, pace), calls)
