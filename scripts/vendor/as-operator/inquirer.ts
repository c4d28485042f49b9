import { createHmac, hash, randomUUID } from 'node:crypto'
import { INQUIRIES, type InquiryName } from '@portico/contract/vendor/inquiries'
import { signedAnswer } from '@portico/contract/vendor/signing'
import { VENDOR_HTTP, type VendorStatus } from '@portico/contract/vendor/statuses'
import { type Key, messageOf, type Spoilt, type Transport } from '../client.ts'
import { Deviation } from '../deviation.ts'

export type Found = { readonly status: VendorStatus; readonly http: number } & Readonly<Record<string, unknown>>

/** An operator's server. Whatever is asked, the vendor's answer has to be signed, of the HTTP status that its status says, and of the form of the document. */
export const createInquirer = (key: Key, transport: Transport, now: () => number) => {
  const ask = async (name: InquiryName, fields: Readonly<Record<string, unknown>>, spoilt: Spoilt = {}): Promise<Found> => {
    const { method, path: pattern, reply: schema } = INQUIRIES[name]
    const path = pattern.replace(/:(\w+)/, (_, field: string) => encodeURIComponent(String(fields[field]))) + (spoilt.query ?? '')
    const body = method === 'GET' ? '' : JSON.stringify(fields)
    const by = spoilt.key ?? key
    const nonce = spoilt.nonce ?? randomUUID()
    const message = messageOf(by, { method, path, body, at: spoilt.at ?? now(), nonce })
    const sent = { ...message, headers: { ...message.headers, ...spoilt.headers }, body: spoilt.altered ?? body }
    const { status, headers, body: text } = await transport(sent)
    let content: unknown
    try {
      content = JSON.parse(text)
    } catch {
      throw new Deviation(`${path} answered ${status} with what is no JSON: ${text.slice(0, 80)}`)
    }
    const read = schema.safeParse(content)
    if (!read.success)
      throw new Deviation(`the answer of ${path} has another form than the document says: ${read.error.issues[0]?.path.join('.')}`)
    const found = read.data as unknown as { readonly status: VendorStatus }
    const expected = VENDOR_HTTP[found.status] ?? 200
    if (status !== expected) throw new Deviation(`${found.status} came with the HTTP status ${status} instead of ${expected}`)
    const signedText = signedAnswer(status, path, headers['x-timestamp'] ?? '', nonce, hash('sha256', text))
    const right = createHmac('sha256', key.secret).update(signedText).digest('hex')
    if (found.status !== 'UNKNOWN_VENDOR' && headers['x-signature'] !== right)
      throw new Deviation(`the vendor's answer of ${path} with ${found.status} is not signed, or not as it should be`)
    return { ...found, http: status } as Found
  }
  return { key, ask, transport, now }
}

export type Inquirer = ReturnType<typeof createInquirer>
