import type { operatorMethods } from '@portico/contract/cashier/provider-calls'
import type { OperatorPaymentMethod } from '@portico/contract/cashier/operator-shapes'
import type { ResponseOf } from '@portico/contract/kit/call'
import { parseUnits } from '@portico/contract/kit/money'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import type { PaymentMethod, PaymentProvider } from '../../ports/payment-provider.ts'
import { randomToken } from '../../ports/random.ts'
import { readSignedNotice } from '../signature.ts'
import { openMethod, readMethods, readProviders, saveMethod, saveProvider, secretOf } from './store.ts'

/** A method with the provider behind it. */
export interface Way {
  readonly provider: PaymentProvider
  readonly method: PaymentMethod
  /** False: offered to nobody; what was asked for before may still be paid. */
  readonly open: boolean
}

/** Payment providers and methods that were connected at the operator's desk instead of in code. */
export interface PaymentDesk {
  ways(): Promise<readonly Way[]>
  /** The provider of a name with all its methods. */
  provider(name: string): Promise<PaymentProvider | undefined>
  list(): Promise<ResponseOf<typeof operatorMethods>>
  /** @throws Failure FIELD_INVALID for the name of a provider that is connected in code */
  connect(provider: string): Promise<{ provider: string; secret: string; renewed: boolean }>
  /** @throws Failure PROVIDER_UNKNOWN, FIELD_INVALID */
  publish(method: OperatorPaymentMethod): Promise<{ method: string; added: boolean }>
  /** @throws Failure METHOD_UNKNOWN */
  offer(method: string, open: boolean): Promise<{ method: string; open: boolean }>
}

/** Names that providers in code have, which the desk may not give again. */
interface InCode {
  readonly providers: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
}

const wrongField = (field: string, rule: string): never => {
  throw new Failure('FIELD_INVALID', { fields: { [field]: { rule } } })
}

type MethodRow = Awaited<ReturnType<typeof readMethods>>[number]

const methodOf = ({ method, names, bounds, instructions }: MethodRow): PaymentMethod => ({
  method,
  names,
  ...(instructions ? { instructions } : {}),
  bounds: Object.fromEntries(
    Object.entries(bounds).map(([currency, { min, max }]) => [currency, { min: parseUnits(min), max: parseUnits(max) }]),
  ),
  sandbox: false,
})

export const createPaymentDesk = ({ database, clock, random }: Platform, inCode: InCode): PaymentDesk => {
  const db = database.orm

  const providerOf = (name: string, rows: readonly MethodRow[]): PaymentProvider => ({
    name,
    methods: rows.filter((row) => row.provider === name).map(methodOf),
    // Nobody is asked: the member pays as the instructions say, and the provider tells when the money is there.
    request: async () => {},
    readNotice: readSignedNotice(async () => (await secretOf(db, name)) ?? randomToken(random), clock),
  })

  return {
    ways: async () => {
      const rows = await readMethods(db)
      return rows.map((row) => ({ provider: providerOf(row.provider, rows), method: methodOf(row), open: row.open }))
    },
    provider: async (name) => ((await secretOf(db, name)) === undefined ? undefined : providerOf(name, await readMethods(db))),
    list: async () => ({
      providers: (await readProviders(db)).map(({ provider, addedAt }) => ({ provider, addedAt: addedAt.toISOString() })),
      methods: (await readMethods(db)).map(({ instructions, ...row }) => ({ ...row, ...(instructions ? { instructions } : {}) })),
    }),
    connect: async (provider) => {
      if (inCode.providers.has(provider)) wrongField('provider', 'taken')
      const secret = randomToken(random)
      const renewed = await db.transaction((tx) => saveProvider(tx, { name: provider, secret, addedAt: clock.now() }))
      return { provider, secret, renewed }
    },
    publish: async ({ instructions, ...method }) => {
      if (inCode.methods.has(method.method)) wrongField('method', 'taken')
      if (Object.keys(method.names).length === 0) wrongField('names', 'too_small')
      if (Object.keys(method.bounds).length === 0) wrongField('bounds', 'too_small')
      if (Object.values(method.bounds).some(({ min, max }) => parseUnits(min) > parseUnits(max))) wrongField('bounds', 'range')
      if ((await secretOf(db, method.provider)) === undefined) refuse('PROVIDER_UNKNOWN')
      const added = await db.transaction((tx) => saveMethod(tx, { ...method, instructions: instructions ?? null }))
      return { method: method.method, added }
    },
    offer: async (method, open) => ((await openMethod(db, method, open)) ? { method, open } : refuse('METHOD_UNKNOWN')),
  }
}
