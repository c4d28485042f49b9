import { getMemberInfo } from '@portico/contract/member/calls'
import { logout, resumeSession } from '@portico/contract/session/calls'
import { answerHandover, finishHandover, openHandover, startChoice } from '@portico/contract/session/handover-calls'
import { signInHistory } from '@portico/contract/session/own-calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_MS } from '../exchange/service.ts'
import type { TestGateway } from '../testing/gateway.ts'
import { newSecret } from '../testing/social.ts'
import { codeIn, headersOf, MIRROR, openBrowser, openTwoOrigins, ORIGIN_HOST, rememberedBy, tokenIn } from '../testing/two-origins.ts'

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
