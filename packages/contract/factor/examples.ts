import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as passkeyCalls from './passkey-calls.ts'
import type { PasskeyAttestation, PasskeyCreation } from './passkey-shapes.ts'
import type * as operatorCalls from './operator-calls.ts'

export const newAuthenticatorExample = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Aurora:linh88?issuer=Aurora&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  expiresAt: '2026-11-21T08:10:00.000Z',
}
export const recoveryCodesExample = ['B7KQ-2MXD', 'H4WZ-9PNC']

export const passkeyRequestExample = {
  challenge: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  rpId: 'aurora.example',
  timeout: 600_000,
  userVerification: 'required',
} as const
export const assertionExample = {
  id: 'A3k9d0xW5mQ2',
  rawId: 'A3k9d0xW5mQ2',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0', authenticatorData: 'SZYN5YgO', signature: 'MEUCIQDx' },
} as const
export const passkeyCreationExample: PasskeyCreation = {
  challenge: passkeyRequestExample.challenge,
  rp: { id: 'aurora.example', name: 'Aurora' },
  user: { id: 'N2IwYzVmMWU', name: 'linh88', displayName: 'linh88' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  excludeCredentials: [{ id: 'A3k9d0xW5mQ2', type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}
export const attestationExample: PasskeyAttestation = {
  id: 'A3k9d0xW5mQ2',
  rawId: 'A3k9d0xW5mQ2',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
}
const passkeyExample = {
  id: '3d9c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e33',
  credentialId: 'A3k9d0xW5mQ2',
  name: 'Linh’s laptop',
  synced: false,
  addedAt: '2026-09-12T08:00:00.000Z',
  lastUsedAt: '2026-11-21T02:08:00.000Z',
}

const factorRemovalExample: operatorCalls.FactorRemoval = {
  id: '5c0d7f0e-8a5e-4d0c-9a2e-3f1b6c7d8e90',
  account: 'quoctuan',
  reason: 'lost the phone, seen in the office',
  authenticator: '2026-09-12T08:00:00.000Z',
  passkeys: [{ name: 'Tuan’s phone', addedAt: '2026-09-12T08:00:00.000Z' }],
  proposedAt: '2026-11-21T08:00:00.000Z',
  proposedBy: 'lan',
  expiresAt: '2026-11-22T08:00:00.000Z',
}

export const examples: Examples<typeof calls & typeof passkeyCalls & typeof operatorCalls> = {
  factors: {
    request: {},
    response: {
      required: false,
      password: true,
      authenticator: { addedAt: '2026-09-12T08:00:00.000Z', recoveryCodes: [{ usedAt: '2026-10-03T08:00:00.000Z' }, { usedAt: null }] },
      passkeys: [passkeyExample],
      passkeyOrigin: 'https://aurora.example',
    },
    failures: [],
  },
  beginPasskey: {
    request: {},
    response: passkeyCreationExample,
    failures: ['REAUTHENTICATE', 'PASSKEY_ELSEWHERE', 'PASSKEYS_FULL'],
  },
  addPasskey: {
    request: {
      name: 'Linh’s laptop',
      credential: attestationExample,
    },
    response: passkeyExample,
    failures: ['REAUTHENTICATE', 'PASSKEY_ELSEWHERE', 'PASSKEY_REFUSED'],
  },
  renamePasskey: { request: { id: passkeyExample.id, name: 'Old laptop' }, response: passkeyExample, failures: ['PASSKEY_REFUSED'] },
  removePasskey: {
    request: { id: passkeyExample.id },
    response: {},
    failures: ['REAUTHENTICATE', 'FACTOR_REQUIRED', 'PASSKEY_REFUSED', 'LAST_WAY_IN'],
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

  operatorSecurity: { request: {}, response: { agentFactors: true, agentsWithout: 2, passwordDays: null, typedBack: [] }, failures: [] },
  setAgentFactors: {
    request: { required: true },
    response: { agentFactors: true, agentsWithout: 2, passwordDays: null, typedBack: [] },
    failures: [],
  },
  setPasswordDays: {
    request: { days: 90 },
    response: { agentFactors: true, agentsWithout: 2, passwordDays: 90, typedBack: [] },
    failures: [],
  },
  setTypedBack: {
    request: { fields: ['payeeName'] },
    response: { agentFactors: true, agentsWithout: 2, passwordDays: null, typedBack: ['payeeName'] },
    failures: [],
  },
  proposeFactorRemoval: {
    request: { account: 'quoctuan', reason: factorRemovalExample.reason },
    response: { proposal: factorRemovalExample },
    failures: ['ACCOUNT_UNKNOWN', 'NOT_FOUND'],
  },
  factorRemovals: { request: {}, response: { list: [factorRemovalExample] }, failures: [] },
  decideFactorRemoval: {
    request: { id: factorRemovalExample.id, approve: true },
    response: { account: 'quoctuan', ended: 1 },
    failures: ['NOT_FOUND', 'SAME_PERSON'],
  },
}
