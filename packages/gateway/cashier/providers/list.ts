import type { ConnectPaymentProvider } from '../../ports/payment-provider.ts'
import type { Environment } from '../../settings.ts'
import type { ConfigurableProvider } from './configurable.ts'

/** Every payment provider that settings can connect, the one that is preferred for payouts first: docs/guides/payment-provider.md. */
export const PROVIDERS: readonly ConfigurableProvider[] = []

/**
 * The providers that the settings connect.
 * @throws Error that lists the variables which are wrong
 */
export const configuredPayments = (env: Environment, providers = PROVIDERS): readonly ConnectPaymentProvider[] =>
  providers.flatMap((provider) => provider.configured(env) ?? [])
