import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { forgotPassword, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { asksLetters, type Captcha, wantLetters } from '../captcha/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { readMailAddress } from '../kit/mail-address.ts'
import { siteAddress } from '../kit/site-address.ts'
import { bindingsOf, memberIdBoundTo, type Members } from '../member/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { hashToken, type NewPasswords } from '../session/index.ts'
import { findLink, spendLink, writeLink } from './store.ts'

const LINK_MINUTES = 30
const LINK_MS = LINK_MINUTES * 60_000

export interface ByLinkDeps {
  readonly members: Pick<Members, 'byAccount' | 'byId' | 'guesses'>
  readonly captcha: Pick<Captcha, 'answered'>
  readonly messages: Pick<Messages, 'send'>
  readonly newPasswords: Pick<NewPasswords, 'accept' | 'set'>
}

/** A lost password that is replaced by a link in an e-mail. */
export interface ByLink {
  /**
   * Whoever asks learns nothing of the account: unknown, shut out and known are answered alike, by the same work.
   * @throws Failure NOT_OFFERED, FIELD_INVALID, CAPTCHA_REQUIRED, CAPTCHA_WRONG, MESSAGE_QUOTA
   */
  forgot(request: RequestOf<typeof forgotPassword>, context: CallContext): Promise<ResponseOf<typeof forgotPassword>>
  /** @throws Failure LINK_OVER, FIELD_INVALID, which leaves the link as it is */
  reset(request: RequestOf<typeof resetPasswordByLink>, context: CallContext): Promise<void>
}

/** Of the password and of the address: a link is worth nothing once either is another. */
const markOf = (passwordHash: string, address: string): string => hashToken(`${passwordHash} ${address}`)

export const createByLink = (
  { database, clock, random, brand }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>,
  { members, captcha, messages, newPasswords }: ByLinkDeps,
): ByLink => {
  const db = database.orm

  /** How often a link was asked for this name lately, this time included. Never a lock: a stranger could keep the owner out by it. */
  const countOf = async (name: string): Promise<number> => {
    try {
      return (await members.guesses.take(name, 'password link')).count
    } catch (error) {
      if (error instanceof Failure && error.code === 'PASSWORD_LOCKED') return Number.POSITIVE_INFINITY
      throw error
    }
  }

  return {
    forgot: async ({ username, email, ...letters }, { ip, language }) => {
      if (!brand.modules['passwordByEmail']) throw new Failure('NOT_OFFERED')
      const to = readMailAddress('email', email)
      const name = username.trim()
      if (asksLetters(brand, await countOf(name))) await wantLetters(captcha, letters)
      const row = await members.byAccount(name)
      const boundTo = await memberIdBoundTo(db, 'EMAIL', to)
      const owner = row?.state === 'ACTIVE' && row.id === boundTo ? row : undefined
      const token = randomToken(random)
      const expiresAt = new Date(clock.now().getTime() + LINK_MS)
      await db.transaction(async (tx) => {
        await messages.send(tx, {
          channel: 'EMAIL',
          to,
          template: 'resetLink',
          values: { account: name, url: siteAddress(brand, `/recover#reset=${token}`), minutes: String(LINK_MINUTES) },
          language,
          memberId: owner?.id ?? null,
          ip,
          withheld: !owner,
          lifeMs: LINK_MS,
        })
        const passwordMark = markOf(owner?.passwordHash ?? token, to)
        await writeLink(tx, { tokenHash: hashToken(token), memberId: owner?.id ?? null, passwordMark, expiresAt })
      })
      return { expiresAt: expiresAt.toISOString() }
    },

    reset: async ({ token, ...wish }, context) => {
      const link = await findLink(db, hashToken(token), clock.now())
      const row = (link?.memberId && (await members.byId(link.memberId))) || refuse('LINK_OVER')
      const address = (await bindingsOf(db, row.id)).find(({ kind }) => kind === 'EMAIL')?.address ?? ''
      if (row.state === 'BLOCKED' || link?.passwordMark !== markOf(row.passwordHash, address)) throw new Failure('LINK_OVER')
      const hash = await newPasswords.accept(row, wish)
      await db.transaction(async (tx) => {
        if (!(await spendLink(tx, hashToken(token)))) throw new Failure('LINK_OVER')
        await newPasswords.set(tx, row, hash, { context, recoveredBy: 'EMAIL' })
      })
    },
  }
}
