import * as z from 'zod/mini'
import { signBody } from '../../kit/signed-body.ts'
import type { Clock } from '../../ports/clock.ts'
import { type MessageChannel, type MessageProvider, MessageRefusal } from '../../ports/message-provider.ts'

const TIMEOUT_MS = 10_000
const MOST_ANSWER = 10_000
/** Refusals that are about the moment or about us, and not about the message. */
const PASSING = new Set([401, 403, 404, 405, 408, 425, 429])

const accepted = z.object({ ref: z.optional(z.string().check(z.maxLength(200))) })

const refOf = (text: string): string | null => {
  try {
    return accepted.safeParse(JSON.parse(text.slice(0, MOST_ANSWER))).data?.ref ?? null
  } catch {
    return null
  }
}

export interface HttpProviderOptions {
  readonly channel: MessageChannel
  /** Where messages are sent to with POST. */
  readonly url: string
  /** Signs them. */
  readonly secret: string
}

/**
 * A provider that takes each message as JSON, signed as payment notices are: docs/guides/messages.md. Any answer of 2xx says that it has the
 * message; 400 and the like that it never will.
 */
export const httpProvider = ({ clock }: { readonly clock: Clock }, { channel, url, secret }: HttpProviderOptions): MessageProvider => ({
  name: new URL(url).host,
  channels: [channel],
  send: async (message) => {
    const { body, headers } = signBody(secret, JSON.stringify(message), clock.now())
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': message.id },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    if (answer.ok) return refOf(text)
    const statement = `answered ${answer.status}`
    throw answer.status < 500 && !PASSING.has(answer.status) ? new MessageRefusal(statement) : new Error(statement)
  },
})
