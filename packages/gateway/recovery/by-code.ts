import type { RequestOf } from '@portico/contract/kit/call'
import type { resetPasswordByCode } from '@portico/contract/member/password-calls'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { memberIdBoundTo, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { NewPasswords } from '../session/index.ts'
import { type Codes, readMobileNumber } from '../verification/index.ts'

export interface ByCodeDeps {
  readonly config: Pick<Config, 'messages'>
  readonly members: Pick<Members, 'byId'>
  readonly codes: Pick<Codes, 'answer'>
  readonly newPasswords: Pick<NewPasswords, 'faultOf' | 'prepare' | 'set'>
}

/**
 * Replaces a lost password by a code that was sent to the account's number. A number that no account has costs the same work. A password
 * that is refused leaves the code as it is.
 * @throws Failure NOT_OFFERED, FIELD_INVALID, CODE_WRONG with how many answers `remaining` there are, CODE_EXPIRED, ACCOUNT_BLOCKED
 */
export type ResetByCode = (request: RequestOf<typeof resetPasswordByCode>, context: CallContext) => Promise<void>

export const createResetByCode =
  ({ database, brand }: Pick<Platform, 'database' | 'brand'>, { config, members, codes, newPasswords }: ByCodeDeps): ResetByCode =>
  async ({ mobileNum, countryDialingCode: dialingCode, verificationCode, flowId, newPassword }, context) => {
    if (!brand.modules['passwordByMobile']) throw new Failure('NOT_OFFERED')
    const to = readMobileNumber('mobileNum', { number: mobileNum, dialingCode, served: config.messages.dialingCodes })
    const wish = { newPassword, confirmNewPassword: newPassword }
    const fields = newPasswords.faultOf(wish)
    if (fields) throw new Failure('FIELD_INVALID', { fields })
    const memberId = await memberIdBoundTo(database.orm, 'MOBILE', to)
    const row = memberId === undefined ? undefined : await members.byId(memberId)
    const { hash, fault } = await newPasswords.prepare(row, wish)
    // A wrong answer stays counted, so nothing is thrown before this has committed but what a right one alone brings about.
    const judged = await database.orm.transaction(async (tx) => {
      const answer = await codes.answer(tx, { purpose: 'RESET_PASSWORD', to, flowId, code: verificationCode.trim() })
      if (!answer?.right || !row) return answer
      if (row.state === 'BLOCKED') throw new Failure('ACCOUNT_BLOCKED')
      if (fault) throw new Failure('FIELD_INVALID', { fields: fault })
      await newPasswords.set(tx, row, hash, { context, recoveredBy: 'MOBILE' })
      return answer
    })
    if (!judged) throw new Failure('CODE_EXPIRED')
    if (!judged.right) throw new Failure('CODE_WRONG', { remaining: String(judged.remaining) })
    if (!row) throw new Failure('CODE_EXPIRED')
  }
