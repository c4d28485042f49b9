import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { bindOwnAddress, ownBindings, removeOwnAddress, sendBindingCode } from '@portico/contract/member/binding-calls'
import type { BoundAddress } from '@portico/contract/member/binding-shapes'
import type { Audit } from '../audit/index.ts'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { readMailAddress } from '../kit/mail-address.ts'
import { maskAddress } from '../kit/mask-address.ts'
import { bindAddress, bindingsOf, lockMember, type MemberBinding, unbindAddress } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import type { Proofs, RequireWayIn } from '../session/index.ts'
import { type Codes, readMobileNumber } from '../verification/index.ts'

/** Between two codes, in seconds. */
const RESEND_AFTER = 60

type Owner = Pick<Caller, 'memberId' | 'account' | 'sessionId'>
type Visit = Pick<CallContext, 'ip' | 'language'>
type Wish = RequestOf<typeof sendBindingCode>

/** The addresses that members prove to have. A change needs a fresh proof, and the former address is told of it. */
export interface Bindings {
  list(caller: Owner): Promise<ResponseOf<typeof ownBindings>>
  /** The same whether another account has the address or not. @throws Failure REAUTHENTICATE, FIELD_INVALID, CODE_LOCKED, MESSAGE_QUOTA */
  sendCode(caller: Owner, request: Wish, visit: Visit): Promise<ResponseOf<typeof sendBindingCode>>
  /** @throws Failure REAUTHENTICATE, FIELD_INVALID, CODE_WRONG with how many answers `remaining` there are, CODE_EXPIRED */
  bind(caller: Owner, request: RequestOf<typeof bindOwnAddress>, visit: Visit): Promise<BoundAddress>
  /** @throws Failure REAUTHENTICATE, LAST_WAY_IN */
  remove(caller: Owner, request: RequestOf<typeof removeOwnAddress>, visit: Visit): Promise<void>
}

export interface BindingsDeps {
  readonly config: Pick<Config, 'messages'>
  readonly proofs: Pick<Proofs, 'requireSecond'>
  readonly requireWayIn: RequireWayIn
  readonly codes: Pick<Codes, 'send' | 'answer'>
  readonly notices: Pick<Notices, 'tell'>
  readonly audit: Pick<Audit, 'write'>
}

const FIELDS = { EMAIL: 'email', MOBILE: 'mobileNum' } as const

const fieldFault = (kind: Wish['kind'], rule: string): Failure => new Failure('FIELD_INVALID', { fields: { [FIELDS[kind]]: { rule } } })

const toBound = ({ kind, address, boundAt }: MemberBinding): BoundAddress => ({
  kind,
  masked: maskAddress(address),
  boundAt: boundAt.toISOString(),
})

export const createBindings = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { config, proofs, requireWayIn, codes, notices, audit }: BindingsDeps,
): Bindings => {
  const db = database.orm

  const addressOf = ({ kind, email = '', mobileNum: number = '', countryDialingCode: dialingCode = '' }: Wish): string =>
    kind === 'EMAIL'
      ? readMailAddress('email', email)
      : readMobileNumber('mobileNum', { number, dialingCode, served: config.messages.dialingCodes })

  return {
    list: async ({ memberId }) => ({ list: (await bindingsOf(db, memberId)).map(toBound) }),

    sendCode: async (caller, request, { ip, language }) => {
      await proofs.requireSecond(caller)
      const to = addressOf(request)
      const { memberId, sessionId } = caller
      if ((await bindingsOf(db, memberId)).some(({ address }) => address === to)) throw fieldFault(request.kind, 'same')
      const dialingCode = request.countryDialingCode
      const { expiresAt } = await codes.send({ purpose: 'BIND', to, flowId: sessionId, ip, language, dialingCode, memberId })
      return { resendAfter: RESEND_AFTER, expiresAt: expiresAt.toISOString() }
    },

    bind: async (caller, request, { ip, language }) => {
      await proofs.requireSecond(caller)
      const { kind } = request
      const { memberId, account, sessionId } = caller
      const address = addressOf(request)
      const binding = { kind, address, boundAt: clock.now() }
      const code = request.verificationCode.trim()
      // A wrong answer stays counted: nothing is thrown before this has committed but what a right one alone brings about.
      const judged = await db.transaction(async (tx) => {
        const answer = await codes.answer(tx, { purpose: 'BIND', to: address, flowId: sessionId, code })
        if (!answer?.right) return answer
        // Whoever has proved to have the address may know that another account has it.
        const bound = await bindAddress(tx, memberId, binding)
        if (!bound) throw fieldFault(kind, 'taken')
        const masked = maskAddress(address)
        await notices.tell(tx, {
          member: { id: memberId, account },
          template: kind === 'EMAIL' ? 'emailChanged' : 'mobileChanged',
          values: (common) => ({ ...common, masked }),
          language,
          former: bound.before === null ? undefined : { kind, address: bound.before },
          except: address,
        })
        const details = { kind, masked, replaced: bound.before !== null }
        await audit.write(tx, { actor: `member:${memberId}`, action: 'ADDRESS_BOUND', subject: memberId, ip, details })
        return answer
      })
      if (!judged) throw new Failure('CODE_EXPIRED')
      if (!judged.right) throw new Failure('CODE_WRONG', { remaining: String(judged.remaining) })
      return toBound(binding)
    },

    remove: async (caller, { kind }, { ip, language }) => {
      await proofs.requireSecond(caller)
      const { memberId, account } = caller
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const address = await unbindAddress(tx, memberId, kind)
        if (address === undefined) return
        await requireWayIn(tx, memberId)
        await notices.tell(tx, {
          member: { id: memberId, account },
          template: kind === 'EMAIL' ? 'emailRemoved' : 'mobileRemoved',
          values: (common) => common,
          language,
          former: { kind, address },
        })
        const details = { kind, masked: maskAddress(address) }
        await audit.write(tx, { actor: `member:${memberId}`, action: 'ADDRESS_REMOVED', subject: memberId, ip, details })
      })
    },
  }
}
