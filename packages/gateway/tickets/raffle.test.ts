import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TicketBundle } from '@portico/contract/ticket/shapes'
import { takeBreak } from '@portico/contract/control/calls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { direct, drawIt, findingsOf, WRONG } from '../testing/outcomes.ts'
import { ticketing } from '../testing/ticketing.ts'

let gateway: TestGateway
let desk: Awaited<ReturnType<typeof ticketing>>
beforeAll(async () => {
  gateway = await testGateway()
  desk = await ticketing(gateway)
})
afterAll(() => gateway.close())

/** What the verifier says of a bundle, run as a person runs it. */
const verify = (bundle: TicketBundle): { code: number; text: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'bundle.json')
  writeFileSync(file, JSON.stringify(bundle))
  try {
    return { code: 0, text: execFileSync(process.execPath, ['scripts/tickets/verify-tickets.ts', file], { encoding: 'utf8' }) }
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string }
    return { code: status, text: stdout }
  }
}

test('[PROMO-05] [CALL-19] a raffle is entered, drawn at its instant by the root of its entries, and names its winners masked', async () => {
  const ends = new Date(gateway.clock.now().getTime() + 2 * DAY_MS)
  const id = await desk.offer({
    kind: 'RAFFLE',
    endsAt: ends.toISOString(),
    prizes: [
      { kind: 'CASH', amount: '1000', points: 0, count: 1 },
      { kind: 'CASH', amount: '5', points: 0, count: 4 },
    ],
  })
  const members = await Promise.all(Array.from({ length: 3 }, () => desk.member()))
  await desk.grant(
    id,
    members.map(({ account }) => account),
    1,
  )
  const entered = []
  for (const member of members) entered.push((await member.open((await member.ready(id))[0]!)).value)
  expect(entered.map(({ ticket }) => [ticket.state, ticket.number, ticket.prize])).toEqual([
    ['ENTERED', 1, null],
    ['ENTERED', 2, null],
    ['ENTERED', 3, null],
  ])
  expect((await members[0]!.open(entered[0]!.ticket.id)).value.ticket).toEqual(entered[0]!.ticket)
  expect(await members[0]!.pool(id)).toMatchObject({ entries: 3, entered: 1, root: null, seed: null, winners: [] })
  // The operator's time could be chosen; the raffle's own cannot.
  expect((await desk.end(id)).failure.code).toBe('RAFFLE_ENTERED')
  await gateway.call(takeBreak, { term: 'D7' }, members[2]!.by)
  gateway.clock.set(ends)
  await gateway.database.orm.transaction(gateway.tickets.endDue)
  await members[0]!.again()
  await members[1]!.again()
  const over = await members[0]!.pool(id)
  expect([over.state, over.winners.length, over.left]).toEqual(['ENDED', 3, 2])
  for (const { account, number } of over.winners) {
    expect(account).toContain('***')
    expect(account).not.toBe(members[number - 1]!.account)
  }
  // Three entries win, and who takes a break is not paid.
  const worth = (number: number): bigint => (over.winners.find((each) => each.number === number)!.prize === 0 ? 10_000_000n : 50_000n)
  expect(await Promise.all(members.map((member) => member.balance()))).toEqual([worth(1), worth(2), 0n])
  expect(await findingsOf(gateway)).toEqual([])
  const bundle = (await members[0]!.bundle(id)).value
  expect(verify(bundle)).toMatchObject({ code: 0, text: expect.stringContaining('All of it agrees.') })
  const [first, ...rest] = bundle.entries
  expect(verify({ ...bundle, entries: [{ ...first!, ticket: rest[0]!.ticket }, ...rest] }).code).toBe(1)
})

test('[PROMO-05] the bundle of a pool proves every own number while it runs, and all of it when it is over', async () => {
  desk = await ticketing(gateway)
  const id = await desk.offer()
  const member = await desk.member()
  await desk.grant(id, [member.account], 10)
  const tickets = await member.ready(id)
  expect(verify((await member.bundle(id)).value).code).toBe(1)
  for (const ticket of tickets.slice(0, 4)) await member.open(ticket)
  const running = (await member.bundle(id)).value
  expect([running.seed, running.numbers.length, running.proofs.length]).toEqual([null, 4, 4])
  expect(verify(running)).toMatchObject({ code: 0, text: expect.stringContaining('4 of your own numbers proven') })
  const [proof, ...others] = running.proofs
  expect(verify({ ...running, proofs: [{ ...proof!, prize: 0, number: 9 }, ...others] }).code).toBe(1)
  for (const ticket of tickets.slice(4)) await member.open(ticket)
  const over = (await member.bundle(id)).value
  expect(over.seed).not.toBe(null)
  expect(verify(over)).toMatchObject({ code: 0, text: expect.stringContaining('10 prizes drawn again from the seed') })
  const stranger = (await (await desk.member()).bundle(id)).value
  expect([stranger.proofs, stranger.numbers]).toEqual([[], over.numbers])
})

test('[PROMO-05] tickets come for valid bets of a day as they are settled', async () => {
  await gateway.lottery.importDraws('SSCREPLAY', [{ issue: '1', date: '2026-04-11', draw: WRONG }])
  const id = await desk.offer({ rules: [{ of: 'TURNOVER', per: '100000', perDay: 2 }] })
  const member = await desk.member('1000000')
  await gateway.lottery.tick(SSC_LOTTERIES)
  const numero = (await gateway.lottery.opened('SSCREPLAY')).current!.numero
  await member.place([direct('99', { multiple: 75 })], { gameCode: 'SSCREPLAY', numero })
  await member.again()
  expect(await member.ready(id)).toEqual([])
  await drawIt(gateway)
  await member.again()
  expect((await member.ready(id)).length).toBe(1)
  expect((await member.ready(id)).length).toBe(1)
})

test('a pool that there is not is neither published nor ended, and no ticket of it is given', async () => {
  const none = '11111111-1111-4111-8111-111111111111'
  const answers = [await desk.publish(none, 'f'.repeat(64)), await desk.end(none), await desk.grant(none, ['nobody99'])]
  expect(answers.map(({ failure }) => failure.code)).toEqual(Array(3).fill('TICKET_POOL_UNKNOWN'))
})

test('a ticket of a pool that is ended before its time is not opened any more', async () => {
  desk = await ticketing(gateway)
  const id = await desk.offer()
  const member = await desk.member()
  await desk.grant(id, [member.account])
  const [ticket] = await member.ready(id)
  expect((await desk.end(id)).value).toMatchObject({ state: 'ENDED' })
  expect((await member.open(ticket!)).failure.code).toBe('TICKET_EXPIRED')
  expect((await member.pool(id)).seed).toMatch(/^[\da-f]{64}$/)
  expect(await member.balance()).toBe(0n)
})
