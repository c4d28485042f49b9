import type { Tx } from '../db/open.ts'
import { refuse } from '../failure.ts'
import type { PaymentMethod, PaymentProvider } from '../ports/payment-provider.ts'
import type { PaymentDesk, Way } from './desk/service.ts'
import type { DepositRow } from './store.ts'

/** Ways to pay in: those in code, then those connected at the desk. */
export interface Ways {
  /** Those that take the currency, the closed ones among them. */
  in(currency: string): Promise<readonly Way[]>
  /** @throws Failure METHOD_UNKNOWN */
  named(method: string, currency: string): Promise<Way>
  /** The provider of a name; in a transaction it is looked for there. */
  provider(name: string, within?: Tx): Promise<PaymentProvider | undefined>
  /** The provider of a deposit, however old. */
  providerOf(deposit: DepositRow): Promise<PaymentProvider | undefined>
  /** Those in code who pay out, the preferred one first. */
  payers(): readonly PaymentProvider[]
  /** Every method there is, by its name. */
  methods(): Promise<ReadonlyMap<string, PaymentMethod>>
}

export const createWays = (inCode: ReadonlyMap<string, PaymentProvider>, desk: PaymentDesk): Ways => {
  const own = () =>
    [...inCode.values()].flatMap((provider) => provider.methods.map((method) => ({ provider, method, open: !method.closed })))
  const all = async (): Promise<readonly Way[]> => [...own(), ...(await desk.ways())]
  const within = async (currency: string) => (await all()).filter(({ method }) => currency in method.bounds)
  const provider = async (name: string, within?: Tx) => inCode.get(name) ?? desk.provider(name, within)
  return {
    in: within,
    named: async (name, currency) => (await within(currency)).find(({ method }) => method.method === name) ?? refuse('METHOD_UNKNOWN'),
    provider,
    providerOf: async ({ provider: name, method }) =>
      name === '' ? (await all()).find((way) => way.method.method === method)?.provider : provider(name),
    payers: () => [...inCode.values()].filter(({ payouts }) => payouts !== undefined),
    methods: async () => new Map((await all()).map(({ method }) => [method.method, method])),
  }
}
