import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

export const newAuthenticatorExample = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Aurora:linh88?issuer=Aurora&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  expiresAt: '2026-11-21T08:10:00.000Z',
}
export const recoveryCodesExample = ['B7KQ-2MXD', 'H4WZ-9PNC']

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  factors: {
    request: {},
    response: {
      required: false,
      authenticator: { addedAt: '2026-09-12T08:00:00.000Z', recoveryCodes: [{ usedAt: '2026-10-03T08:00:00.000Z' }, { usedAt: null }] },
    },
    failures: [],
  },
  beginAuthenticator: { request: {}, response: newAuthenticatorExample, failures: ['REAUTHENTICATE'] },
  confirmAuthenticator: {
    request: { code: '482913' },
    response: { recoveryCodes: recoveryCodesExample },
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'REAUTHENTICATE', 'CODE_WRONG', 'AUTHENTICATOR_OVER'],
  },
  renewRecoveryCodes: {
    request: {},
    response: { recoveryCodes: recoveryCodesExample },
    failures: ['REAUTHENTICATE', 'AUTHENTICATOR_OVER'],
  },
  removeAuthenticator: { request: {}, response: {}, failures: ['REAUTHENTICATE', 'FACTOR_REQUIRED'] },

  operatorSecurity: { request: {}, response: { agentFactors: true, agentsWithout: 2 }, failures: [] },
  setAgentFactors: { request: { required: true }, response: { agentFactors: true, agentsWithout: 2 }, failures: [] },
  forgetFactors: {
    request: { account: 'quoctuan', reason: 'lost the phone, seen in the office' },
    response: { account: 'quoctuan', ended: 1 },
    failures: ['ACCOUNT_UNKNOWN'],
  },
}
