import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { disownChange } from '@portico/contract/member/password-calls'
import type { Audit } from '../audit/index.ts'
import type { Factors } from '../factors/index.ts'
import { refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { bindAddress } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import type { NewPasswords } from '../session/index.ts'
import type { SocialLinks } from '../social/index.ts'

/** What a change has added stands in the book a moment before its notice. */
const MOMENT_MS = 60_000
/** Whoever made the change signed in before it: sessions live no longer. */
const SESSION_MS = DAY_MS

export interface DisownDeps {
  readonly notices: Pick<Notices, 'answer'>
  readonly newPasswords: Pick<NewPasswords, 'close'>
  readonly factors: Pick<Factors, 'forgetSince'>
  readonly social: Pick<SocialLinks, 'forgetSince'>
  readonly audit: Pick<Audit, 'write'>
}

/** "This was not me", said by the link of a notice. @throws Failure LINK_OVER */
export type Disown = (request: RequestOf<typeof disownChange>, context: Pick<CallContext, 'ip'>) => Promise<ResponseOf<typeof disownChange>>

export const createDisown =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>, { notices, newPasswords, factors, social, audit }: DisownDeps): Disown =>
  ({ token }, { ip }) =>
    database.orm.transaction(async (tx) => {
      const { memberId, former, toldAt } = (await notices.answer(tx, token)) ?? refuse('LINK_OVER')
      const bound = former && (await bindAddress(tx, memberId, { ...former, boundAt: clock.now() }))
      const restored = bound ? former.kind : null
      const before = (ms: number) => new Date(toldAt.getTime() - ms)
      const { ended, devices } = await newPasswords.close(tx, memberId, before(SESSION_MS))
      const { passkeys, authenticator } = await factors.forgetSince(tx, memberId, before(MOMENT_MS))
      const removed = { passkeys, authenticator, links: await social.forgetSince(tx, memberId, before(MOMENT_MS)), devices }
      const details = { ended, restored, ...removed }
      await audit.write(tx, { actor: `member:${memberId}`, action: 'CHANGE_DISOWNED', subject: memberId, ip, details })
      return { restored, removed }
    })
