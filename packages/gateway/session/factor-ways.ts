import type { Factors } from '../factors/index.ts'
import type { ProofWay } from './proof-way.ts'

type FactorWayDeps = Pick<Factors, 'authenticators' | 'recoveryCodes' | 'passkeys' | 'hasPasskey'>

/** The member's passkeys, their authenticator app, and the codes for the day it is lost. */
export const createFactorWays = ({ authenticators, recoveryCodes, passkeys, hasPasskey }: FactorWayDeps): readonly ProofWay[] => {
  const offered: ProofWay['offered'] = async (memberId) => ((await authenticators.has(memberId)) ? { to: null } : undefined)
  return [
    {
      method: 'PASSKEY',
      second: true,
      offered: async (memberId) => ((await hasPasskey(memberId)) ? { to: null } : undefined),
      judge: async (memberId, flow, { credential, site }) =>
        credential !== undefined && (await passkeys.judge(`flow ${flow}`, site, credential))?.memberId === memberId,
    },
    { method: 'TOTP', second: true, offered, judge: (memberId, _flow, { code }) => authenticators.judge(memberId, code) },
    { method: 'RECOVERY_CODE', second: true, offered, judge: (memberId, _flow, { code }) => recoveryCodes.judge(memberId, code) },
  ]
}
