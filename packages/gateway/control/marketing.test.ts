import { randomUUID } from 'node:crypto'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { memberReferral } from '@portico/contract/center/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { controlHistory, playLimits, stopOffers, takeBreak } from '@portico/contract/control/calls'
import type { BreakTerm } from '@portico/contract/control/shapes'
import { promotions } from '@portico/contract/promotion/calls'
import { calls } from '@portico/contract/index'
import { exampleOf } from '@portico/contract/examples'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket } from '@portico/contract/session/calls'
import { menu, permission } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { lotteryIssue } from '../lottery/schema.ts'
import { START, testGateway, type TestGateway } from '../testing/gateway.ts'
import { writeBets } from '../testing/settled-bets.ts'
import { listenTo } from '../testing/socket.ts'
import { playBreak } from './schema.ts'

/** What is there to have somebody play, each with words that stand nowhere else. */
const WORDS = { B: 'Marked banner', PU: 'Marked popup', PR: 'Marked promotion' } as const
/** What everybody is to know. */
const NOTICES = { PL: 'Marked notice', H: 'Marked home notice' } as const
const WINNER = 'th***92'

const sockets: WebSocket[] = []
const listen = listenTo(sockets)
let gateway: TestGateway
let memberId: string
let base: string
const token = () => gateway.sessions.open(memberId, 'SITE', '127.0.0.1')
const publish = (type: keyof typeof WORDS | keyof typeof NOTICES, words: string) =>
  gateway.content.publish({ type, execution: 'B', title: { EN: words, TY: words }, content: { EN: words, TY: words } })

beforeAll(async () => {
  gateway = await testGateway({ lotteries: ['SSC1'] })
  base = (await gateway.start()).replace('http', 'ws') + EVENTS_PATH
  await gateway.jobs.stop()
  memberId = (await gateway.members.create({ account: 'linh88', passwordHash: '-' })).id
  const { id: winner } = await gateway.members.create({ account: 'thanh1992', passwordHash: '-' })
  for (const [type, words] of Object.entries({ ...WORDS, ...NOTICES })) await publish(type as keyof typeof WORDS, words)
  const then = new Date(START)
  const times = { openAt: then, sealAt: then, drawAt: then }
  const [issue] = await gateway.database.orm
    .insert(lotteryIssue)
    .values({ gameCode: 'SSC1', numero: '20261121-9001', ...times, state: 'SETTLED' })
    .returning()
  const about = { gameCode: 'SSC1', gameType: 'ELOTT', numero: '20261121-9001', play: 'group3', selection: {}, notes: 1, unit: '2000' }
  const money = {
    mode: '1',
    multiple: 1,
    prizeGroup: 1950,
    currency: 'VND',
    stake: 20_000n,
    rebate: 0n,
    payout: 80_000n,
    validBet: 20_000n,
  }
  const won = { state: 'WON', placedAt: then, settledAt: then } as const
  await writeBets(gateway.database.orm, { id: randomUUID(), memberId: winner, issueId: issue!.id, ...about, ...money, ...won })
}, 240_000)
afterAll(async () => {
  sockets.forEach((socket) => socket.terminate())
  await gateway.close()
})

/** A socket that was greeted, and the count of the public channel then. */
const join = async (by: object) => {
  const reader = listen(`${base}?ticket=${(await gateway.call(eventsTicket, {}, by)).value.ticket}`)
  const hello = (await reader.next()) as { channels: { channel: string; seq: number }[] }
  return { ...reader, seq: hello.channels.find(({ channel }) => channel === 'public')!.seq }
}

/** Every question that a member's page can ask without changing anything. */
const QUESTIONS = Object.entries(calls).filter(([, row]) => row.method === 'GET' && row.only === undefined && row.token !== false)

/** The marked words that some answer to the member holds, by call. */
const markedWords = async (): Promise<Record<string, string[]>> => {
  const by = { token: await token(), language: 'EN' }
  const found: Record<string, string[]> = {}
  for (const [name, row] of QUESTIONS) {
    // All announcements, and not the kinds of the example.
    const request = row === listAnnouncements ? {} : exampleOf(row).request
    const answer = await gateway.call(row, request as never, by)
    const text = JSON.stringify(answer.status === 200 ? answer.value : answer.failure)
    const words = [...Object.values(WORDS), ...Object.values(NOTICES), WINNER].filter((each) => text.includes(each))
    if (words.length > 0) found[name] = words
  }
  return found
}

test('a member is shown banners, popups, promotions and other people’s wins, and may bring friends', async () => {
  const { listAnnouncements: announced, ...others } = await markedWords()
  expect(announced).toEqual([...Object.values(WORDS), ...Object.values(NOTICES)])
  expect(others).toEqual({ winnerBoard: [WINNER] })
  const by = { token: await token() }
  expect((await gateway.call(permission, {}, by)).value.permissions).toContain('PROMOTIONS')
  expect((await gateway.call(menu, {}, by)).value.member).toContain('referral')
  expect((await gateway.call(memberReferral, {}, by)).status).toBe(200)
})

describe.each([
  ['H24', 'PLAY_PAUSED'],
  ['M6', 'SELF_EXCLUDED'],
] as const)('during a break of %s', (term: BreakTerm, code) => {
  beforeAll(async () => {
    await gateway.call(takeBreak, { term }, { token: await token() })
  })
  afterAll(async () => {
    await gateway.database.orm.delete(playBreak)
  })

  test('no answer to any question holds marketing; notices are shown', async () => {
    expect(QUESTIONS.length).toBeGreaterThan(30)
    expect(await markedWords()).toEqual({ listAnnouncements: Object.values(NOTICES) })
    const by = { token: await token() }
    expect((await gateway.call(listAnnouncements, { types: 'B,PU,PR' }, by)).value.list).toEqual([])
    expect((await gateway.call(winnerBoard, { limitNum: 20 }, by)).value.list).toEqual([])
  })

  test(`nobody is asked to bring friends or to climb levels: ${code}`, async () => {
    const by = { token: await token() }
    expect((await gateway.call(memberReferral, {}, by)).failure.code).toBe(code)
    const { member } = (await gateway.call(menu, {}, by)).value
    for (const section of ['referral', 'vip', 'rewardCenter', 'missionLeaderboard']) expect(member).not.toContain(section)
    expect(member).toContain('withdraw')
    expect((await gateway.call(permission, {}, by)).value.permissions).not.toContain('PROMOTIONS')
  })

  test('no frame tells of marketing, and the count of frames has no gap', async () => {
    const [quiet, guest] = [await join({ token: await token() }), await join({})]
    const banner = await publish('B', 'Another banner')
    await publish('PL', 'Another notice')
    expect([await guest.next(), await guest.next()]).toMatchObject([
      { seq: guest.seq + 1, type: 'announcement.published', data: { title: 'Another banner' } },
      { seq: guest.seq + 2, type: 'announcement.published', data: { title: 'Another notice' } },
    ])
    expect(await quiet.next()).toEqual({ seq: quiet.seq + 1, channel: 'public', type: 'announcement.retracted', data: { id: banner.id } })
    expect(await quiet.next()).toMatchObject({ seq: quiet.seq + 2, type: 'announcement.published', data: { title: 'Another notice' } })
    // Nor of prizes that others win.
    const pool = { id: randomUUID(), entries: 0, prizes: [{ left: 3, lastAt: null }] }
    await gateway.database.orm.transaction((tx) => gateway.platform.events.broadcast(tx, 'pools.changed', { pool }))
    expect(await guest.next()).toMatchObject({ type: 'pools.changed', data: { pool } })
    expect(await quiet.next()).toEqual({ seq: quiet.seq + 3, channel: 'public', type: 'pools.changed', data: { pool: null } })
  })
})

test('who stops offers on the site is shown none there, hears of none in a window that is open, and finds everything else; until they let them come again', async () => {
  const by = { token: await token() }
  const reader = await join(by)
  expect((await gateway.call(promotions, {}, by)).status).toBe(200)
  for (const _ of [1, 2]) expect((await gateway.call(stopOffers, { channel: 'SITE', stopped: true }, by)).status).toBe(200)
  const frames = [await reader.next(), await reader.next(), await reader.next()]
  expect(frames).toMatchObject([
    { type: 'control.changed' },
    { type: 'offers.changed', data: { channel: 'SITE', stopped: true } },
    { type: 'waiting.changed' },
  ])

  const banner = await publish('B', 'A banner too late')
  expect(await reader.next()).toMatchObject({ type: 'announcement.retracted', data: { id: banner.id } })
  expect((await gateway.call(listAnnouncements, { types: 'B,PU,PR' }, by)).value.list).toEqual([])
  expect((await gateway.call(listAnnouncements, { types: 'PL,H' }, by)).value.list).not.toEqual([])
  expect((await gateway.call(promotions, {}, by)).failure.code).toBe('OFFERS_STOPPED')
  const { permissions } = (await gateway.call(permission, {}, by)).value
  expect(permissions).not.toContain('PROMOTIONS')
  // Having stopped offers closes no room.
  expect(permissions).toContain('CHAT_ROOM')
  const { member } = (await gateway.call(menu, {}, by)).value
  for (const section of ['rewardCenter', 'missionLeaderboard']) expect(member).not.toContain(section)
  for (const section of ['referral', 'withdraw']) expect(member).toContain(section)
  expect((await gateway.call(playLimits, {}, by)).value.offersStopped).toEqual(['SITE'])
  // A window that opens now hears nothing of it either.
  const later = await join({ token: await token() })
  const another = await publish('PR', 'A promotion too late')
  for (const each of [reader, later]) expect(await each.next()).toMatchObject({ type: 'announcement.retracted', data: { id: another.id } })

  await gateway.call(stopOffers, { channel: 'SITE', stopped: false }, by)
  for (const each of [reader, later]) for (const _ of [1, 2, 3]) await each.next()
  await publish('B', 'A banner again')
  for (const each of [reader, later])
    expect(await each.next()).toMatchObject({ type: 'announcement.published', data: { title: 'A banner again' } })
  expect((await gateway.call(promotions, {}, by)).status).toBe(200)
  expect((await gateway.call(permission, {}, by)).value.permissions).toContain('PROMOTIONS')
  const { list } = (await gateway.call(controlHistory, {}, by)).value
  expect(list.slice(0, 2).map(({ action, after }) => [action, after])).toEqual([
    ['OFFERS_RESUMED', 'SITE'],
    ['OFFERS_STOPPED', 'SITE'],
  ])
})
