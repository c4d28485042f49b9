import type { Config } from '../../config.ts'
import type { Clock } from '../../ports/clock.ts'
import type { MessageProvider } from '../../ports/message-provider.ts'
import { httpProvider } from './http.ts'
import { smtpProvider } from './smtp.ts'

/** The providers that the settings name: SMS over HTTP, e-mail over HTTP or SMTP. */
export const configuredProviders = (
  { messages: { sms, email, smtp } }: Pick<Config, 'messages'>,
  parts: { readonly clock: Clock },
): readonly MessageProvider[] => [
  ...(sms ? [httpProvider(parts, { channel: 'SMS', ...sms })] : []),
  ...(email ? [httpProvider(parts, { channel: 'EMAIL', ...email })] : []),
  ...(smtp ? [smtpProvider(smtp)] : []),
]
