import { getMemberInfo } from '@portico/contract/member/calls'
import { login, resumeSession } from '@portico/contract/session/calls'
import { sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { answerHandover, finishHandover, startHandover } from '@portico/contract/session/handover-calls'
import { rememberedAccounts } from '@portico/contract/session/remember-calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_MS } from '../exchange/service.ts'
import { bindAddress } from '../member/index.ts'
import type { TestGateway } from '../testing/gateway.ts'
import { attempt } from '../testing/sign-in.ts'
import { newSecret } from '../testing/social.ts'
import {
  codeIn,
  headersOf,
  MIRROR,
  openBrowser,
  openTwoOrigins,
  ORIGIN_HOST,
  rememberedBy,
  ticketIn,
  tokenIn,
} from '../testing/two-origins.ts'
import { HANDOVER_MS } from './service.ts'

const AWAY = '198.51.100.77'
const MINUTE = 60_000

let house: TestGateway
beforeAll(async () => {
  house = await openTwoOrigins()
})
afterAll(() => house.close())

const browser = () => openBrowser(() => house)
const remembered = rememberedBy(() => house)
const accountOf = async (token: string) => (await house.call(getMemberInfo, {}, { token })).value.account
const refused = { code: 'EXCHANGE_REFUSED' }

describe('remembering by a trip to the sign-in origin [LOGIN-12] [LOGIN-13]', () => {
  test('a device that is told so at a mirror is remembered at the origin, which opens nothing by it, and the mirror has no cookie', async () => {
    const { mine, token } = await remembered('anhtrip')
    expect(mine.jarOf(MIRROR)[REMEMBER_COOKIE]).toBeUndefined()
    expect((await mine.list()).map(({ name }) => name)).toEqual(['an***ip'])
    expect((await mine.ask(MIRROR, rememberedAccounts, {})).value).toMatchObject({ list: [], elsewhere: true })
    expect((await mine.ask(ORIGIN_HOST, rememberedAccounts, {})).value.elsewhere).toBe(false)
    // At the origin the cookie is what it is for who logged in there.
    await mine.leave(token, true)
    expect(await accountOf((await mine.ask(ORIGIN_HOST, resumeSession, {})).value.token)).toBe('anhtrip')
  })

  test('the cookies at the origin are worth nothing before the session that began it has said yes, once, within a minute', async () => {
    await house.register('binhtrip')
    const mine = browser()
    const token = await mine.enter('binhtrip')
    const first = await mine.askToBeRemembered(token)
    expect(first.url).toMatch(new RegExp(`^https://${MIRROR}/#exchange=`))
    expect(await mine.list()).toEqual([])
    expect((await mine.ask(ORIGIN_HOST, resumeSession, {})).failure.code).toBe('NOT_LOGGED_IN')

    const finish = (code: string, verifier: string, as = token) => mine.ask(MIRROR, finishHandover, { code, verifier }, { token: as })
    expect((await finish(first.code, newSecret().verifier)).failure).toMatchObject(refused)
    expect((await finish(first.code, first.verifier)).failure).toMatchObject(refused)

    const late = await mine.askToBeRemembered(token)
    house.clock.advance(CODE_MS)
    expect((await finish(late.code, late.verifier)).failure).toMatchObject(refused)

    // Somebody else's session, and a call that opens one, get nothing out of it.
    const other = (await house.register('bakother')).token
    const strange = await mine.askToBeRemembered(token)
    expect((await finish(strange.code, strange.verifier, other)).failure).toMatchObject(refused)
    const misused = await mine.askToBeRemembered(token)
    expect((await mine.redeem(misused)).failure).toMatchObject(refused)
    expect(await mine.list()).toEqual([])

    const good = await mine.askToBeRemembered(token)
    const both = await Promise.all([finish(good.code, good.verifier), finish(good.code, good.verifier)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await mine.list()).toHaveLength(1)
  })

  test('nobody’s browser is made to remember another’s account: a ticket that is passed on leads to nothing', async () => {
    await house.register('culprit1')
    const culprit = browser()
    const token = await culprit.enter('culprit1')
    const { challenge, verifier } = newSecret()
    const { value } = await culprit.ask(MIRROR, startHandover, { action: 'REMEMBER', challenge }, { token })
    const { mine: victim } = await remembered('victim01')
    // The victim's browser opens it, and has the code; the culprit has the secret.
    const answer = await victim.ask(ORIGIN_HOST, answerHandover, { ticket: ticketIn(value.url) })
    expect((await victim.list()).map(({ name }) => name)).toEqual(['vi***01'])
    expect((await culprit.ask(MIRROR, finishHandover, { code: 'x'.repeat(43), verifier }, { token })).failure).toMatchObject(refused)
    const mixed = { code: codeIn(answer.value.url), verifier: newSecret().verifier }
    expect((await victim.ask(MIRROR, finishHandover, mixed, { token })).failure).toMatchObject(refused)
    expect((await victim.list()).map(({ name }) => name)).toEqual(['vi***01'])
    expect(await accountOf((await victim.ask(ORIGIN_HOST, resumeSession, {})).value.token)).toBe('victim01')
  })

  test('it takes a page of the brand, a ticket that is not too old, the origin’s own page and a fresh proof', async () => {
    const { token } = await house.register('dungtrip')
    const { challenge } = newSecret()
    const start = (host: string) =>
      house.call(startHandover, { action: 'REMEMBER', challenge, client: true }, { token, headers: headersOf(host) })
    for (const host of ['evil.example', ORIGIN_HOST, `${MIRROR}.evil.example`]) expect((await start(host)).failure.code).toBe('NOT_OFFERED')
    const ticket = ticketIn((await start(MIRROR)).value.url)
    const answerAt = (host: string) => house.call(answerHandover, { ticket }, { headers: headersOf(host) })
    expect((await answerAt(MIRROR)).failure.code).toBe('LINK_OVER')
    house.clock.advance(HANDOVER_MS)
    expect((await answerAt(ORIGIN_HOST)).failure.code).toBe('LINK_OVER')
    expect((await start(MIRROR)).failure.code).toBe('REAUTHENTICATE')
  })

  test('it lasts no longer than the session that began it', async () => {
    const { mine } = await remembered('emtrip01')
    house.clock.advance(24 * 60 * MINUTE - 1)
    expect(await mine.list()).toHaveLength(1)
    house.clock.advance(1)
    expect(await mine.list()).toEqual([])
  })
})

describe('a device that is known at the origin [LOGIN-09]', () => {
  test('from a new network one press is not enough, and the family is spent', async () => {
    const { mine, token } = await remembered('quang001', true)
    await mine.leave(token, true)
    const answer = await mine.choose('Q', { ip: AWAY })
    expect(answer.failure).toMatchObject({ code: 'SIGN_IN_INCOMPLETE', next: { step: 'VERIFY', reason: 'NEW_DEVICE' } })
    expect(await mine.list()).toEqual([])
  })

  test('who trusts it at a mirror is not asked where the origin alone knows it, nor at that mirror from then on', async () => {
    const address = 'son00001@mail.example'
    const { member } = await house.register('son00001')
    await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'EMAIL', address, boundAt: house.clock.now() }))
    const mine = browser()
    expect((await mine.ask(MIRROR, login, attempt('son00001'), { ip: AWAY })).failure.code).toBe('SIGN_IN_INCOMPLETE')
    await mine.ask(MIRROR, sendSignInCode, { method: 'EMAIL' })
    const { list } = await house.messages.list({ to: address, size: 1 })
    const code = /\b\d{6}\b/.exec(list[0]?.text ?? '')?.[0] ?? ''
    const { value } = await mine.ask(MIRROR, verifySignIn, { method: 'EMAIL', code, trustDevice: true }, { ip: AWAY })
    await mine.remember(value.token)
    await mine.leave(value.token, true)

    // As at a third domain: nothing of the browser is known here.
    for (const name of Object.keys(mine.jarOf(MIRROR))) delete mine.jarOf(MIRROR)[name]
    const [here, there] = ['192.0.2.9', '203.0.113.200']
    const session = tokenIn((await mine.choose('S', { ip: here })).value)
    expect(await accountOf(session)).toBe('son00001')
    expect((await mine.ask(MIRROR, login, attempt('son00001'), { ip: there })).status).toBe(200)
    expect((await browser().ask(MIRROR, login, attempt('son00001'), { ip: '100.64.7.7' })).failure.code).toBe('SIGN_IN_INCOMPLETE')
  })
})
