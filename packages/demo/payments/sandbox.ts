import { formatUnits, ONE } from '@portico/contract/kit/money'
import { randomToken } from '@portico/gateway/ports/random'
import { ensureSetting } from '@portico/gateway/db/settings'
import type { PaymentMethod, PaymentProvider, ProviderContext } from '@portico/gateway/ports/payment-provider'
import { type Notice, readSignedNotice, signNotice } from '@portico/gateway/cashier/index'

export const SANDBOX = 'SANDBOX'
const SECRET_SETTING = 'cashier.sandbox-secret'

const METHOD: PaymentMethod = {
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

/** The secret of this installation's notices, made when it is first asked for. */
export const sandboxSecret = async ({ database, random }: Pick<ProviderContext, 'database' | 'random'>): Promise<string> =>
  String(await ensureSetting(database.orm, SECRET_SETTING, randomToken(random)))

/**
 * The provider of the demonstration: it approves every deposit at once and says so with a signed notice, which takes the same way in as one
 * that comes over the network. The secret is this installation's own and stands in its database.
 */
export const connectSandbox = ({ database, random, clock, deliver }: ProviderContext): PaymentProvider => {
  const secret = () => sandboxSecret({ database, random })
  return {
    name: SANDBOX,
    methods: [METHOD],
    readNotice: readSignedNotice(secret, clock),
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
