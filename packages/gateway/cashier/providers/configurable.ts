import * as z from 'zod/mini'
import type { PaymentProvider, ProviderContext } from '../../ports/payment-provider.ts'
import { type Environment, readSettings } from '../../settings.ts'

/** A payment provider that settings connect. */
export interface ConfigurableProvider {
  /** Its folder's, and the last part of the address that its notices are sent to. */
  readonly name: string
  /** Its variables of the environment. */
  readonly settings: readonly string[]
  /**
   * Undefined where none of its variables is set.
   * @throws Error that lists every variable that is wrong or lacks beside the others
   */
  configured(env: Environment): ((context: ProviderContext) => PaymentProvider) | undefined
}

type Shape = Readonly<Record<string, z.ZodMiniType>>

interface Parts<Settings extends Shape> {
  readonly name: string
  /** Texts, by their names in the environment. */
  readonly settings: Settings
  connect(settings: z.output<z.ZodMiniObject<Settings>>, context: ProviderContext): Omit<PaymentProvider, 'name'>
}

export const configurable = <Settings extends Shape>({ name, settings, connect }: Parts<Settings>): ConfigurableProvider => ({
  name,
  settings: Object.keys(settings),
  configured: (env) => {
    const present = Object.keys(settings).filter((each) => env[each])
    const [first] = present
    if (first === undefined) return undefined
    const lacking = Object.entries(settings).filter(([each, schema]) => !present.includes(each) && !schema.safeParse(undefined).success)
    if (lacking.length > 0)
      throw new Error(`The configuration is wrong:\n${lacking.map(([each]) => `  ${each}: goes with ${first}`).join('\n')}`)
    const values = readSettings(z.object(settings), env)
    return (context) => ({ ...connect(values, context), name })
  },
})
