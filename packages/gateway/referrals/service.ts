import type { memberReferral } from '@portico/contract/center/calls'
import type { FriendState, ReferralScheme } from '@portico/contract/center/shapes'
import type { ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import type { Control } from '../control/index.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { maskAccount } from '../kit/mask-account.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { readScheme, saveScheme } from './scheme.ts'
import { codeOf, friendsOf, insertCode, insertReferral, type ReferralRow, referrerBy, sumsOf } from './store.ts'

const MOST_LISTED = 50
/** Without letters and figures that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

type Referrer = Pick<Caller, 'memberId' | 'currency'>

/** Members who bring friends. */
export interface Referrals {
  scheme(): Promise<ReferralScheme>
  /** @throws Failure FIELD_INVALID */
  setScheme(scheme: ReferralScheme): Promise<void>
  /**
   * The caller's code, made up at the first time; `site` is the origin that the link leads to.
   * @throws Failure SELF_EXCLUDED | PLAY_PAUSED | NOT_OFFERED: who takes a break or has set a limit is not asked to bring others
   */
  own(caller: Referrer, site: string): Promise<ResponseOf<typeof memberReferral>>
  /** Writes down by whose code somebody joined; a code that is nobody's is none. */
  joined(tx: Tx, friendId: string, code: string, at: Date): Promise<void>
}

export const createReferrals = (
  { database, clock, random, brand }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>,
  { notOnBreak, holdsBack }: Pick<Control, 'notOnBreak' | 'holdsBack'>,
): Referrals => {
  const db = database.orm
  const newCode = (): string => {
    const bytes = random.bytes(LENGTH)
    return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
  }

  const ownCode = async (memberId: string): Promise<string> => {
    for (;;) {
      const code = await codeOf(db, memberId)
      if (code !== undefined) return code
      await insertCode(db, memberId, newCode())
    }
  }

  const stateOf = ({ rewardedAt, joinedAt }: ReferralRow, days: number): FriendState => {
    if (rewardedAt) return 'REWARDED'
    return clock.now().getTime() > joinedAt.getTime() + days * DAY_MS ? 'OVER' : 'WAITING'
  }

  return {
    scheme: () => readScheme(db, brand),
    setScheme: (scheme) => saveScheme(db, scheme),

    own: async ({ memberId, currency }, site) => {
      await notOnBreak(db, memberId)
      if (await holdsBack(memberId)) throw new Failure('NOT_OFFERED')
      const { open, reward, deposit, days } = await readScheme(db, brand)
      const code = await ownCode(memberId)
      const { joined, rewarded, earned } = await sumsOf(db, memberId)
      const friends = []
      for (const row of await friendsOf(db, memberId, MOST_LISTED)) {
        const account = (await findMember(db, row.friendId))?.account ?? ''
        const got = row.reward === null ? null : toMoney(row.reward, currency)
        friends.push({ name: maskAccount(account), joinedAt: row.joinedAt.toISOString(), state: stateOf(row, days), reward: got })
      }
      return {
        open,
        code,
        link: `${site}/register?referralCode=${code}`,
        reward: toMoney(parseUnits(reward), currency),
        deposit: toMoney(parseUnits(deposit), currency),
        days,
        joined,
        rewarded,
        earned: toMoney(earned, currency),
        friends,
        serverNow: clock.now().toISOString(),
      }
    },

    joined: async (tx, friendId, code, at) => {
      const referrerId = await referrerBy(tx, code.trim().toUpperCase())
      if (referrerId !== undefined && referrerId !== friendId) await insertReferral(tx, friendId, referrerId, at)
    },
  }
}
