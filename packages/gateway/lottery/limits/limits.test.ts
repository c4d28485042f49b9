import { placeBets } from '@portico/contract/bets/calls'
import { parseUnits } from '@portico/contract/kit/money'
import { lotteryGames } from '@portico/contract/lottery/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bet } from '../bets/schema.ts'
import { playLoad } from './schema.ts'
import { Failure } from '../../failure.ts'
import { seededRandom } from '../../ports/random.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, moneyOf, oneNote, openPlayer } from '../../testing/player.ts'
import { gameOf } from '../offer/games.ts'
import { findIssue } from '../drawing/issue-store.ts'
import { capsOf } from './book.ts'
import { pour, SHARDS } from './load.ts'
import { releaseExposure } from './headroom.ts'
import { exposureOf, sweepLoads } from './store.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
/** A second instance of the gateway on the same database. */
let twin: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  // Its ids must not be those of the other instance.
  twin = await testGateway({ ...inYuan, database: gateway.database, clock: gateway.clock, random: seededRandom('twin') })
})
afterAll(async () => {
  await twin.close()
  await gateway.close()
})
beforeEach(async () => {
  gateway.clock.set(new Date((Math.floor(gateway.clock.now().getTime() / 60_000) + 1) * 60_000))
  await gateway.lottery.tick(SSC_LOTTERIES)
})

const game = gameOf('SSC1')!
const caps = capsOf(game, 'CNY', 'fixed-position')
const RICH = '100000000'
const current = async () => (await findIssue(gateway.database.orm, 'SSC1', (await gateway.lottery.opened('SSC1')).current!.numero))!
const exposure = async () => exposureOf(gateway.database.orm, (await current()).id, 'fixed-position', 'CNY')

/** The failure of a bet that is refused, and that nothing moved. */
const refused = async (work: () => Promise<unknown>): Promise<Failure> => {
  const before = await moneyOf(gateway)
  const failure = await work().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof Failure)) throw failure ?? new Error('it was not refused')
  expect(await moneyOf(gateway)).toEqual(before)
  return failure
}
/** A bet on one number: 2 x 19.5 for every two yuan at the highest group. */
const note = (multiple: number) => oneNote({ multiple })
const WORTH = 195_000n

describe('limits of a play [LOTTERY-03]', () => {
  it('are listed before, play by play where they differ', async () => {
    const { games } = (await gateway.call(lotteryGames, {})).value
    const { limits } = games.find(({ gameCode }) => gameCode === 'SSC1')!
    expect(limits.usual).toEqual({
      leastStake: '0.0020',
      mostStake: '100000.0000',
      mostIssueStake: '200000.0000',
      maxPayoutPerIssue: '1000000.0000',
    })
    expect(limits.plays['5star-direct']?.mostStake).toBe('40000.0000')
  })

  it('bound the stake of a line', async () => {
    const player = await openPlayer(gateway, RICH)
    const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
    const all = line('fixed-position', { places: [digits, digits, [], [], []] }, { multiple: 2501 })
    const failure = await refused(() => player.place([all]))
    expect([failure.code, failure.detail]).toMatchObject(['STAKE_TOO_LARGE', { play: 'fixed-position', remaining: '100000.0000' }])
  })

  it('bound what a member stakes on a play of an issue, and say what remains', async () => {
    const player = await openPlayer(gateway, RICH)
    const odd = () => line('back3-any1', { digits: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }, { multiple: 5000 })
    await player.place([odd()])
    await player.place([odd()])
    const failure = await refused(() => player.place([odd()]))
    expect(await player.refused([odd()])).toBe('PLAY_LIMIT_REACHED')
    expect([failure.code, failure.detail]).toEqual(['PLAY_LIMIT_REACHED', { play: 'back3-any1', remaining: '20000.0000' }])
    // Another play and another member have headroom of their own.
    await player.place([note(1)])
    await (await openPlayer(gateway, RICH)).place([odd()])
  })

  it('bound what a member can be paid on a play of an issue', async () => {
    const player = await openPlayer(gateway, RICH)
    await player.place(Array.from({ length: 5 }, () => note(10_000)))
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    const request = { gameCode: 'SSC1', numero, lines: [note(10_000)] }
    const answer = await gateway.call(placeBets, request, { token: await player.token() })
    expect(answer.failure).toMatchObject({ code: 'PAYOUT_LIMIT_REACHED', play: 'fixed-position', remaining: '25000.0000' })
    // What remains can still be won, to the last multiple.
    await player.place([note(1282)])
    expect((await refused(() => player.place([note(1)]))).code).toBe('PAYOUT_LIMIT_REACHED')
  })

  it('say so before the money is looked at when one slip alone is too much', async () => {
    const player = await openPlayer(gateway, '1')
    const failure = await refused(() => player.place(Array.from({ length: 6 }, () => note(10_000))))
    expect([failure.code, failure.detail.remaining]).toEqual(['PAYOUT_LIMIT_REACHED', '1000000.0000'])
  })
})

describe('the exposure guard over all members [LOTTERY-03]', () => {
  it('counts the worst case of what is accepted, and of nothing else', async () => {
    const player = await openPlayer(gateway, '100')
    await player.place([note(3), oneNote({ multiple: 2, prizeGroup: 1900 })])
    await refused(() => player.place([note(1000)]))
    expect(await exposure()).toBe(3n * WORTH + 2n * 190_000n)
  })

  it('is not passed by bets at once through two instances, and is filled to the last bit of it', async () => {
    const members = await Promise.all(Array.from({ length: 24 }, () => openPlayer(gateway, RICH)))
    // Each may be paid 975 000 of the 8 000 000 that the house risks: eight of them fit.
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    const lines = Array.from({ length: 5 }, () => note(10_000))
    const tries = await Promise.allSettled(
      members.map(({ caller }, i) => (i % 2 === 0 ? gateway : twin).lottery.place(caller, { gameCode: 'SSC1', numero, lines }, `key-${i}`)),
    )
    const codes = tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Failure).code] : []))
    expect(codes).toEqual(Array<string>(16).fill('EXPOSURE_LIMIT_REACHED'))
    expect(await exposure()).toBe(8n * 50_000n * WORTH)
    const remaining = caps.maxExposure - 8n * 50_000n * WORTH
    const late = await openPlayer(gateway, RICH)
    const failure = await refused(() => late.place([note(10_000), note(10_000)]))
    expect([failure.code, failure.detail]).toEqual(['EXPOSURE_LIMIT_REACHED', { play: 'fixed-position', remaining: '200000.0000' }])
    expect(remaining).toBe(parseUnits('200000'))
    await late.place([note(10_000)])
    await late.place([note(256)])
    expect(await late.refused([note(1)])).toBe('EXPOSURE_LIMIT_REACHED')
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('repeats an answer given before even when there is no headroom any more', async () => {
    const members = await Promise.all(Array.from({ length: 9 }, () => openPlayer(gateway, RICH)))
    const lines = Array.from({ length: 5 }, () => note(10_000))
    const first = await members[0]!.place(lines, { key: 'first-key' })
    for (const member of members.slice(1, 8)) await member.place(lines)
    expect((await refused(() => members[8]!.place(lines))).code).toBe('EXPOSURE_LIMIT_REACHED')
    expect(await members[0]!.place(lines, { key: 'first-key' })).toEqual(first)
  })

  it('has its headroom back when bets are released, wherever they were counted', async () => {
    const members = await Promise.all(Array.from({ length: 9 }, () => openPlayer(gateway, RICH)))
    const lines = Array.from({ length: 5 }, () => note(10_000))
    for (const member of members.slice(0, 8)) await member.place(lines)
    const [cancelling] = members
    const bets = await gateway.database.orm.select().from(bet).where(eq(bet.memberId, cancelling!.memberId))
    await gateway.database.orm.transaction((tx) => releaseExposure(tx, bets))
    expect(await exposure()).toBe(7n * 50_000n * WORTH)
    await members[8]!.place(lines)
    expect(await exposure()).toBe(8n * 50_000n * WORTH)
    // Their own headroom is back too: only the house's is full.
    expect((await refused(() => cancelling!.place(lines))).code).toBe('EXPOSURE_LIMIT_REACHED')
  })

  it('is forgotten once the issue takes no more bets', async () => {
    await (await openPlayer(gateway, '100')).place([note(1)])
    const { id, drawAt } = await current()
    gateway.clock.set(drawAt)
    await gateway.lottery.tick(SSC_LOTTERIES)
    await sweepLoads(gateway.database.orm)
    expect(await gateway.database.orm.$count(playLoad, eq(playLoad.issueId, id))).toBe(0)
  })

  it('pours an amount into rows with headroom, never more than fits', () => {
    expect(pour(10n, [4n, 0n, 5n, 7n])).toEqual([4n, 0n, 5n, 1n])
    expect(pour(99n, [4n, 5n])).toEqual([4n, 5n])
    expect(caps.maxExposure % BigInt(SHARDS)).toBe(0n)
  })
})
