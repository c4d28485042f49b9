import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { HEADERS } from '@portico/contract/kit/call'
import { addCatalogue } from '@portico/gateway/catalogue/index'
import { slotRow } from '@portico/gateway/testing/games'
import { vendorRound } from '@portico/gateway/vendors/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createClient, overHttp, type Key, type Reply } from '../../scripts/vendor/client.ts'
import { Deviation } from '../../scripts/vendor/deviation.ts'
import { newBet, openSeat, type Seat } from '../../scripts/vendor/seat.ts'
import { fastClock } from './fast-clock.ts'
import { killsOf } from './kills.ts'
import { openWorld } from './world.ts'

const KILLS = killsOf(6, 500)
const LONG_MS = 10_800_000
/** Of so many answers one is lost on its way. */
const LOST = 8
const PLAYERS = 4
const CASH = 100_000_000n
const TURN_MS = 50
const VENDOR = 'PG'

// Signatures are good for five minutes, which a faster clock makes too short for a busy machine.
const world = openWorld('vendor', { DEMO: 'true', RATE_ALL: '10000000', KILL_PACE: '1' })
const clock = fastClock(world.epoch, 1)
afterAll(world.close)

let address = ''
/** Asks until it is answered, by whichever process there is then. */
const untilAnswered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      // What the wallet says is judged; what breaks the line is sent again.
      if (error instanceof Deviation) throw error
      await pause(TURN_MS)
    }
  }
}

/** A vendor's round from its stake to its end, however often the wallet dies meanwhile. Answers by how much the balance moves. */
const playRound = async (seat: Seat, seen: (reply: Reply) => void): Promise<number> => {
  const bet = newBet()
  const end = randomInt(3)
  const ask = async (call: () => Promise<Reply>): Promise<Reply> => {
    const reply = await untilAnswered(call)
    seen(reply)
    return reply
  }
  const stake = await ask(() => seat.bet(bet))
  if (stake['status'] !== 'OK') throw new Deviation(`a bet is refused with ${String(stake['status'])}`)
  const txId = randomUUID()
  const calls = [
    () => seat.win({ txId, roundId: bet.roundId, betTxId: bet.txId, amount: 2 * seat.unit, roundClosed: true }),
    () => seat.rollback({ txId, betTxId: bet.txId }),
    () => seat.close(bet.roundId),
  ] as const
  const over = await ask(calls[end]!)
  if (over['status'] !== 'OK') throw new Deviation(`the end ${end} is refused with ${String(over['status'])}`)
  return [seat.unit, 0, -seat.unit][end]!
}

it(
  `kill -9, ${KILLS} times amid a vendor's rounds: every stake is taken once, every win paid once, no round is left open [W14] [W37]`,
  async () => {
    const { key, players } = await world.inside(clock, async ({ services, platform }) => {
      await addCatalogue(platform.database.orm, [{ code: VENDOR, displayName: 'Pearl', position: 1 }], [slotRow(1)])
      await services.vendors.keys.connect(VENDOR)
      const opened: { memberId: string; token: string }[] = []
      for (let n = 0; n < PLAYERS; n++) {
        const { id, currency } = await services.members.create({ account: `vendor${n}`, passwordHash: '-' })
        await services.cashier.deposit({ memberId: id, currency }, { method: 'SANDBOX', amount: String(CASH) }, randomUUID())
        opened.push({ memberId: id, token: await services.sessions.open(id, 'SITE', '127.0.0.1') })
      }
      const secret = await services.vendors.keys.add(VENDOR)
      return { key: { vendor: VENDOR, ...secret } satisfies Key, players: opened }
    })
    const client = createClient(
      key,
      async (message) => {
        const answer = await overHttp(address)(message)
        if (randomInt(LOST) === 0) throw new TypeError('the answer is lost')
        return answer
      },
      () => clock.now().getTime(),
    )
    const sums = new Map(players.map(({ memberId }) => [memberId, CASH * 10_000n]))
    let [over, rounds, repeats] = [false, 0, 0]
    const lane = async ({ memberId, token }: (typeof players)[number]): Promise<void> => {
      const launch = async (): Promise<string> => {
        const headers = { [HEADERS.token]: token, 'content-type': 'application/json' }
        const answer = await fetch(new URL(launchGame.path, address), {
          method: launchGame.method,
          headers,
          body: JSON.stringify({ nodeId: 1, mode: 'real' }),
        })
        const { value } = (await answer.json()) as { value: { url: string } }
        return new URL(value.url).searchParams.get('token')!
      }
      // The token of an answer that was lost is spent: the game is opened anew.
      const enter = (): Promise<Seat> =>
        untilAnswered(() => openSeat(client, launch).catch((error: unknown) => Promise.reject(new Error(String(error)))))
      const seat = await enter()
      while (!over) {
        const moved = await playRound(seat, (reply) => (repeats += reply['replay'] === true ? 1 : 0))
        sums.set(memberId, sums.get(memberId)! + BigInt(moved))
        rounds++
      }
    }

    let running = await world.start()
    ;({ address } = running)
    const lanes = Promise.all(players.map(lane))
    lanes.catch(() => undefined)
    for (let kill = 0; kill < KILLS; kill++) {
      const before = rounds
      for (let turn = 0; rounds < before + 3 && turn < 600; turn++) await pause(TURN_MS)
      await pause(randomInt(400))
      await running.kill()
      running = await world.start()
      ;({ address } = running)
    }
    over = true
    await lanes
    await running.kill()

    await world.inside(clock, async ({ services, platform: { database } }) => {
      for (const { memberId } of players) expect(await services.ledger.balanceOf(memberId, 'VND')).toBe(sums.get(memberId))
      expect((await services.books.check()).findings).toEqual([])
      expect(await database.orm.$count(vendorRound, eq(vendorRound.state, 'OPEN'))).toBe(0)
    })
    process.stdout.write(`${KILLS} kills amid ${rounds} rounds, ${repeats} answers that came again\n`)
    // The run says something only if what was done came again.
    expect(repeats).toBeGreaterThan(0)
  },
  LONG_MS,
)
