import { beginAuthenticator, confirmAuthenticator } from '@portico/contract/factor/calls'
import { TOTP } from 'otpauth'
import type { TestGateway } from './gateway.ts'

/** What an app shows whose secret is known, `steps` of 30 seconds from the gateway's now. */
export const shownBy = ({ clock }: { readonly clock: { now(): Date } }, secret: string, steps = 0): string =>
  new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: clock.now().getTime() + steps * 30_000 })

/** Sets up an app for whoever holds the token. Answers its secret and the recovery codes. */
export const enrolApp = async (gateway: TestGateway, token: string) => {
  const { secret } = (await gateway.call(beginAuthenticator, {}, { token })).value
  const { recoveryCodes } = (await gateway.call(confirmAuthenticator, { code: shownBy(gateway, secret) }, { token })).value
  gateway.clock.advance(30_000)
  return { secret, recoveryCodes }
}
