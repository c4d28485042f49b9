import { getMemberInfo } from '@portico/contract/member/calls'
import { login, logout, resumeSession } from '@portico/contract/session/calls'
import { sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { answerHandover, finishHandover, openHandover, startChoice, startHandover } from '@portico/contract/session/handover-calls'
import { signInHistory } from '@portico/contract/session/own-calls'
import { rememberedAccounts } from '@portico/contract/session/remember-calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_MS } from '../exchange/service.ts'
import { bindAddress } from '../member/index.ts'
import type { TestGateway } from '../testing/gateway.ts'
import { attempt } from '../testing/sign-in.ts'
import { newSecret } from '../testing/social.ts'
import { codeIn, headersOf, MIRROR, openBrowser, openTwoOrigins, ORIGIN_HOST, ticketIn } from '../testing/two-origins.ts'
import { HANDOVER_MS } from './service.ts'

const AWAY = '198.51.100.77'
const MINUTE = 60_000

let house: TestGateway
beforeAll(async () => {
  house = await openTwoOrigins()
})
afterAll(() => house.close())

const browser = () => openBrowser(() => house)
const accountOf = async (token: string) => (await house.call(getMemberInfo, {}, { token })).value.account
const tokenIn = (value: object): string => ('token' in value ? String(value.token) : '')
const refused = { code: 'EXCHANGE_REFUSED' }

/** A browser in which somebody was remembered from the mirror, and signed out with one press left to come back. */
const remembered = async (account: string, bound = false) => {
  const { member } = await house.register(account)
  if (bound)
    await house.database.orm.transaction((tx) =>
      bindAddress(tx, member.id, { kind: 'EMAIL', address: `${account}@mail.example`, boundAt: house.clock.now() }),
    )
  const mine = browser()
  const token = await mine.enter(account)
  expect((await mine.remember(token)).value).toEqual({ action: 'REMEMBER' })
  return { mine, token, memberId: member.id }
}

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
    const held = { code: codeIn(answer.value.url), verifier: newSecret().verifier }
    expect((await victim.ask(MIRROR, finishHandover, held, { token })).failure).toMatchObject(refused)
    expect((await victim.list()).map(({ name }) => name)).toEqual(['vi***01'])
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

describe('one press at the origin for a mirror [LOGIN-13]', () => {
  test('brings somebody back into a session, again and again, while the cookies stay and turn over at the origin', async () => {
    const { mine, token } = await remembered('giang001')
    await mine.leave(token, true)
    for (let time = 0; time < 3; time++) {
      const before = mine.jarOf(ORIGIN_HOST)[REMEMBER_COOKIE]
      const answer = await mine.choose('G')
      expect(await accountOf(tokenIn(answer.value))).toBe('giang001')
      expect(mine.jarOf(MIRROR)[REMEMBER_COOKIE]).toBeUndefined()
      expect(mine.jarOf(ORIGIN_HOST)[REMEMBER_COOKIE]).not.toBe(before)
      const { list } = (await house.call(signInHistory, { pageNo: 1, pageSize: 1 }, { token: tokenIn(answer.value) })).value
      expect(list[0]).toMatchObject({ method: 'REMEMBERED', result: 'SIGNED_IN' })
      await mine.leave(tokenIn(answer.value), true)
      house.clock.advance(MINUTE)
    }
  })

  test('the page says where it goes back to and asks for no passkey; no session begins at the origin', async () => {
    const { mine, token } = await remembered('hoa00001')
    await mine.leave(token, true)
    const { ticket } = await mine.leaveToChoose()
    const { value } = await mine.ask(ORIGIN_HOST, openHandover, { ticket })
    expect(value).toEqual({ action: 'CHOOSE', returnTo: `https://${MIRROR}` })
    const answer = await mine.press(ticket, 'H')
    expect(Object.keys(answer.value)).toEqual(['url'])
  })

  test('the code is worth nothing without the browser’s secret, twice, or after a minute', async () => {
    const { mine, token } = await remembered('khanh001')
    await mine.leave(token, true)
    const pressed = async () => {
      const { verifier, ticket } = await mine.leaveToChoose()
      return { verifier, ticket, code: codeIn((await mine.press(ticket, 'K')).value.url) }
    }
    const stolen = await pressed()
    expect((await mine.redeem({ code: stolen.code, verifier: newSecret().verifier })).failure).toMatchObject(refused)
    expect((await mine.redeem(stolen)).failure).toMatchObject(refused)
    expect((await mine.press(stolen.ticket, 'K')).failure.code).toBe('LINK_OVER')

    const late = await pressed()
    house.clock.advance(CODE_MS)
    expect((await mine.redeem(late)).failure).toMatchObject(refused)

    const good = await pressed()
    const many = await Promise.all(Array.from({ length: 4 }, () => mine.redeem(good)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    // What is handed over once is of no other kind.
    const kind = await pressed()
    const session = tokenIn(many.find(({ status }) => status === 200)!.value)
    expect((await mine.ask(MIRROR, finishHandover, kind, { token: session })).failure).toMatchObject(refused)
  })

  test('an account is pressed by who has its cookie, at the origin, and no page elsewhere begins or answers it', async () => {
    const { mine, token } = await remembered('lan00001')
    await mine.leave(token, true)
    const [lan] = await mine.list()
    const { challenge } = newSecret()
    for (const host of ['evil.example', ORIGIN_HOST])
      expect((await house.call(startChoice, { challenge }, { headers: headersOf(host) })).failure.code).toBe('NOT_OFFERED')
    const { ticket } = await mine.leaveToChoose()
    const stranger = browser()
    expect((await stranger.ask(ORIGIN_HOST, answerHandover, { ticket, account: lan!.id })).failure.code).toBe('NOT_LOGGED_IN')
    expect((await mine.ask(ORIGIN_HOST, answerHandover, { ticket })).failure.code).toBe('NOT_LOGGED_IN')
    expect((await mine.ask(MIRROR, answerHandover, { ticket, account: lan!.id })).failure.code).toBe('LINK_OVER')
    const crossSite = await house.call(
      answerHandover,
      { ticket, account: lan!.id },
      { cookies: mine.jarOf(ORIGIN_HOST), headers: { ...headersOf(ORIGIN_HOST), 'sec-fetch-site': 'cross-site' } },
    )
    expect(crossSite.failure.code).toBe('NOT_LOGGED_IN')
    // The ticket waited for the right one.
    expect((await mine.press(ticket, 'L')).status).toBe(200)
  })

  test('[I.e] a cookie that comes twice ends its family, the session at the mirror with it', async () => {
    const { mine, token } = await remembered('minh0001')
    await mine.leave(token, true)
    const stolen = mine.jarOf(ORIGIN_HOST)[REMEMBER_COOKIE]!
    const session = tokenIn((await mine.choose('M')).value)
    house.clock.advance(MINUTE)
    const thief = { cookies: { [REMEMBER_COOKIE]: stolen }, headers: headersOf(ORIGIN_HOST) }
    expect((await house.call(resumeSession, {}, thief)).failure.code).toBe('NOT_LOGGED_IN')
    expect((await house.call(getMemberInfo, {}, { token: session })).failure.code).toBe('SESSION_EXPIRED')
    expect(await mine.list()).toEqual([])
  })

  test('signing out at the mirror ends the family, which needs no trip, and staying on the list does not', async () => {
    const { mine, token } = await remembered('nga00001')
    await mine.leave(token, true)
    const session = tokenIn((await mine.choose('N')).value)
    expect(await mine.list()).toHaveLength(1)
    const { verifier, ticket } = await mine.leaveToChoose()
    const code = codeIn((await mine.press(ticket, 'N')).value.url)
    expect((await mine.ask(MIRROR, logout, {}, { token: session })).status).toBe(200)
    expect(await mine.list()).toEqual([])
    // A press that was under way comes to nothing either.
    expect((await mine.redeem({ code, verifier })).failure).toMatchObject(refused)
  })

  test('nobody who is blocked is let in, before the press or after it', async () => {
    const { mine, token, memberId } = await remembered('phuc0001')
    await mine.leave(token, true)
    const { verifier, ticket } = await mine.leaveToChoose()
    const code = codeIn((await mine.press(ticket, 'P')).value.url)
    await house.sessions.block(memberId)
    expect((await mine.redeem({ code, verifier })).failure).toMatchObject(refused)
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
