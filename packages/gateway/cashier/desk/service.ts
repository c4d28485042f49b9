import type { connectProvider, operatorMethods } from '@portico/contract/cashier/provider-calls'
import type { OperatorPaymentMethod } from '@portico/contract/cashier/operator-shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits } from '@portico/contract/kit/money'
import type { Tx } from '../../db/open.ts'
import { Failure, refuse } from '../../failure.ts'
import { DAY_MS } from '../../kit/duration.ts'
import type { Platform } from '../../platform.ts'
import type { PaymentMethod, PaymentProvider } from '../../ports/payment-provider.ts'
import { parseSignedNotice } from '../signature.ts'
import { openMethod, readMethods, readProviders, saveMethod, saveProvider, secretsOf } from './store.ts'

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
  /** The provider of a name with all its methods; in a transaction it is looked for there. */
  provider(name: string, within?: Tx): Promise<PaymentProvider | undefined>
  list(): Promise<ResponseOf<typeof operatorMethods>>
  /** @throws Failure FIELD_INVALID for the name of a provider that is connected in code */
  connect(request: RequestOf<typeof connectProvider>): Promise<ResponseOf<typeof connectProvider>>
  /** @throws Failure PROVIDER_UNKNOWN, FIELD_INVALID */
  publish(method: OperatorPaymentMethod): Promise<{ method: string; added: boolean }>
  /** @throws Failure METHOD_UNKNOWN */
  offer(method: string, open: boolean): Promise<{ method: string; open: boolean }>
}

const SECRET_BYTES = 32

/** Names that providers in code have, which the desk may not give again. */
interface InCode {
  readonly providers: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
}

const wrongField = (field: string, rule: string): never => {
  throw new Failure('FIELD_INVALID', { fields: { [field]: { rule } } })
}

type MethodRow = Awaited<ReturnType<typeof readMethods>>[number]

const methodOf = ({ method, names, bounds, instructions, kind, fee, minutes }: MethodRow): PaymentMethod => ({
  method,
  names,
  ...(instructions ? { instructions } : {}),
  bounds: Object.fromEntries(
    Object.entries(bounds).map(([currency, { min, max }]) => [currency, { min: parseUnits(min), max: parseUnits(max) }]),
  ),
  sandbox: false,
  kind,
  fee,
  ...(minutes === null ? {} : { minutes }),
})

export const createPaymentDesk = ({ database, clock, random }: Platform, inCode: InCode): PaymentDesk => {
  const db = database.orm

  const providerOf = (name: string, rows: readonly MethodRow[]): PaymentProvider => ({
    name,
    methods: rows.filter((row) => row.provider === name).map(methodOf),
    // Nobody is asked: the member pays as the instructions say, and the provider tells when the money is there.
    create: async () => undefined,
    parse: parseSignedNotice(async () => (await secretsOf(db, name, clock.now())) ?? [], clock),
  })

  return {
    ways: async () => {
      const rows = await readMethods(db)
      return rows.map((row) => ({ provider: providerOf(row.provider, rows), method: methodOf(row), open: row.open }))
    },
    provider: async (name, within) => {
      const queryable = within ?? db
      return (await secretsOf(queryable, name, clock.now())) === undefined ? undefined : providerOf(name, await readMethods(queryable))
    },
    list: async () => ({
      providers: (await readProviders(db)).map(({ provider, addedAt }) => ({ provider, addedAt: addedAt.toISOString() })),
      methods: (await readMethods(db)).map(({ instructions, ...row }) => ({ ...row, ...(instructions ? { instructions } : {}) })),
    }),
    connect: async ({ provider, revoke }) => {
      if (inCode.providers.has(provider)) wrongField('provider', 'taken')
      const secret = `whsec_${Buffer.from(random.bytes(SECRET_BYTES)).toString('base64')}`
      const now = clock.now()
      const formerUntil = revoke ? null : new Date(now.getTime() + DAY_MS)
      const renewed = await db.transaction((tx) => saveProvider(tx, { name: provider, secret, addedAt: now, formerUntil }))
      return { provider, secret, renewed, formerUntil: renewed ? (formerUntil?.toISOString() ?? null) : null }
    },
    publish: async ({ instructions, ...method }) => {
      if (inCode.methods.has(method.method)) wrongField('method', 'taken')
      if (Object.keys(method.names).length === 0) wrongField('names', 'too_small')
      if (Object.keys(method.bounds).length === 0) wrongField('bounds', 'too_small')
      if (Object.values(method.bounds).some(({ min, max }) => parseUnits(min) > parseUnits(max))) wrongField('bounds', 'range')
      if ((await secretsOf(db, method.provider, clock.now())) === undefined) refuse('PROVIDER_UNKNOWN')
      const added = await db.transaction((tx) => saveMethod(tx, { ...method, instructions: instructions ?? null }))
      return { method: method.method, added }
    },
    offer: async (method, open) => ((await openMethod(db, method, open)) ? { method, open } : refuse('METHOD_UNKNOWN')),
  }
}
