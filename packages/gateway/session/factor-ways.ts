import type { Factors } from '../factors/index.ts'
import type { ProofWay } from './proof-way.ts'

/** The member's authenticator app, and the codes for the day it is lost. */
export const createFactorWays = ({
  authenticators,
  recoveryCodes,
}: Pick<Factors, 'authenticators' | 'recoveryCodes'>): readonly ProofWay[] => {
  const offered: ProofWay['offered'] = async (memberId) => ((await authenticators.has(memberId)) ? { to: null } : undefined)
  return [
    { method: 'TOTP', second: true, offered, judge: (memberId, _flow, code) => authenticators.judge(memberId, code) },
    { method: 'RECOVERY_CODE', second: true, offered, judge: (memberId, _flow, code) => recoveryCodes.judge(memberId, code) },
  ]
}
