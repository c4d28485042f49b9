import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { NO_PASSWORD } from '../kit/password.ts'
import { bindingsOf, findMember } from '../member/index.ts'
import type { RegisterSettings } from '../register-settings/index.ts'

/** Asked in the transaction that has just taken a way in away, with the member's row held. @throws Failure LAST_WAY_IN where none is left */
export type RequireWayIn = (tx: Tx, memberId: string) => Promise<void>

type Count = (tx: Tx, memberId: string) => Promise<number>

export interface WaysInDeps {
  readonly registration: Pick<RegisterSettings, 'current'>
  readonly passkeys: Count
  readonly identities: Count
}

/** By what a member can sign in: a password, passkeys, accounts at providers, a bound number where codes are taken. */
export const createRequireWayIn =
  ({ registration, passkeys, identities }: WaysInDeps): RequireWayIn =>
  async (tx, memberId) => {
    if ((await findMember(tx, memberId))?.passwordHash !== NO_PASSWORD) return
    const { smsLogin } = (await registration.current(tx)).ways
    if (smsLogin && (await bindingsOf(tx, memberId)).some(({ kind }) => kind === 'MOBILE')) return
    if ((await passkeys(tx, memberId)) + (await identities(tx, memberId)) === 0) throw new Failure('LAST_WAY_IN')
  }
