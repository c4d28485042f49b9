import { SOCIAL_CALLBACK_PATH } from '@portico/contract/session/social-shapes'
import { type IdentityProvider, identityProvider } from '@portico/gateway/testing/identity-provider'
import { inRoot } from '../../../scripts/lib/root.ts'
import { type OwnGateway, ownGateway, SET_UP } from './own-gateway.ts'
import { test as base } from './test.ts'
import { type TlsProxy, tlsProxy } from './tls-proxy.ts'

/** Two domains of the brand; people sign in at the first. */
export const HOME = 'aurora.example'
export const MIRROR = 'aurora-mirror.example'

/** A gateway under the brand's own names, as it stands behind an operator's proxy. */
export const test = base.extend<Record<never, never>, { accounts: IdentityProvider; house: OwnGateway; names: TlsProxy }>({
  accounts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const accounts = await identityProvider([`https://${HOME}${SOCIAL_CALLBACK_PATH}`])
      await give(accounts)
      await accounts.close()
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ accounts }, give) => {
      const { clientId, clientSecret } = accounts.as('google')
      const house = await ownGateway({
        program: inRoot('tests', 'e2e', 'support', 'social-main.ts'),
        env: {
          SIGN_IN_ORIGIN: `https://${HOME}`,
          TRUST_PROXY: '1',
          E2E_SOCIAL: JSON.stringify({ issuer: accounts.issuer, clientId, clientSecret }),
        },
      })
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  names: [
    async ({ house }, give) => {
      const names = await tlsProxy(house.origin, [HOME, MIRROR])
      await give(names)
      await names.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, names }, give) => {
      await give({ ...launchOptions, args: [...(launchOptions.args ?? []), ...names.browserArgs] })
    },
    { scope: 'worker' },
  ],
  baseURL: `https://${HOME}`,
})
