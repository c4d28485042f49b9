import { createHmac, hash } from 'node:crypto'
import { VENDOR_CALLS, type VendorCallName } from '@portico/contract/vendor/calls'
import { VENDOR_HTTP, type VendorStatus } from '@portico/contract/vendor/statuses'
import type { Message, RawAnswer } from '../client.ts'
import { toyCalls } from './calls.ts'
import type { ToyWallet } from './wallet.ts'

type Fields = Readonly<Record<string, unknown>>

const SKEW_MS = 300_000
const HOUR_MS = 3_600_000
/** Calls that are never too many. */
const ALWAYS: ReadonlySet<string> = new Set(['win', 'rollback', 'closeRound', 'award'])
const AMOUNTS = new Set(['amount', 'betAmount', 'winAmount', 'jackpotContribution'])

const mac = (secret: string, lines: readonly string[]): string => createHmac('sha256', secret).update(lines.join('\n')).digest('hex')

/** The call that a path is for, with the fields that stand in the path. */
const callAt = (method: string, path: string): { readonly name: VendorCallName; readonly fields: Fields } | undefined => {
  for (const [name, call] of Object.entries(VENDOR_CALLS)) {
    const found = new RegExp(`^${call.path.replace(/:(\w+)/, '(?<$1>[^/?]+)')}$`).exec(path)
    if (found && call.method === method)
      return {
        name: name as VendorCallName,
        fields: Object.fromEntries(Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])),
      }
  }
  return undefined
}

/** The HTTP side of a toy wallet: who is let in, and how answers are signed. */
export const createToyDoor = (wallet: ToyWallet) => {
  const { books, now, at, has } = wallet
  const calls = toyCalls(wallet)
  let [second, count] = [0, 0]

  const admit = ({ method, path, headers, body }: Message, secret: string): VendorStatus | undefined => {
    const [timestamp = '', nonce = '', signature = ''] = ['X-Timestamp', 'X-Nonce', 'X-Signature'].map((name) => headers[name])
    const parts = [method, path, timestamp, nonce]
    const right = has('signs nothing of the body')
      ? signature.length === 64 && !/^0+$/.test(signature)
      : mac(secret, [...parts, hash('sha256', body)]) === signature
    if ((!right || nonce.length < 16) && !has('reads no signature')) return 'INVALID_SIGNATURE'
    const skew = has('allows clocks an hour') ? HOUR_MS - 1 : SKEW_MS
    if (Math.abs(now() - Number(timestamp)) > skew) return 'STALE_TIMESTAMP'
    if (books.nonces.has(nonce)) return 'REPLAYED_NONCE'
    books.nonces.add(nonce)
    return undefined
  }

  const isTooMany = (name: string): boolean => {
    const current = Math.floor(now() / 1000)
    if (current !== second) count = 0
    second = current
    if (ALWAYS.has(name) && !has('puts off wins when there are too many calls')) return false
    return ++count > books.terms.callsPerSecond
  }

  const answerTo = async (
    { method, path, headers, body }: Message,
    vendor: string,
  ): Promise<Fields & { readonly status: VendorStatus }> => {
    const [bare = '', query = ''] = path.split('?')
    const call = callAt(method, bare)
    const refused = (status: VendorStatus) => ({ status, serverTime: at() })
    if (!call) return refused('INVALID_REQUEST')
    if (isTooMany(call.name)) return refused('TOO_MANY_REQUESTS')
    if (method === 'GET')
      return (await calls[call.name](vendor, { ...Object.fromEntries(new URLSearchParams(query)), ...call.fields })) as never
    void headers
    try {
      const read = VENDOR_CALLS[call.name].request.safeParse(JSON.parse(body))
      if (!read.success) {
        const isAmountAlone = read.error.issues.every((issue) => AMOUNTS.has(String(issue.path[0])))
        if (!isAmountAlone) return refused('INVALID_REQUEST')
        if (!has('takes stakes below zero')) return refused('INVALID_AMOUNT')
      }
      return (await calls[call.name](vendor, JSON.parse(body) as Fields)) as never
    } catch (error) {
      if (error instanceof SyntaxError) return refused('INVALID_REQUEST')
      throw error
    }
  }

  const signed = (
    reply: Fields & { readonly status: VendorStatus },
    path: string,
    secret: string | undefined,
    nonce: string,
  ): RawAnswer => {
    const isRequestFault = reply.status === 'INVALID_SIGNATURE' && has('says 200 to a request that is none')
    const status = isRequestFault ? 200 : (VENDOR_HTTP[reply.status] ?? 200)
    const body = JSON.stringify(reply)
    const timestamp = String(now())
    const headers = {
      ...(reply.status === 'TOO_MANY_REQUESTS' ? { 'retry-after': '1' } : {}),
      ...(secret === undefined || has('answers without a signature')
        ? {}
        : { 'x-timestamp': timestamp, 'x-signature': mac(secret, [String(status), path, timestamp, nonce, hash('sha256', body)]) }),
    }
    return { status, headers, body }
  }

  return async (message: Message): Promise<RawAnswer> => {
    const { headers, path, body } = message
    const [vendor = '', keyId = '', nonce = ''] = ['X-Vendor', 'X-Key-Id', 'X-Nonce'].map((name) => headers[name])
    const secret = books.keys.get(`${vendor} ${keyId}`)
    const isSpending = has('spends a token without a signature') && path.startsWith('/vendor/v1/session/authenticate')
    if (isSpending && secret === undefined && body !== '') books.tokens.delete(String((JSON.parse(body) as Fields)['token']))
    if (secret === undefined) return signed({ status: 'UNKNOWN_VENDOR', serverTime: at() }, path, undefined, nonce)
    const refused = admit(message, secret)
    if (refused) return signed({ status: refused, serverTime: at() }, path, secret, nonce)
    return signed(await answerTo(message, vendor), path, secret, nonce)
  }
}
