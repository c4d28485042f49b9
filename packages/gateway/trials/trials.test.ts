import { gameList } from '@portico/contract/catalogue/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { captchaChallenge, login, logout } from '@portico/contract/session/calls'
import { startFreePlay } from '@portico/contract/session/trial-calls'
import { permission, whitelabel } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, freePlay } from '../testing/free-play.ts'
import { addSlots, slotRow } from '../testing/games.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { publishRules } from '../testing/registering.ts'

const DAY = 86_400_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await addSlots(gateway, slotRow(1), slotRow(2))
})
afterAll(() => gateway.close())

const { newIp, request, start, player } = freePlay(() => gateway)
const memberOf = (token: string, cookies: Record<string, string>) => gateway.call(getMemberInfo, {}, { token, cookies })

describe('[LOGIN-15] [CALL-01] free play', () => {
  test('opens an account of the trial type for seven days, without a ledger, an upline or a password', async () => {
    const upline = await gateway.members.create({ account: 'house1', passwordHash: '-', type: gateway.config.agentTypes[0]! })
    await gateway.members.setDefaultAgent(upline.id)
    const { member, by } = await player()
    expect(member).toMatchObject({ type: 4, agent: false, trialEndsAt: new Date(gateway.clock.now().getTime() + 7 * DAY).toISOString() })
    expect((await gateway.call(getMemberInfo, {}, by)).value.id).toBe(member.id)
    expect(await gateway.ledger.balanceOf(member.id, member.currency)).toBeUndefined()
    expect((await gateway.members.byId(member.id))?.uplineId).toBeNull()
    for (const password of ['', '-', PASSWORD]) {
      const tried = { type: 'username' as const, username: member.account, password: password || ' ' }
      expect(codeOf(await gateway.call(login, tried, { ip: by.ip }))).toBe('LOGIN_FAILED')
    }
  })

  test('is the same account again in the same browser, whatever the network', async () => {
    const { member, cookies, by } = await player()
    await gateway.call(logout, {}, by)
    expect((await start(newIp(), cookies)).value.member.id).toBe(member.id)
    expect((await start(newIp())).value.member.id).not.toBe(member.id)
  })

  test('goes round no proof of work: each is asked for, and taken once', async () => {
    const ip = newIp()
    const used = await request()
    await gateway.call(startFreePlay, used, { ip })
    expect(codeOf(await gateway.call(startFreePlay, { ...used, random: 'q1w2e3r4t5y6u7i8o9p0a1s2' }, { ip }))).toBe('CAPTCHA_WRONG')
    const { value } = await gateway.call(captchaChallenge, {})
    const unsolved = Buffer.from(JSON.stringify({ ...value, number: value.maxnumber + 1 })).toString('base64')
    expect(codeOf(await gateway.call(startFreePlay, await request({ challenge: unsolved }), { ip }))).toBe('CAPTCHA_WRONG')
  })

  test.each([{ platform: 'M' }, { version: 2 }, { random: 'short' }, { random: '<script>' }, { os: '' }, { os: 'x'.repeat(10_000) }])(
    'is refused to a request of another form: %o',
    async (more) => {
      expect(codeOf(await gateway.call(startFreePlay, (await request(more)) as never, { ip: newIp() }))).toBe('INVALID_REQUEST')
    },
  )

  test('is begun ten times a day from a network, however many ask at once; who has one still gets it', async () => {
    const ip = newIp()
    const first = await player(ip)
    const neighbour = (last: number) => ip.replace(/\.7$/, `.${last}`)
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => start(neighbour(index + 20))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    const { failure } = answers.find(({ status }) => status !== 200)!
    expect([failure.code, failure.retryAfter]).toEqual(['TRIALS_USED_UP', 3_600])
    expect((await start(neighbour(99), first.cookies)).value.member.id).toBe(first.member.id)
    gateway.clock.advance(DAY + 1000)
    expect((await start(neighbour(98))).status).toBe(200)
  })

  test('is good in its browser alone: a token that comes from another is nobody’s', async () => {
    const { by, token, cookies } = await player()
    const other = await player()
    expect(codeOf(await memberOf(token, {}))).toBe('NOT_LOGGED_IN')
    expect(codeOf(await memberOf(token, other.cookies))).toBe('NOT_LOGGED_IN')
    expect(codeOf(await gateway.call(launchGame, { nodeId: 1, mode: 'demo' }, { token, cookies: other.cookies }))).toBe('NOT_LOGGED_IN')
    // Nor is the right one believed more because it was believed a moment ago.
    expect(codeOf(await gateway.call(getMemberInfo, {}, by))).toBe('DONE')
    expect(codeOf(await memberOf(token, {}))).toBe('NOT_LOGGED_IN')
    expect(codeOf(await memberOf(token, cookies))).toBe('DONE')
  })

  test('is over after seven days, whatever is open; the browser may begin another', async () => {
    const { member, cookies } = await player()
    gateway.clock.advance(7 * DAY - 60_000)
    const late = (await start(newIp(), cookies)).value
    expect(late.member.id).toBe(member.id)
    gateway.clock.advance(61_000)
    expect(codeOf(await memberOf(late.token, cookies))).toBe('SESSION_EXPIRED')
    await gateway.database.orm.transaction((tx) => gateway.trials.expire(tx))
    expect((await gateway.members.byId(member.id))?.state).toBe('BLOCKED')
    const next = (await start(newIp(), cookies)).value.member
    expect(next.id).not.toBe(member.id)
    // The job leaves alone what goes on.
    await gateway.database.orm.transaction((tx) => gateway.trials.expire(tx))
    expect((await gateway.members.byId(next.id))?.state).toBe('ACTIVE')
  })
})

describe('[REGISTER-11] [CONFIG-01] the flag FREE_PLAY', () => {
  test('is switched by the operator while the gateway runs, and takes free play along everywhere', async () => {
    const { cookies, by } = await player()
    await publishRules(gateway, { ways: { freePlay: false } })
    expect(codeOf(await start(newIp()))).toBe('NOT_OFFERED')
    expect(codeOf(await start(newIp(), cookies))).toBe('NOT_OFFERED')
    expect((await gateway.call(permission, {}, {})).value.permissions).toEqual(['PROMOTIONS'])
    expect((await gateway.call(gameList, {})).value.games.every(({ supportPlay }) => supportPlay === 1)).toBe(true)
    expect(codeOf(await gateway.call(launchGame, { nodeId: 1, mode: 'demo' }, by))).toBe('TRIAL_NOT_ALLOWED')
    const flag = async () => (await gateway.call(whitelabel, {})).value.modules.flatMap(({ childrenNodes }) => childrenNodes)
    expect(await flag()).toContainEqual({ modId: 'FREE_PLAY', enabled: false, childrenNodes: [] })
    await publishRules(gateway, { ways: { freePlay: true } })
    expect(await flag()).toContainEqual({ modId: 'FREE_PLAY', enabled: true, childrenNodes: [] })
    expect((await start(newIp(), cookies)).status).toBe(200)
    expect((await gateway.call(gameList, {})).value.games.some(({ supportPlay }) => supportPlay === 0)).toBe(true)
  })
})
