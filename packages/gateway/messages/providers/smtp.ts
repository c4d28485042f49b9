import { createTransport } from 'nodemailer'
import { isThisMachine } from '../../kit/listening-host.ts'
import { type MessageProvider, MessageRefusal } from '../../ports/message-provider.ts'

const TIMEOUT_MS = 10_000

export interface SmtpProviderOptions {
  /** `smtps://user:password@host` or `smtp://…`, which is encrypted before anything is said, but on this machine. */
  readonly url: string
  /** `Aurora <no-reply@aurora.example>`. */
  readonly from: string
}

/** Whether the server refuses this message, now and later; what it says of us alone may be mended. */
const isRefusal = (error: unknown): error is Error => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}

/** E-mail by SMTP. A message that is sent a second time carries the same `Message-ID`. */
export const smtpProvider = ({ url, from }: SmtpProviderOptions): MessageProvider => {
  const { protocol, hostname } = new URL(url)
  const transport = createTransport({
    url,
    // Pages of others would otherwise be read where a text names them.
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? hostname
  return {
    name: hostname,
    channels: ['EMAIL'],
    send: async ({ id, to, subject, text, language }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          messageId: `<${id}@${domain}>`,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        })
        return null
      } catch (error) {
        throw isRefusal(error) ? new MessageRefusal(error.message) : error
      }
    },
  }
}
