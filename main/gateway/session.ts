import {
  addSignInPasskey,
  beginSignInAuthenticator,
  beginSignInPasskey,
  confirmSignInAuthenticator,
} from '@portico/contract/session/enrol-calls'
import { type Call, HEADERS } from '@portico/contract/kit/call'
import type { FailureCode } from '@portico/contract/kit/failure'
import { HELD_TOKEN } from '@portico/contract/desktop/names'
import { loginByCode } from '@portico/contract/session/code-calls'
import { register, registerByMobile } from '@portico/contract/registration/calls'
import { login, logout, resumeSession } from '@portico/contract/session/calls'
import { redeemExchange, registerSocial } from '@portico/contract/session/social-calls'
import { startFreePlay } from '@portico/contract/session/trial-calls'
import { cancelSignIn, changeSignInPassword, sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { forgetRemembered, rememberedAccounts } from '@portico/contract/session/remember-calls'
import type { Vault } from '../vault/vault.ts'
import {
  asDevice,
  asFlow,
  asRemember,
  type CallContent,
  choosesAccount,
  deviceIn,
  flowIn,
  othersIn,
  rememberIn,
  staysListed,
} from './cookies.ts'

/** Answers of these carry a new token. */
const BEGINNINGS: ReadonlySet<Call> = new Set<Call>([
  login,
  loginByCode,
  register,
  registerByMobile,
  resumeSession,
  verifySignIn,
  changeSignInPassword,
  confirmSignInAuthenticator,
  addSignInPasskey,
  redeemExchange,
  registerSocial,
  startFreePlay,
])
/** Calls to which a browser would send the cookie of who is remembered, as far as they read it: registration has an address of its own. */
const REMEMBERING: ReadonlySet<Call> = new Set<Call>(
  [...BEGINNINGS, logout, rememberedAccounts, forgetRemembered].filter((row) => row !== register && row !== registerByMobile),
)

/** Where a browser sends the cookie of a known device; a trial account is nobody's without it. */
const DEVICE_PATH = '/wps/'

/** These go on with a sign-in that has begun. */
const FLOW: ReadonlySet<Call> = new Set<Call>([
  sendSignInCode,
  verifySignIn,
  changeSignInPassword,
  beginSignInAuthenticator,
  confirmSignInAuthenticator,
  beginSignInPasskey,
  addSignInPasskey,
  cancelSignIn,
])

/** With these the gateway says that it no longer knows who asks. */
const OVER: ReadonlySet<string> = new Set<FailureCode>(['SESSION_EXPIRED', 'NOT_LOGGED_IN'])

/** `LOGOUT`: asked for here. `EXPIRED`: the gateway no longer knows it. `REPLACED`: somebody signed in over it, or another member after it had run out. */
export type SessionEnd = 'LOGOUT' | 'EXPIRED' | 'REPLACED'

export interface Session {
  /** Headers that say who calls; `claimed`: the caller sends what it takes for its token. */
  readonly outgoing: (row: Call, claimed: boolean, content: CallContent) => Readonly<Record<string, string>>
  /**
   * Takes out of an answer what the renderer must not see and keeps it.
   * @returns the text to hand on, and the token in use where the gateway has just refused it
   */
  readonly incoming: (row: Call, sent: Readonly<Record<string, string>>, answer: Answered) => Incoming
  /**
   * Forgets the token here, whatever the gateway says, and after a LOGOUT by what the session would go on. `left`: what becomes of the list
   * of who may come back by a press; without it whoever else is on it stays.
   * @throws when the vault's file cannot be written; in memory it is gone even then
   */
  readonly end: (why: Exclude<SessionEnd, 'REPLACED'>, left?: string | null) => Promise<void>
  /**
   * A sign-out that was sent with these headers is over, answered with these cookies or not heard. One that took long does not end the
   * session of who has signed in since.
   */
  readonly signedOut: (sent: Readonly<Record<string, string>>, call: CallContent & { readonly cookies: readonly string[] }) => Promise<void>
  /** A window gave the session up, as after a LOGOUT. One that is over already stays as its end left it: the device may be remembered still. */
  readonly leave: () => Promise<void>
}

interface Incoming {
  readonly text: string
  readonly refused: string | undefined
}

interface Answered {
  readonly content: CallContent
  readonly text: string
  /** The envelope it says. */
  readonly json: Record<string, unknown>
  readonly cookies: readonly string[]
  /** The token that the session goes on under, where the answer says another. */
  readonly renewed?: string | undefined
}

interface Deps {
  readonly vault: Pick<Vault, 'token' | 'remember' | 'left' | 'device' | 'hold' | 'forget'>
  /** Once for a session, when it is over. */
  readonly ended: (why: SessionEnd) => void
}

const tokenOf = ({ value }: Record<string, unknown>): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { token } = value as { readonly token?: unknown }
  return typeof token === 'string' ? token : undefined
}

const memberOf = ({ value }: Record<string, unknown>): string | undefined => {
  const { member } = value as { readonly member?: { readonly id?: unknown } }
  return typeof member?.id === 'string' ? member.id : undefined
}

const isEmptyList = ({ success, value }: Record<string, unknown>): boolean =>
  success === true && (value as { readonly list?: { readonly length?: unknown } } | null)?.list?.length === 0

/** A token's letters mean nothing to JSON, so that its text may be changed as it is. */
const without = (text: string, secrets: readonly (string | null | undefined)[]): string =>
  secrets.reduce<string>((left, secret) => (secret ? left.replaceAll(secret, HELD_TOKEN) : left), text)

/** Stands between the renderer, which holds a word in place of the token, and the gateway, which wants the token. */
export const createSession = ({ vault, ended }: Deps): Session => {
  const end: Session['end'] = async (why, left = othersIn(vault.remember())) => {
    const hadToken = vault.token() !== undefined
    const forgotten = why === 'LOGOUT' ? vault.forget(left) : vault.hold({ token: null })
    if (hadToken) ended(why)
    await forgotten
  }

  /** The cookie of a sign-in that has begun; a restart begins anew. */
  let flow: string | null = null

  const keepFlow = (row: Call, cookies: readonly string[]): void => {
    const found = BEGINNINGS.has(row) || FLOW.has(row) ? flowIn(cookies) : undefined
    if (found !== undefined) flow = found
  }

  /** Who is remembered here; it is the cookie of a session, or the list's alone. */
  const rememberCookie = (): string | undefined => vault.remember() ?? vault.left()

  /** A session goes on by itself for its own member; whoever else is remembered comes back by a press. */
  const rememberFor = (row: Call, content: CallContent): string | undefined => {
    if (!REMEMBERING.has(row)) return undefined
    return row === resumeSession && !choosesAccount(row, content) ? vault.remember() : rememberCookie()
  }

  /** Of who signed in last, here and in this run. */
  let lastMember: string | undefined

  /** Nothing of one member's may serve another: not the windows, not the games, and not the cookie, which would bring the first one back unasked. */
  const makeRoom = (member: string | undefined): void => {
    const hadToken = vault.token() !== undefined
    const another = lastMember !== undefined && lastMember !== member
    const remember = vault.remember()
    if (hadToken || remember !== undefined)
      void vault.hold({ token: null, remember: null, ...(remember === undefined ? {} : { left: remember }) })
    if (hadToken || another) ended('REPLACED')
  }

  /** The cookie belongs to no session. */
  const keepListed = (cookie: string | null): void => void vault.hold({ remember: null, left: cookie })

  /** Keeps the token and the cookie that begin a session. Answers the token, if there is one. */
  const beginning = (row: Call, { json, cookies, content }: Answered): string | undefined => {
    const token = json['success'] === true ? tokenOf(json) : undefined
    const remember = rememberIn(cookies)
    if (token === undefined) {
      if (remember !== undefined) keepListed(remember)
      return undefined
    }
    const member = memberOf(json)
    if (row !== resumeSession || choosesAccount(row, content)) makeRoom(member)
    lastMember = member
    void vault.hold({ token, ...(remember === undefined ? {} : { remember, left: null }) })
    return token
  }

  /** A cookie that the gateway did not take opens nothing by itself again; not one that was put in its place meanwhile, or in a vault that has not opened yet. */
  const dropCookie = (sent: string | undefined): void => {
    const tried = vault.remember()
    if (tried !== undefined && sent?.includes(asRemember(tried))) keepListed(tried)
  }

  /** What an answer that opens no session says of the list. */
  const followList = (row: Call, { json, cookies }: Answered): void => {
    const left = row === forgetRemembered ? rememberIn(cookies) : undefined
    if (left !== undefined) keepListed(left)
    // Nobody of it can come back any more.
    if (row === rememberedAccounts && isEmptyList(json) && vault.left() !== undefined) void vault.hold({ left: null })
  }

  return {
    outgoing: (row, claimed, content) => {
      const token = (row.token !== false || row.begins) && claimed ? vault.token() : undefined
      const remember = rememberFor(row, content)
      const begun = FLOW.has(row) ? flow : null
      const known = BEGINNINGS.has(row) || (token !== undefined && row.path.startsWith(DEVICE_PATH)) ? vault.device() : undefined
      const cookies = [
        ...(remember === undefined ? [] : [asRemember(remember)]),
        ...(begun === null ? [] : [asFlow(begun)]),
        ...(known === undefined ? [] : [asDevice(known)]),
      ]
      return {
        ...(token === undefined ? {} : { [HEADERS.token]: token }),
        ...(cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }),
      }
    },
    incoming: (row, sent, answer) => {
      const { text, json, cookies, content, renewed } = answer
      keepFlow(row, cookies)
      const known = BEGINNINGS.has(row) ? deviceIn(cookies) : undefined
      if (known && known !== vault.device()) void vault.hold({ device: known })
      const used = row.token === false ? undefined : sent[HEADERS.token]
      if (renewed !== undefined && used !== undefined && used === vault.token()) void vault.hold({ token: renewed })
      const over = json['success'] === false && OVER.has(String(json['code']))
      const begun = BEGINNINGS.has(row) ? beginning(row, answer) : undefined
      const remember = REMEMBERING.has(row) ? rememberIn(cookies) : undefined
      followList(row, answer)
      if (over && row === resumeSession && !choosesAccount(row, content)) dropCookie(sent['Cookie'])
      const body = begun === undefined ? text : JSON.stringify({ ...json, value: { ...(json['value'] as object), token: HELD_TOKEN } })
      return {
        text: without(body, [used, vault.token(), vault.remember(), vault.left(), remember, vault.device()]),
        // A token that was replaced meanwhile is not the one the gateway refused.
        refused: over && used !== undefined && used === vault.token() ? used : undefined,
      }
    },
    end,
    signedOut: async (sent, call) => {
      const current = vault.token()
      if (current !== undefined && current !== sent[HEADERS.token]) return
      await end('LOGOUT', staysListed(call) ? rememberCookie() : rememberIn(call.cookies))
    },
    leave: async () => {
      if (vault.token() !== undefined) await end('LOGOUT')
    },
  }
}
