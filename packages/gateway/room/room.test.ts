import { roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { clearRoom } from '@portico/contract/chat/operator-calls'
import { LONGEST_MESSAGE } from '@portico/contract/chat/shapes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let token: string
beforeEach(async () => {
  gateway = await testGateway()
  token = (await gateway.register('linh88')).token
})
afterEach(() => gateway.close())

const say = (text: string, by: string | undefined = token) => gateway.call(sayInRoom, { text }, by === undefined ? {} : { token: by })
const history = async () => (await gateway.call(roomHistory, {}, { token })).value.list

describe('[CONTENT-06] the chat room', () => {
  test('carries what a member says to every reader, under a masked name', async () => {
    const { value } = await say('  Good luck <b>all</b>  ')
    expect(value).toMatchObject({ name: 'li***88', text: 'Good luck <b>all</b>', saidAt: gateway.clock.now().toISOString() })
    expect(await gateway.committedEvents()).toEqual([{ channel: 'room', target: null, type: 'room.said', data: value }])
    expect(await history()).toEqual([value])
  })

  test('keeps the last fifty, oldest first', async () => {
    for (let number = 1; number <= 52; number++) {
      expect((await say(`Number ${number}`)).status).toBe(200)
      gateway.clock.advance(3_000)
    }
    expect((await history()).map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, index) => `Number ${index + 3}`))
  })

  test('[CALL-14] refuses guests, trial accounts, haste, and what is empty to the eye or too long', async () => {
    expect((await gateway.call(sayInRoom, { text: 'Hello' })).failure.code).toBe('NOT_LOGGED_IN')
    const trial = await gateway.members.create({ account: 'trial1', passwordHash: '-', type: gateway.config.trialType })
    expect((await say('Hello', await gateway.sessions.open(trial.id, 'SITE', '127.0.0.1'))).failure.code).toBe('NEED_TRUE_ACCOUNT')
    for (const text of ['   ', '\u200B\u2060', '\u202E', '\uD800', 'x'.repeat(LONGEST_MESSAGE + 1)])
      expect((await say(text)).failure.code).toBe('INVALID_REQUEST')
    expect((await say('🎲')).status).toBe(200)
    gateway.clock.advance(3_000)
    expect((await say('One')).status).toBe(200)
    gateway.clock.advance(2_999)
    expect((await say('Two')).failure).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 })
    gateway.clock.advance(1)
    expect((await say('Three')).status).toBe(200)
    expect((await history()).map(({ text }) => text)).toEqual(['🎲', 'One', 'Three'])
  })

  test('is emptied by the operator in every open page', async () => {
    await say('Hello')
    expect((await gateway.call(clearRoom, {})).failure.code).toBe('OPERATOR_KEY_WRONG')
    expect((await gateway.call(clearRoom, {}, { token: gateway.operatorKey })).value).toEqual({ cleared: 1 })
    const { rooms } = (await gateway.call(roomHistory, {}, { token })).value
    expect(await gateway.committedEvents('room.cleared')).toEqual(
      rooms.map((room) => ({ channel: 'room', target: null, type: 'room.cleared', data: { room } })),
    )
    expect(await history()).toEqual([])
  })
})
