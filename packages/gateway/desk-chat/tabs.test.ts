import { randomUUID } from 'node:crypto'
import { deskChatNow, openDeskChat, readDeskChat, sayInDeskChat, typeToDesk } from '@portico/contract/desk-chat/calls'
import { answerDeskChat, operatorDeskChats, readDeskChatOf } from '@portico/contract/desk-chat/operator-calls'
import type { DeskChatLine } from '@portico/contract/desk-chat/shapes'
import type { EventData } from '@portico/contract/events'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket } from '@portico/contract/session/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import type { Database } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { listenTo } from '../testing/socket.ts'
import { TYPING_MS } from './typing.ts'

const STEPS = 40

const openSockets: WebSocket[] = []
const listen = listenTo(openSockets)
let gateways: readonly TestGateway[]
const beside: Database[] = []
let bases: readonly string[]
let mai: { token: string }
/** For each gateway whoever waits for it to hear that somebody types. */
const waiting: (() => void)[][] = [[], [], []]

beforeAll(async () => {
  const first = await testGateway({ lotteries: [], integrations: {} })
  for (const _ of [1, 2]) beside.push(await openBeside(first.database))
  const others = beside.map((database, index) =>
    testGateway({ lotteries: [], integrations: {}, clock: first.clock, database, random: seededRandom(`beside ${index}`) }),
  )
  gateways = [first, ...(await Promise.all(others))]
  bases = await Promise.all(gateways.map(async (gateway) => (await gateway.start()).replace('http', 'ws') + EVENTS_PATH))
  for (const gateway of gateways) await gateway.jobs.stop()
  for (const [at, { platform }] of gateways.entries())
    platform.events.onGateways('deskChat.typing', () => waiting[at]!.splice(0).forEach((tell) => tell()))
  mai = await first.operatorNamed('mai', 'support')
})
afterAll(async () => {
  openSockets.forEach((socket) => socket.terminate())
  for (const gateway of gateways.toReversed()) await gateway.close()
  for (const database of beside) await database.close()
})

let count = 0
const chatter = async () => {
  count += 1
  const { id, account } = await gateways[0]!.members.create({ account: `tabs${count}`, passwordHash: '-' })
  const token = await gateways[0]!.sessions.open(id, 'SITE', '127.0.0.1')
  await gateways[0]!.call(openDeskChat, {}, { token })
  return { account, token }
}

/** A page of one member at one gateway: it asks there for what came after the last line it shows, when a frame says that something did. */
const openTab = async (at: number, token: string) => {
  const gateway = gateways[at]!
  const { ticket } = (await gateway.call(eventsTicket, {}, { token })).value
  const socket = listen(`${bases[at]}?ticket=${ticket}`)
  await socket.next()
  const lines: DeskChatLine[] = []
  let typing: string | undefined
  let deskRead = 0
  const ask = async () => {
    const { chat, list } = (await gateway.call(deskChatNow, { after: lines.at(-1)?.position ?? 0 }, { token })).value
    lines.push(...list)
    deskRead = chat?.deskRead ?? 0
  }
  const until = async (is: () => boolean): Promise<void> => {
    while (!is()) {
      const frame = (await socket.next()) as { type: string; data: EventData<'member', 'deskChat.changed'> }
      if (frame.type !== 'deskChat.changed') continue
      typing = frame.data.typing
      if (typing === undefined) await ask()
    }
  }
  return { lines, until, typing: () => typing, deskRead: () => deskRead }
}

const answer = (at: number, account: string, act: 'TYPE' | 'SAY', text?: string) =>
  gateways[at]!.call(answerDeskChat, { account, act, ...(text === undefined ? {} : { text }) }, mai)

describe('a live chat at three gateways [CONTENT-05] [MEMBER-06]', () => {
  it('shows two tabs each of 40 lines of both sides, once and in one order, wherever it was said', async () => {
    const random = seededRandom('desk chat tabs')
    const below = (end: number): number => random.bytes(1)[0]! % end
    const { account, token } = await chatter()
    const tabs = await Promise.all([1, 2].map((at) => openTab(at, token)))
    const texts: string[] = []
    const took: number[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const at = below(gateways.length)
      const text = `line ${step}`
      texts.push(text)
      gateways[0]!.clock.advance(10_000)
      const before = performance.now()
      const { status } =
        below(2) === 0
          ? await answer(at, account, 'SAY', text)
          : await gateways[at]!.call(sayInDeskChat, { id: randomUUID(), text }, { token })
      expect(status).toBe(200)
      await Promise.all(tabs.map((tab) => tab.until(() => tab.lines.at(-1)?.text === text)))
      took.push(performance.now() - before)
      for (const { lines } of tabs) expect(lines.map((line) => line.text)).toEqual(texts)
    }
    await gateways[2]!.call(readDeskChat, { position: STEPS }, { token })
    await gateways[1]!.call(readDeskChatOf, { account }, mai)
    await Promise.all(tabs.map((tab) => tab.until(() => tab.deskRead() === STEPS)))
    // How soon depends on what else the machine does, so it is said and not judged here: at most a second is promised.
    const sorted = took.toSorted((one, other) => one - other)
    process.stdout.write(
      `two tabs show a line after ${sorted[STEPS / 2]!.toFixed(0)} ms in the middle, ${sorted.at(-1)!.toFixed(0)} at most\n`,
    )
  })

  it('tells both tabs at once who of the desk types, and that it is over', async () => {
    const { account, token } = await chatter()
    const tabs = await Promise.all([1, 2].map((at) => openTab(at, token)))
    await answer(0, account, 'TYPE')
    await Promise.all(tabs.map((tab) => tab.until(() => tab.typing() === 'mai')))
    await answer(1, account, 'SAY', 'Hello')
    await Promise.all(tabs.map((tab) => tab.until(() => tab.typing() === undefined && tab.lines.length === 1)))
  })

  it('shows the desk at every gateway that a member types, until they say it or leave off', async () => {
    const { account, token } = await chatter()
    const other = await chatter()
    const allHear = () => Promise.all(waiting.map((those) => new Promise<void>((resolve) => void those.push(resolve))))
    const type = async (by: { token: string }) => {
      gateways[0]!.clock.advance(1)
      const all = allHear()
      expect((await gateways[2]!.call(typeToDesk, {}, { token: by.token })).status).toBe(200)
      await all
    }
    const typing = async (at: number) =>
      (await gateways[at]!.call(operatorDeskChats, {}, mai)).value.list.filter((each) => each.typing).map((each) => each.account)
    for (const at of [0, 1, 2]) expect(await typing(at)).toEqual([])
    await type({ token })
    for (const at of [0, 1, 2]) expect(await typing(at)).toEqual([account])
    // What is known already is not said again, however often a page does.
    const events = () => rowsOf(gateways[0]!.database.orm, sql`select type from outbox where type = 'deskChat.typing'`)
    const before = await events()
    for (let n = 0; n < 20; n++) expect((await gateways[2]!.call(typeToDesk, {}, { token })).status).toBe(200)
    expect(await events()).toEqual(before)
    expect((await gateways[1]!.call(readDeskChatOf, { account }, mai)).value.typing).toBe(true)
    gateways[0]!.clock.advance(1)
    await gateways[0]!.call(sayInDeskChat, { id: randomUUID(), text: 'Here it is' }, { token })
    for (const at of [0, 1, 2]) expect(await typing(at)).toEqual([])
    await type(other)
    expect(await typing(1)).toEqual([other.account])
    gateways[0]!.clock.advance(TYPING_MS)
    expect(await typing(1)).toEqual([])
  })

  it('takes no word of typing from who has no chat', async () => {
    const { id } = await gateways[0]!.members.create({ account: 'nochat', passwordHash: '-' })
    const token = await gateways[0]!.sessions.open(id, 'SITE', '127.0.0.1')
    const rows = () => rowsOf(gateways[0]!.database.orm, sql`select type from outbox where type = 'deskChat.typing'`)
    const before = await rows()
    expect((await gateways[0]!.call(typeToDesk, {}, { token })).status).toBe(200)
    expect(await rows()).toEqual(before)
    expect((await gateways[0]!.call(typeToDesk, {})).failure.code).toBe('NOT_LOGGED_IN')
  })
})
