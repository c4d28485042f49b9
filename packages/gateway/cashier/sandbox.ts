import { formatUnits, ONE } from '@portico/contract/money'
import { randomToken } from '../ports/chance.ts'
import type { Platform } from '../platform.ts'
import { ensureSetting } from '../kit/setting-store.ts'
import type { Method, Notice, Provider, SignedNotice } from './provider.ts'
import { signNotice } from './signature.ts'

export const SANDBOX = 'SANDBOX'
const SECRET_SETTING = 'cashier.sandbox-secret'

const METHOD: Method = {
  method: SANDBOX,
  names: { EN: 'Sandbox', TY: 'Nạp thử' },
  bounds: {
    VND: { min: 10_000n * ONE, max: 500_000_000n * ONE },
    CNY: { min: 10n * ONE, max: 500_000n * ONE },
    EUR: { min: ONE, max: 50_000n * ONE },
    USD: { min: ONE, max: 50_000n * ONE },
  },
  sandbox: true,
}

/**
 * The embedded provider: it approves every deposit at once and says so with a signed notice, which takes the same way in as one
 * that comes over the network. The secret is this installation's own and stands in its database.
 */
export const createSandbox = (
  { database, chance, clock }: Pick<Platform, 'database' | 'chance' | 'clock'>,
  deliver: (notice: SignedNotice) => Promise<unknown>,
): Provider => {
  const secret = async () => String(await ensureSetting(database.orm, SECRET_SETTING, randomToken(chance)))
  return {
    methods: [METHOD],
    secret,
    request: async ({ id, amount, currency }) => {
      const notice: Notice = {
        provider: SANDBOX,
        providerRef: `sbx-${id}`,
        depositId: id,
        amount: formatUnits(amount),
        currency,
        outcome: 'PAID',
      }
      await deliver(signNotice(await secret(), JSON.stringify(notice), clock.now()))
    },
  }
}
