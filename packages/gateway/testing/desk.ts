import type { ResponseOf } from '@portico/contract/kit/call'
import type { addPerson } from '@portico/contract/operator/calls'
import { beginOperatorApp, confirmOperatorApp, operatorLogin } from '@portico/contract/operator/door-calls'
import { operatorApp, operatorPerson, operatorSession } from '../operators/schema.ts'
import { shownBy } from './authenticator.ts'
import type { TestGateway } from './gateway.ts'

/** Nobody stands at the desk any more but who comes in by the door. */
export const emptyDesk = async ({ database: { orm } }: TestGateway): Promise<void> => {
  for (const table of [operatorSession, operatorApp, operatorPerson]) await orm.delete(table)
}

/** Somebody at the desk who has set up an app. */
export interface Desked {
  readonly name: string
  readonly key: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

const ownKey = (name: string): string => `${name}-own-key`.padEnd(43, '0')

/** Sets up an app by an invitation, and lets its code's time pass. */
export const enrolAtDesk = async (
  gateway: TestGateway,
  { name, key }: Pick<ResponseOf<typeof addPerson>, 'name' | 'key'>,
): Promise<Desked> => {
  const { secret } = (await gateway.call(beginOperatorApp, { key })).value
  const code = shownBy(gateway, secret)
  const { recoveryCodes } = (await gateway.call(confirmOperatorApp, { key, code, newKey: ownKey(name) })).value
  gateway.clock.advance(30_000)
  return { name, key: ownKey(name), secret, recoveryCodes }
}

/** Logs somebody in at the desk by a code of the app, and lets its time pass. */
export const logInAtDesk = async (gateway: TestGateway, { key, secret }: Pick<Desked, 'key' | 'secret'>): Promise<{ token: string }> => {
  const { token } = (await gateway.call(operatorLogin, { key, code: shownBy(gateway, secret) })).value
  gateway.clock.advance(30_000)
  return { token }
}
