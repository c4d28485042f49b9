import { availableParallelism } from 'node:os'
import fastifyRateLimit from '@fastify/rate-limit'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { calls } from '@portico/contract/index'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../config.ts'
import { Failure } from '../failure.ts'
import { addressKey } from '../kit/address-key.ts'
import type { Platform } from '../platform.ts'
import type { Binding } from './bind.ts'
import { type Guards, registerCall } from './calls.ts'
import { createDoor } from './door.ts'
import { takeForms } from './form.ts'

const prefixOf = (path: string) => `/${path.split('/', 2)[1]}`

/** The first segments under which every path is the gateway's: an unknown one is answered as an envelope, never as a page. */
export const API_PREFIXES: ReadonlySet<string> = new Set([...Object.values(calls).map((row) => prefixOf(row.path)), EVENTS_PATH])

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'
export const isApi = (url: string): boolean => API_PREFIXES.has(prefixOf(pathOf(url)))

/** An address that goes on after this many refusals is locked until its minute is over [SYSTEM-06]. */
const LOCKED_AFTER = 30

/**
 * Calls that hash passwords or send messages: a burst of them waits here, so that it takes neither the processors nor the database from all
 * others. One processor is left to these.
 */
const GUARDED = { atOnce: Math.max(1, availableParallelism() - 1), waiting: 400, patienceMs: 20_000 }

/** Turns bindings into routes, with rate limits and answers for what is not a call. */
export const registerApi = async (
  app: FastifyInstance,
  { bindings, platform, guards, rates }: { bindings: readonly Binding[]; platform: Platform; guards: Guards; rates: RateLimits },
): Promise<void> => {
  await app.register(fastifyRateLimit, {
    max: rates.all,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => addressKey(ip),
    // An address can be spelt in many ways that lead to one call: `/%77ps/…`, `http://any.host/wps/…`.
    allowList: ({ url, routeOptions }) => !isApi(url) && !isApi(routeOptions.url ?? url),
    ban: LOCKED_AFTER,
    errorResponseBuilder: (_, { ttl, ban }) =>
      new Failure(ban ? 'IP_LOCKED' : 'RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
  const names = new Map(Object.entries(calls).map(([name, row]) => [row, name]))
  const door = createDoor(GUARDED)
  for (const binding of bindings) {
    const { limit } = binding.row
    const name = names.get(binding.row) ?? binding.row.path
    const options = { name, door, ...(limit === undefined ? {} : { perMinute: rates[limit] }) }
    if (!binding.row.form) registerCall(app, binding, platform, guards, options)
    else
      await app.register(async (scope) => {
        takeForms(scope)
        registerCall(scope, binding, platform, guards, options)
      })
  }
}

/** What a path that is no route of ours is refused with: 405 where another method would do, else 404. */
export const unknownCall = (bindings: readonly Binding[]) => {
  const methods = new Map<string, string[]>()
  for (const { row } of bindings) methods.set(row.path, [...(methods.get(row.path) ?? []), row.method])
  return (url: string): { failure: Failure; allow: string | undefined } => {
    const allow = methods.get(pathOf(url))
    return { failure: new Failure(allow ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'), allow: allow?.join(', ') }
  }
}
