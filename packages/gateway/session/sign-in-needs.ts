import type { NextStep, TypedBackField } from '@portico/contract/kit/next-step'
import type { SignInMethod } from '@portico/contract/session/own-shapes'
import type { Factors } from '../factors/index.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { MemberRow } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import type { ProofWay } from './proof-way.ts'
import { typedBackOf } from './typed-back.ts'

export type Step = Omit<NextStep, 'expiresAt'>

export interface NeedsDeps {
  readonly ways: readonly ProofWay[]
  readonly factors: Pick<Factors, 'has' | 'required'>
  /** The days that a password lasts; null: as long as its owner likes. */
  readonly passwordDays: () => Promise<number | null>
  /** What is typed back of an account beside a code from a new device and network. */
  readonly typedBackFields: () => Promise<readonly TypedBackField[]>
  readonly registration: Pick<RegisterSettings, 'current'>
}

/**
 * When an account has to show more than it signs in with. ALWAYS: whatever is known of the place. UNLESS_TRUSTED: its owner has set up a second
 * factor, which only a device spares that they trust. UNLESS_FAMILIAR: from a device and network that it was never seen at.
 */
export type Demand = 'ALWAYS' | 'UNLESS_TRUSTED' | 'UNLESS_FAMILIAR'

const REASONS = { ALWAYS: 'FACTOR_REQUIRED', UNLESS_TRUSTED: 'OWN_FACTOR', UNLESS_FAMILIAR: 'NEW_DEVICE' } as const

/** What an account has to show or to do before a session opens. */
const WON_BACK_BY = { EMAIL: 'EMAIL', MOBILE: 'SMS' } as const

export const createNeeds = (
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { ways, factors, passwordDays, typedBackFields, registration }: NeedsDeps,
) => {
  /**
   * Where the password was won back by an address, neither that nor a place stands for a second factor. Whoever had the operator set another
   * password may not be the owner either.
   */
  const demandOf = async (row: MemberRow): Promise<Demand> => {
    if (!(await factors.has(row.id))) return 'UNLESS_FAMILIAR'
    return row.recoveredBy !== null || row.mustChangePassword || (await factors.required(row)) ? 'ALWAYS' : 'UNLESS_TRUSTED'
  }

  /**
   * The ways by which this account may prove more than it signed in with. A code to the number that signed in proves nothing more, nor does one to
   * the address by which the password was won back just now. Whoever has set up an app has its recovery codes as well, and needs no address; a
   * passkey may be out of reach where its owner is, and what else is bound stands in for it, unless a second factor is a must.
   */
  const offeredTo = async (row: MemberRow, signedInBy: SignInMethod): Promise<NextStep['methods']> => {
    const demand = await demandOf(row)
    const nothingMore: readonly (string | null)[] = [signedInBy, row.recoveredBy && WON_BACK_BY[row.recoveredBy]]
    const open = ways.filter((way) => !nothingMore.includes(way.method))
    const found = await Promise.all(open.map(async (way) => ({ way, offer: await way.offered(row.id) })))
    const offers = found.flatMap(({ way, offer }) => (offer ? [{ way, to: offer.to }] : []))
    const second = demand === 'ALWAYS' || offers.some(({ way }) => way.method === 'TOTP')
    return offers.flatMap(({ way, to }) => (way.second || !second ? [{ method: way.method, to }] : []))
  }

  /** What this account has to type back beside a code; nothing where a second factor is a must. */
  const typedBackFor = async (row: MemberRow): Promise<TypedBackField[]> => {
    const fields = await typedBackFields()
    return fields.length === 0 || (await demandOf(row)) === 'ALWAYS' ? [] : typedBackOf(database.orm, row, fields)
  }

  const passwordReason = async (row: MemberRow, method: SignInMethod): Promise<'CHOSEN_BY_OTHER' | 'EXPIRED' | undefined> => {
    // Who came without the password is not asked for another one [LOGIN-06].
    if (method !== 'PASSWORD') return undefined
    if (row.mustChangePassword && (await registration.current()).ways.forcedPasswordChange) return 'CHOSEN_BY_OTHER'
    const days = await passwordDays()
    if (days === null) return undefined
    const chosenAt = row.passwordChosenAt ?? row.joinedAt
    return clock.now().getTime() - chosenAt.getTime() >= days * DAY_MS ? 'EXPIRED' : undefined
  }

  /** A second factor that is to be set up; undefined where none is wanted, or there is one. */
  const enrolOf = async (row: MemberRow): Promise<Step | undefined> =>
    (await factors.required(row)) && !(await factors.has(row.id))
      ? { step: 'ENROL', reason: 'FACTOR_REQUIRED', account: row.account, methods: [] }
      : undefined

  /** What is left to do; undefined when nothing is. */
  const nextOf = async (row: MemberRow, method: SignInMethod, methods: NextStep['methods']): Promise<Step | undefined> => {
    const { account } = row
    if (methods.length > 0) {
      const reason = REASONS[await demandOf(row)]
      const beside = await typedBackFor(row)
      return { step: 'VERIFY', reason, account, methods, ...(beside.length > 0 ? { typedBack: beside } : {}) }
    }
    const reason = await passwordReason(row, method)
    return reason ? { step: 'CHANGE_PASSWORD', reason, account, methods: [] } : enrolOf(row)
  }

  return { demandOf, offeredTo, enrolOf, typedBackFor, nextOf }
}
