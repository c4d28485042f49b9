import { createHmac, hash } from 'node:crypto'
import { signedAnswer } from '@portico/contract/vendor/signing'
import { VENDOR_HTTP, type VendorStatus } from '@portico/contract/vendor/statuses'
import type { Message, RawAnswer, Transport } from '../client.ts'

/**
 * What befalls one call of the vendor. `lost call`: it never arrives; `lost answer`: it was done; `held`: it was done, and is answered when nobody waits
 * any more; `broken`: done, and answered with what a proxy says; `internal`: not done, and signed; the others say OK of what was not done: without a
 * signature, with a wrong one, with one of another call. A status refuses it.
 */
export type Mishap = 'lost call' | 'lost answer' | 'held' | 'broken' | 'internal' | 'unsigned' | 'forged' | 'of another call' | VendorStatus

export interface Call {
  /** As `wallet/bet`. */
  readonly name: string
  readonly content: Readonly<Record<string, unknown>>
  readonly nonce: string
  readonly body: string
  readonly at: number
  readonly mishap?: Mishap
  /** What the wallet said, whether or not it arrived. */
  readonly status: VendorStatus | undefined
}

/** What comes of a message: an answer, at once or held back, or a connection that breaks. */
export type Passage = RawAnswer | 'broken' | { readonly late: RawAnswer }

const STATUSES_OF_OURS: readonly string[] = [
  'lost call',
  'lost answer',
  'held',
  'broken',
  'internal',
  'unsigned',
  'forged',
  'of another call',
]
const BAD_GATEWAY: RawAnswer = { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>502 Bad Gateway</h1>' }

const read = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The line between a vendor and a toy wallet: hears every call, and lets happen to the next ones what a case wants. */
export const createLine = (wallet: Transport, secret: string, now: () => number) => {
  const calls: Call[] = []
  const planned = new Map<string, Mishap[]>()

  const sign = (
    content: { readonly status: string; readonly balance?: number },
    message: Message,
    { nonce = message.headers['X-Nonce'] ?? '', key = secret } = {},
  ): RawAnswer => {
    const reply = { serverTime: new Date(now()).toISOString(), ...content, status: content.status as VendorStatus }
    const [status, body, at] = [VENDOR_HTTP[reply.status] ?? 200, JSON.stringify(reply), String(now())]
    const signature = createHmac('sha256', key)
      .update(signedAnswer(status, message.path, at, nonce, hash('sha256', body)))
      .digest('hex')
    return { status, headers: { 'content-type': 'application/json', 'x-timestamp': at, 'x-nonce': nonce, 'x-signature': signature }, body }
  }
  const lie = (message: Message) => ({ status: 'OK', txId: read(message.body)['txId'], walletTxId: 'w', balance: 1_000_000_000 })

  const happen = async (mishap: Mishap, message: Message): Promise<Passage> => {
    if (mishap === 'lost call') return 'broken'
    if (mishap === 'internal') return sign({ status: 'INTERNAL' }, message)
    if (mishap === 'unsigned') return { ...sign(lie(message), message), headers: { 'content-type': 'application/json' } }
    if (mishap === 'forged') return sign(lie(message), message, { key: `${secret}x` })
    if (mishap === 'of another call') return sign(lie(message), message, { nonce: 'a-nonce-of-another-call' })
    if (!STATUSES_OF_OURS.includes(mishap)) return sign({ status: mishap, balance: 0 }, message)
    const answer = await wallet(message)
    if (mishap === 'lost answer') return 'broken'
    return mishap === 'held' ? { late: answer } : BAD_GATEWAY
  }

  return {
    calls,
    /** The next calls of a name, one each. */
    plan: (name: string, ...mishaps: Mishap[]): void => void planned.set(name, [...(planned.get(name) ?? []), ...mishaps]),
    /** What was planned and did not come about. */
    left: (): number => [...planned.values()].flat().length,
    forget: (): void => planned.clear(),
    pass: async (message: Message): Promise<Passage> => {
      const name = message.path.replace('/vendor/v1/', '')
      const mishap = planned.get(name)?.shift()
      // What is not signed as it should be is the wallet's to refuse, whatever was planned.
      const passage = mishap === undefined ? await wallet(message) : await happen(mishap, message)
      const answer = passage === 'broken' ? undefined : 'late' in passage ? passage.late : passage
      calls.push({
        name,
        content: read(message.body),
        nonce: message.headers['X-Nonce'] ?? '',
        body: message.body,
        at: now(),
        ...(mishap === undefined ? {} : { mishap }),
        status: answer && answer !== BAD_GATEWAY ? (read(answer.body)['status'] as VendorStatus) : undefined,
      })
      return passage
    },
  }
}

export type Line = ReturnType<typeof createLine>
