import type { Queryable } from '../db/open.ts'
import { maskAddress } from '../kit/mask-address.ts'
import { type BindingKind, bindingsOf } from '../member/index.ts'
import type { Codes } from '../verification/index.ts'
import type { ProofWay } from './proof-way.ts'

/** Between two codes, in seconds. */
const RESEND_AFTER = 60

const METHODS = { MOBILE: 'SMS', EMAIL: 'EMAIL' } as const satisfies Record<BindingKind, ProofWay['method']>

/** Codes to the addresses that a member has proved to have. */
export const createCodeWays = (db: Queryable, codes: Pick<Codes, 'send' | 'judge'>): readonly ProofWay[] => {
  const addressOf = async (memberId: string, kind: BindingKind): Promise<string | undefined> =>
    (await bindingsOf(db, memberId)).find((binding) => binding.kind === kind)?.address

  return (['MOBILE', 'EMAIL'] as const).map((kind) => ({
    method: METHODS[kind],
    offered: async (memberId) => {
      const to = await addressOf(memberId, kind)
      return to === undefined ? undefined : { to: maskAddress(to) }
    },
    send: async (memberId, flowId, { ip, language }) => {
      const to = (await addressOf(memberId, kind))!
      const { expiresAt } = await codes.send({ purpose: 'CONFIRM', to, flowId, ip, language, memberId })
      return { to: maskAddress(to), resendAfter: RESEND_AFTER, expiresAt }
    },
    judge: async (memberId, flowId, { code }) => {
      const to = await addressOf(memberId, kind)
      return to !== undefined && (await codes.judge(db, { purpose: 'CONFIRM', to, flowId, code })) === 'RIGHT'
    },
  }))
}
