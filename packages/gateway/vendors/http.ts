import type { Call } from '@portico/contract/kit/call'
import { VENDOR_CALLS, type VendorCallName } from '@portico/contract/vendor/calls'
import type { VendorStatus } from '@portico/contract/vendor/statuses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { parseJson } from '../http/json.ts'
import type { Platform } from '../platform.ts'
import { type Admission, bodyHash, type Door } from './door.ts'
import type { By } from './transaction.ts'

/** What answers each call; `request` is as its schema reads it, for a GET its parameters and query. */
export type Answers = Readonly<
  Record<VendorCallName, (by: By, request: never) => Promise<{ readonly status: VendorStatus; readonly serverTime: string }>>
>

const NOTHING = new Uint8Array()
/** Never too many: a win that is not taken is money that somebody waits for. */
const ALWAYS: ReadonlySet<VendorCallName> = new Set(['win', 'rollback', 'closeRound', 'award'])
const AMOUNTS = new Set(['amount', 'betAmount', 'winAmount', 'jackpotContribution'])

/** How many calls of this second each vendor has made here. */
const createMeter = ({ clock }: Pick<Platform, 'clock'>) => {
  let second = 0
  const counts = new Map<string, number>()
  return ({ vendor, terms }: By): boolean => {
    const now = Math.floor(clock.now().getTime() / 1000)
    if (now !== second) counts.clear()
    second = now
    const count = (counts.get(vendor) ?? 0) + 1
    counts.set(vendor, count)
    return count > terms.callsPerSecond
  }
}

/** Whether nothing but amounts is wrong with a request. */
const isAmountAlone = (error: z.core.$ZodError): boolean =>
  error.issues.every(({ path }) => path.length === 1 && AMOUNTS.has(String(path[0])))

const rowOfRollback = (request: unknown): boolean => {
  const { betTxId, roundId } = request as { betTxId?: string; roundId?: string }
  return (betTxId === undefined) !== (roundId === undefined)
}

/** The vendor API: no calls of the portal's contract, since it is signed and not logged in, and its answers are signed as well. */
export const registerVendors = (app: FastifyInstance, platform: Platform, door: Door, answers: Answers): void => {
  const { clock, log } = platform
  const isTooMany = createMeter(platform)

  const refused = (status: VendorStatus, message?: string) => ({
    status,
    serverTime: clock.now().toISOString(),
    ...(message === undefined ? {} : { message }),
  })

  const answer = async (name: VendorCallName, by: By, request: FastifyRequest, raw: Uint8Array) => {
    if (!ALWAYS.has(name) && isTooMany(by)) return refused('TOO_MANY_REQUESTS')
    const { method, request: schema } = VENDOR_CALLS[name]
    if (method === 'GET') {
      const fields = { ...(request.query as object), ...(request.params as object) }
      return answers[name](by, fields as never)
    }
    let body: unknown
    try {
      body = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(raw))
    } catch {
      return refused('INVALID_REQUEST', 'the body is no JSON in UTF-8')
    }
    const read = (schema as Call['request']).safeParse(body)
    if (!read.success) {
      if (isAmountAlone(read.error)) return refused('INVALID_AMOUNT')
      return refused('INVALID_REQUEST', read.error.issues.map(({ path }) => path.join('.') || 'body').join(', '))
    }
    if (name === 'rollback' && !rowOfRollback(read.data)) return refused('INVALID_REQUEST', 'betTxId or roundId, one of them')
    return answers[name](by, read.data as never)
  }

  const send = (reply: FastifyReply, admission: Pick<Admission, 'secret' | 'nonce'>, path: string, body: { status: VendorStatus }) => {
    const { status, body: text, headers } = door.answer(admission, path, body)
    if (body.status === 'TOO_MANY_REQUESTS') void reply.header('Retry-After', '1')
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(text)
  }

  void app.register(async (vendors) => {
    vendors.removeAllContentTypeParsers()
    vendors.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    for (const [key, { method, path }] of Object.entries(VENDOR_CALLS)) {
      const name = key as VendorCallName
      vendors.route({
        method,
        url: path,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          request.callName = `vendor ${name}`
          const raw = (request.body as Uint8Array | undefined) ?? NOTHING
          const at = request.originalUrl
          const admission = await door.admit({ method, path: at, headers: request.headers, raw })
          if ('refused' in admission) return send(reply, admission, at, refused(admission.refused))
          try {
            return send(reply, admission, at, await answer(name, admission.by, request, raw))
          } catch (error) {
            log.error({ traceId: request.id, call: request.callName, body: bodyHash(raw), err: error }, 'a vendor call failed')
            return send(reply, admission, at, refused('INTERNAL'))
          }
        },
      })
    }
  })
}
