import { factors } from '@portico/contract/factor/calls'
import { addPasskey, beginPasskey, removePasskey } from '@portico/contract/factor/passkey-calls'
import { HEADERS, type SentOf } from '@portico/contract/kit/call'
import { getMemberInfo } from '@portico/contract/member/calls'
import { answerHandover, finishHandover, openHandover, startHandover, startPasskeyLogin } from '@portico/contract/session/handover-calls'
import { signInHistory } from '@portico/contract/session/own-calls'
import { signInPasskey } from '@portico/contract/session/passkey-calls'
import { redeemExchange } from '@portico/contract/session/social-calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { member } from '../member/schema.ts'
import type { TestGateway } from '../testing/gateway.ts'
import { newSecret, SIGN_IN_ORIGIN } from '../testing/social.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'
import { headersOf, MIRROR, openTwoOrigins, ORIGIN_HOST } from '../testing/two-origins.ts'
import { HANDOVER_MS } from './service.ts'

const there = headersOf(ORIGIN_HOST)

let house: TestGateway
beforeAll(async () => {
  house = await openTwoOrigins()
})
afterAll(() => house.close())

type Key = ReturnType<typeof softwarePasskey>

const join = async (account: string) => {
  const { token } = await house.register(account)
  const key = softwarePasskey(SIGN_IN_ORIGIN)
  const { value } = await house.call(beginPasskey, {}, { token, headers: there })
  await house.call(addPasskey, { name: 'Laptop', credential: key.make(value) }, { token, headers: there })
  return { token, key }
}
const ticketIn = (url: string): string => /^https:\/\/aurora\.example\/passkey\?lang=[A-Z]{2}#ticket=([\w-]{43})$/.exec(url)?.[1] ?? ''
const codeIn = (url: string): string => /[#?]exchange=([\w-]{43})$/.exec(url)?.[1] ?? ''

/** Begins in the client or at a mirror. */
const leave = async (request: Partial<SentOf<typeof startPasskeyLogin>> = {}, host = 'aurora.example') => {
  const { verifier, challenge } = newSecret()
  const { value } = await house.call(startPasskeyLogin, { challenge, ...request }, { headers: headersOf(host) })
  return { verifier, ticket: ticketIn(value.url) }
}
/** What the page of the sign-in origin does. */
const show = async (ticket: string, key: Key) => {
  const { value } = await house.call(openHandover, { ticket }, { headers: there })
  const answer = value.creation ? { attestation: key.make(value.creation), name: 'Phone' } : { assertion: key.show(value.request!) }
  return house.call(answerHandover, { ticket, ...answer }, { headers: there })
}
const leaveAs = async (token: string, action: 'ADD' | 'PROVE') => {
  const { verifier, challenge } = newSecret()
  const answer = await house.call(startHandover, { action, challenge, client: true }, { token, headers: there })
  return { verifier, answer, ticket: answer.status === 200 ? ticketIn(answer.value.url) : '' }
}

describe('a passkey that is asked for at the sign-in origin [LOGIN-08] [LOGIN-13]', () => {
  it.each([
    ['the client', { client: true }, 'aurora.example', 'aurora://login?exchange='],
    ['a mirror', {}, MIRROR, `https://${MIRROR}/#exchange=`],
    ['a name that is none of the brand', {}, 'evil.example', 'https://aurora.example/#exchange='],
  ])('brings somebody back to %s', async (_who, request, host, start) => {
    const { key } = await join(`hand${start.length}`)
    expect((await house.call(signInPasskey, {}, { headers: headersOf(MIRROR) })).failure.code).toBe('PASSKEY_ELSEWHERE')
    const { verifier, ticket } = await leave(request, host)
    const { value } = await show(ticket, key)
    expect(value.url.startsWith(start)).toBe(true)
    const session = (await house.call(redeemExchange, { code: codeIn(value.url), verifier }, { ip: '198.51.100.77' })).value
    if ('newcomer' in session) throw new Error('a passkey is nobody new')
    expect((await house.call(getMemberInfo, {}, { token: session.token })).value.account).toBe(`hand${start.length}`)
    const { list } = (await house.call(signInHistory, { pageNo: 1, pageSize: 1 }, { token: session.token })).value
    expect(list[0]).toMatchObject({ method: 'PASSKEY', result: 'SIGNED_IN' })
    // Who shows one has shown a second factor.
    const { passkeys } = (await house.call(factors, {}, { token: session.token, headers: there })).value
    expect((await house.call(removePasskey, { id: passkeys[0]!.id }, { token: session.token })).status).toBe(200)
  })

  it('brings an agent back to the office’s door, and lets nobody else in there', async () => {
    const through = async (account: string) => {
      const { key } = await join(account)
      const { verifier, ticket } = await leave({ client: true, portal: 'AGENT' })
      const { url } = (await show(ticket, key)).value
      expect(url).toMatch(/^aurora:\/\/agent\?exchange=/)
      const [type = 0] = house.config.agentTypes
      if (account === 'handagent') await house.database.orm.update(member).set({ type }).where(eq(member.account, account))
      return house.call(redeemExchange, { code: codeIn(url), verifier })
    }
    expect((await through('handplayer')).failure.code).toBe('NOT_AN_AGENT')
    expect((await through('handagent')).value).toMatchObject({ member: { account: 'handagent', agent: true } })
  })

  it('is good once, in its time, for who began it, and as a ticket opens nothing', async () => {
    const { key } = await join('handonce')
    const first = await leave({ client: true })
    const answers = await Promise.all(Array.from({ length: 3 }, () => show(first.ticket, key)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const code = codeIn(answers.find(({ status }) => status === 200)!.value.url)
    expect((await house.call(redeemExchange, { code, verifier: newSecret().verifier })).failure.code).toBe('EXCHANGE_REFUSED')
    expect((await house.call(redeemExchange, { code, verifier: first.verifier })).failure.code).toBe('EXCHANGE_REFUSED')
    const second = await leave({ client: true })
    const misused = { code: second.ticket, verifier: second.verifier }
    expect((await house.call(redeemExchange, misused)).failure.code).toBe('EXCHANGE_REFUSED')
    expect((await house.call(openHandover, { ticket: second.ticket }, { headers: there })).failure.code).toBe('LINK_OVER')
    const late = await leave({ client: true })
    house.clock.advance(HANDOVER_MS)
    expect((await house.call(openHandover, { ticket: late.ticket }, { headers: there })).failure.code).toBe('LINK_OVER')
  })

  it('is asked for nowhere else, and a wrong one may be tried again', async () => {
    const { key } = await join('handwrong')
    const { ticket } = await leave({ client: true })
    expect((await house.call(openHandover, { ticket }, { headers: headersOf(MIRROR) })).failure.code).toBe('PASSKEY_ELSEWHERE')
    expect((await show(ticket, softwarePasskey(SIGN_IN_ORIGIN))).failure.code).toBe('PASSKEY_REFUSED')
    expect((await show(ticket, softwarePasskey(`https://${MIRROR}`))).failure.code).toBe('PASSKEY_REFUSED')
    expect((await show(ticket, key)).status).toBe(200)
  })
})

test('the page at the origin is read in the language of the page that left', async () => {
  for (const lang of ['TY', 'EN']) {
    const headers = { ...headersOf(MIRROR), [HEADERS.language]: lang }
    const { value } = await house.call(startPasskeyLogin, { challenge: newSecret().challenge }, { headers })
    expect(new URL(value.url).searchParams.get('lang')).toBe(lang)
  }
})

describe('a passkey for who is signed in in the client', () => {
  it('is added by the session that began it, and by no other', async () => {
    const { token } = await house.register('handadder')
    const other = await house.register('handother')
    const { ticket, verifier } = await leaveAs(token, 'ADD')
    const key = softwarePasskey(SIGN_IN_ORIGIN)
    const code = codeIn((await show(ticket, key)).value.url)
    const finish = (as: string, secret = verifier, which = code) =>
      house.call(finishHandover, { code: which, verifier: secret }, { token: as })
    expect((await finish(other.token)).failure.code).toBe('EXCHANGE_REFUSED')
    expect((await house.call(factors, {}, { token, headers: there })).value.passkeys).toEqual([])
    const again = await leaveAs(token, 'ADD')
    const next = codeIn((await show(again.ticket, key)).value.url)
    expect((await finish(token, again.verifier, next)).value).toEqual({ action: 'ADD' })
    expect((await house.call(factors, {}, { token, headers: there })).value.passkeys).toMatchObject([{ name: 'Phone' }])
    const { ticket: way, verifier: secret } = await leave({ client: true })
    const back = codeIn((await show(way, key)).value.url)
    expect((await house.call(redeemExchange, { code: back, verifier: secret })).status).toBe(200)
  })

  it('proves who it is, by the passkey of the account alone', async () => {
    const { token, key } = await join('handprover')
    const stranger = await join('handstranger')
    expect((await leaveAs(token, 'ADD')).answer.failure).toMatchObject({ code: 'REAUTHENTICATE', methods: ['PASSKEY'] })
    const { ticket, verifier } = await leaveAs(token, 'PROVE')
    expect((await show(ticket, stranger.key)).failure.code).toBe('PASSKEY_REFUSED')
    const code = codeIn((await show(ticket, key)).value.url)
    expect((await house.call(finishHandover, { code, verifier }, { token })).value).toEqual({ action: 'PROVE' })
    expect((await leaveAs(token, 'ADD')).answer.status).toBe(200)
  })
})
