import type { Call, RequestOf, SentOf } from '@portico/contract/kit/call'
import { login, logout } from '@portico/contract/session/calls'
import { answerHandover, finishHandover, startChoice, startHandover } from '@portico/contract/session/handover-calls'
import { rememberedAccounts } from '@portico/contract/session/remember-calls'
import { redeemExchange } from '@portico/contract/session/social-calls'
import { readConfig } from '../config.ts'
import { bindAddress } from '../member/index.ts'
import { type TestGateway, testGateway } from './gateway.ts'
import { attempt } from './sign-in.ts'
import { newSecret, SIGN_IN_ORIGIN } from './social.ts'

export const ORIGIN_HOST = new URL(SIGN_IN_ORIGIN).host
export const MIRROR = 'aurora-mirror.example'

/** A brand with a sign-in origin and a second domain. */
export const openTwoOrigins = (): Promise<TestGateway> => {
  const { brand } = readConfig({ BRAND: 'aurora' })
  return testGateway({ config: { signInOrigin: SIGN_IN_ORIGIN, proxies: 1, brand: { ...brand, domains: [...brand.domains, MIRROR] } } })
}

export const headersOf = (host: string): Record<string, string> => ({ host, 'x-forwarded-proto': 'https' })
export const ticketIn = (url: string): string => /#ticket=([\w-]{43})$/.exec(url)?.[1] ?? ''
/** Of an answer that may be something else than a session. */
export const tokenIn = (value: object): string => ('token' in value ? String(value.token) : '')
export const codeIn = (url: string): string => /#exchange=([\w-]{43})$/.exec(url)?.[1] ?? ''

/** One browser, which keeps the cookies of each host apart and sends them nowhere else. */
export const openBrowser = (house: () => TestGateway) => {
  const jars: Record<string, Record<string, string>> = {}
  const jarOf = (host: string) => (jars[host] ??= {})

  const ask = async <C extends Call>(host: string, row: C, request: SentOf<C>, more: { token?: string; ip?: string } = {}) => {
    const answer = await house().call(row, request, { headers: headersOf(host), cookies: { ...jarOf(host) }, ...more })
    for (const [name, { value }] of Object.entries(answer.cookies)) {
      if (value === '') delete jarOf(host)[name]
      else jarOf(host)[name] = value
    }
    return answer
  }

  /** By name and password; the page of a mirror does not ask for a cookie of its own. */
  const enter = async (account: string, host = MIRROR, more: { ip?: string } = {}) =>
    (await ask(host, login, attempt(account, host === ORIGIN_HOST), more)).value.token

  /** As far as the way back from the origin. */
  const askToBeRemembered = async (token: string) => {
    const { verifier, challenge } = newSecret()
    const begun = await ask(MIRROR, startHandover, { action: 'REMEMBER', challenge }, { token })
    const { value } = await ask(ORIGIN_HOST, answerHandover, { ticket: ticketIn(begun.value.url) })
    return { code: codeIn(value.url), verifier, url: value.url }
  }
  /** The whole trip. */
  const remember = async (token: string) => {
    const { code, verifier } = await askToBeRemembered(token)
    return ask(MIRROR, finishHandover, { code, verifier }, { token })
  }

  const list = async (host = ORIGIN_HOST) => (await ask(host, rememberedAccounts, {})).value.list

  const leaveToChoose = async () => {
    const { verifier, challenge } = newSecret()
    const { value } = await ask(MIRROR, startChoice, { challenge })
    return { verifier, ticket: ticketIn(value.url) }
  }
  /** Presses an account at the origin. */
  const press = async (ticket: string, initials: string) => {
    const account = (await list()).find((one) => one.initials === initials)?.id ?? '00000000-0000-4000-8000-000000000000'
    return ask(ORIGIN_HOST, answerHandover, { ticket, account })
  }
  const redeem = (request: RequestOf<typeof redeemExchange>, more: { ip?: string } = {}) => ask(MIRROR, redeemExchange, request, more)
  /** The whole way in. */
  const choose = async (initials: string, more: { ip?: string } = {}) => {
    const { verifier, ticket } = await leaveToChoose()
    const { value } = await press(ticket, initials)
    return redeem({ code: codeIn(value.url), verifier }, more)
  }

  const leave = (token: string, keep: boolean) => ask(MIRROR, logout, { keep: keep ? 'true' : 'false' }, { token })

  return { jarOf, ask, enter, askToBeRemembered, remember, list, leaveToChoose, press, redeem, choose, leave }
}

/** A browser in which somebody was remembered from the mirror; `bound`: with an e-mail address that is proved. */
export const rememberedBy =
  (house: () => TestGateway) =>
  async (account: string, bound = false) => {
    const { member } = await house().register(account)
    if (bound) {
      const binding = { kind: 'EMAIL', address: `${account}@mail.example`, boundAt: house().clock.now() } as const
      await house().database.orm.transaction((tx) => bindAddress(tx, member.id, binding))
    }
    const mine = openBrowser(house)
    const token = await mine.enter(account)
    await mine.remember(token)
    return { mine, token, memberId: member.id }
  }
