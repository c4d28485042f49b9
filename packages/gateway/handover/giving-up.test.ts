import { factors } from '@portico/contract/factor/calls'
import { addPasskey, beginPasskey } from '@portico/contract/factor/passkey-calls'
import type { SentOf } from '@portico/contract/kit/call'
import { answerHandover, finishHandover, openHandover, startHandover, startPasskeyLogin } from '@portico/contract/session/handover-calls'
import { redeemExchange } from '@portico/contract/session/social-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestGateway } from '../testing/gateway.ts'
import { newSecret, SIGN_IN_ORIGIN } from '../testing/social.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'
import { headersOf, MIRROR, openTwoOrigins, ORIGIN_HOST } from '../testing/two-origins.ts'

const there = headersOf(ORIGIN_HOST)

let house: TestGateway
beforeAll(async () => {
  house = await openTwoOrigins()
})
afterAll(() => house.close())

const join = async (account: string) => {
  const { token } = await house.register(account)
  const key = softwarePasskey(SIGN_IN_ORIGIN)
  const { value } = await house.call(beginPasskey, {}, { token, headers: there })
  await house.call(addPasskey, { name: 'Laptop', credential: key.make(value) }, { token, headers: there })
  return { key }
}
const ticketIn = (url: string): string => /#ticket=([\w-]{43})$/.exec(url)?.[1] ?? ''
const codeIn = (url: string): string => /[#?]exchange=([\w-]{43})$/.exec(url)?.[1] ?? ''

/** Begins in the client or at a mirror. */
const leave = async (request: Partial<SentOf<typeof startPasskeyLogin>> = {}, host = 'aurora.example') => {
  const { verifier, challenge } = newSecret()
  const { value } = await house.call(startPasskeyLogin, { challenge, ...request }, { headers: headersOf(host) })
  return { verifier, ticket: ticketIn(value.url) }
}
const leaveAs = async (token: string, action: 'ADD' | 'PROVE') => {
  const { verifier, challenge } = newSecret()
  const { value } = await house.call(startHandover, { action, challenge, client: true }, { token, headers: there })
  return { verifier, ticket: ticketIn(value.url) }
}

describe('who has no passkey [LOGIN-08]', () => {
  const giveUp = async (ticket: string) => {
    const answer = await house.call(answerHandover, { ticket, giveUp: true }, { headers: there })
    return answer.status === 200 ? answer.value.url : answer.failure.code
  }

  it.each([
    ['the client', { client: true }, 'aurora.example', 'aurora://login?exchange='],
    ['the office of the client', { client: true, portal: 'AGENT' }, 'aurora.example', 'aurora://agent?exchange='],
    ['a mirror', {}, MIRROR, `https://${MIRROR}/#exchange=`],
  ] as const)('goes back to %s, with a code that opens nothing and says why, for who began it', async (_who, request, host, start) => {
    const { ticket, verifier } = await leave(request, host)
    const url = await giveUp(ticket)
    expect(url.startsWith(start)).toBe(true)
    const { failure, cookies } = await house.call(redeemExchange, { code: codeIn(url), verifier })
    expect([failure.code, failure.reason, cookies]).toEqual(['SOCIAL_REFUSED', 'CANCELLED', {}])
    expect((await house.call(redeemExchange, { code: codeIn(url), verifier })).failure.code).toBe('EXCHANGE_REFUSED')
    const other = await leave(request, host)
    const code = codeIn(await giveUp(other.ticket))
    expect((await house.call(redeemExchange, { code, verifier: newSecret().verifier })).failure.code).toBe('EXCHANGE_REFUSED')
  })

  it('is not shown the way in any more, whatever is shown beside giving up', async () => {
    const { key } = await join('handgivesup')
    const { ticket, verifier } = await leave({ client: true })
    const { value } = await house.call(openHandover, { ticket }, { headers: there })
    const assertion = key.show(value.request!)
    const { url } = (await house.call(answerHandover, { ticket, assertion, giveUp: true }, { headers: there })).value
    expect((await house.call(redeemExchange, { code: codeIn(url), verifier })).failure.code).toBe('SOCIAL_REFUSED')
    expect((await house.call(answerHandover, { ticket, assertion }, { headers: there })).failure.code).toBe('LINK_OVER')
    expect(await giveUp(ticket)).toBe('LINK_OVER')
  })

  it('adds none and proves nothing in the session that began it', async () => {
    const { token } = await house.register('handempty')
    for (const action of ['ADD', 'PROVE'] as const) {
      const { ticket, verifier } = await leaveAs(token, action)
      const code = codeIn(await giveUp(ticket))
      const { failure } = await house.call(finishHandover, { code, verifier }, { token })
      expect([failure.code, failure.reason]).toEqual(['SOCIAL_REFUSED', 'CANCELLED'])
    }
    expect((await house.call(factors, {}, { token, headers: there })).value.passkeys).toEqual([])
  })
})
