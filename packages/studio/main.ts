import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { advanceBook } from './book/advance.ts'
import { createHotReports } from './book/hot.ts'
import { sweepMatches } from './book/open.ts'
import { advance as advanceDuels } from './duels/advance.ts'
import { createPresence } from './duels/presence.ts'
import { recoverDuels } from './duels/recover.ts'
import { advanceBingo } from './bingo/advance.ts'
import { LOOK_MS, recoverBuyIns, settleLeft } from './buy-ins/settle.ts'
import { advance } from './flights/advance.ts'
import { recoverFlights } from './flights/recover.ts'
import { createInquiryAnswers } from './inquiries/answers.ts'
import { sweepBooked, withBooks } from './inquiries/booked.ts'
import { createInquiryDoor } from './inquiries/door.ts'
import { bingo } from './games/bingo/bingo.ts'
import { crash } from './games/crash/crash.ts'
import { beginPots, createJackpotReports } from './rounds/jackpot.ts'
import { deliver, sweepOutbox } from './rounds/outbox.ts'
import type { House } from './rounds/house.ts'
import { startPasses } from './rounds/loop.ts'
import { recover } from './rounds/recover.ts'
import { openStore } from './rounds/store.ts'
import { recoverLetters, withWaking } from './rounds/waking.ts'
import { readSettings } from './settings.ts'
import { createServer } from './server/server.ts'
import { createWatchers } from './server/shared.ts'
import { connectWallet } from './wallet/client.ts'

const log = pino({ name: 'studio' })
const settings = readSettings(process.env)
mkdirSync(settings.data, { recursive: true })

const store = openStore(join(settings.data, 'studio.sqlite'))
const now = () => Date.now()
const house: House = {
  store,
  now,
  wallet: withWaking(withBooks(connectWallet(settings.wallet, { now }), store, now), store, now),
  chance: { id: () => randomUUID(), seed: () => randomBytes(32).toString('hex') },
}
beginPots(store, settings.openings)
recoverLetters(store)
const interrupted = recover(house)
if (interrupted > 0) log.warn({ interrupted }, 'rounds that a stop interrupted are rolled back')
const grounded = recoverFlights(house)
if (grounded > 0) log.warn({ grounded }, 'flights that a stop interrupted are ended by rule')
const unanswered = recoverBuyIns(house)
if (unanswered > 0) log.warn({ unanswered }, 'further stakes that a stop interrupted are rolled back')

const duels = recoverDuels(house)
if (duels.returned + duels.resumed > 0) log.warn(duels, 'games of two that a stop interrupted')

const watchers = createWatchers()
const presence = createPresence(now)
const server = createServer({
  house,
  page: settings.page,
  sites: settings.sites,
  own: settings.origin,
  proxies: settings.proxies,
  bingo: settings.bingo,
  watchers,
  pace: settings.pace,
  presence,
  inquiries: { door: createInquiryDoor(settings.wallet, store, now), answers: createInquiryAnswers(house, settings) },
  onError: (err) => log.error({ err }, 'a call failed'),
})
const address = await server.listen({ host: settings.host, port: settings.port })
log.info({ address }, 'the studio is open')
process.send?.({ address })

let delivery: Promise<void> | undefined
const send = (): void => {
  delivery ??= deliver(house)
    .catch((err: unknown) => log.error({ err }, 'a letter to the wallet was not sent'))
    .then(() => {
      delivery = undefined
    })
}
const courier = setInterval(send, 1000)
const reportJackpots = createJackpotReports(house)
let report: Promise<void> | undefined
const reporter = setInterval(() => {
  report ??= reportJackpots().finally(() => {
    report = undefined
  })
}, 3000)
const reportHot = createHotReports(house, settings.pace)
let hotReport: Promise<unknown> | undefined
const hotReporter = setInterval(() => {
  hotReport ??= reportHot()
    .catch((err: unknown) => log.error({ err }, 'hot matches were not reported'))
    .then(() => {
      hotReport = undefined
    })
}, 30_000 / settings.pace)
const sweep = (): void => {
  sweepOutbox(house)
  sweepBooked(store, now())
  sweepMatches(house)
}
sweep()
const sweeper = setInterval(sweep, 3_600_000)
const onPassError = (err: unknown) => log.error({ err }, 'a shared round did not go on')
const shared = [
  startPasses(() => advanceBook(house, settings.pace), { onOwed: send, onError: onPassError }),
  startPasses(() => advance(house, { watched: watchers.count(crash.code) > 0 }), { onOwed: send, onError: onPassError }),
  startPasses(() => advanceBingo({ ...house, terms: settings.bingo }, { watched: watchers.count(bingo.code) > 0 }), {
    onOwed: send,
    onError: onPassError,
  }),
  startPasses(() => advanceDuels(house, presence), { onOwed: send, onError: onPassError }),
]
const buyIns = startPasses(async () => (await settleLeft(house)) > 0, {
  onOwed: send,
  onError: (err) => log.error({ err }, 'a round was not settled in time'),
  everyMs: LOOK_MS,
})

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  clearInterval(courier)
  clearInterval(sweeper)
  clearInterval(reporter)
  clearInterval(hotReporter)
  await server.close()
  for (const passes of shared) await passes.stop()
  await buyIns.stop()
  // What is under way still writes.
  await delivery
  await report
  await hotReport
  store.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
// Started by another program, it ends with it.
process.once('disconnect', () => void stop())
