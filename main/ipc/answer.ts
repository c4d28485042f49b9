import {
  type BridgeFailure,
  MAX_ARGUMENT_BYTES,
  type RequestArgs,
  type RequestName,
  type RequestResult,
  REQUESTS,
} from '@portico/contract/desktop/channels'
import { APP_ORIGIN } from '@portico/contract/desktop/names'
import type { Role } from '@portico/contract/desktop/shapes'
import { Refusal } from '../refusal.ts'

/** Who sent a message, read from the event before anything is awaited: afterwards the frame may be gone. */
export interface Sender {
  /** Of the web contents; windows are known by it. */
  readonly id: number
  readonly destroyed: boolean
  /** Null once the frame has gone. `top`: no frame is around it. */
  readonly frame: { readonly url: string; readonly top: boolean } | null
}

/** What serves each request. `sender` is the id of the asking window's web contents. */
export type RequestHandlers = {
  readonly [N in RequestName]: (sender: number, ...args: RequestArgs<N>) => RequestResult<N> | Promise<RequestResult<N>>
}

interface Deps {
  readonly handlers: RequestHandlers
  /** The role of a window of ours, by its web contents; undefined for any other. */
  readonly roleOf: (id: number) => Role | undefined
  /** Told of what must not happen: a refused message, a handler that broke. */
  readonly report: (what: string, detail: { readonly channel: RequestName; readonly code: BridgeFailure; readonly error?: unknown }) => void
}

export type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: BridgeFailure }

/** Bytes of the arguments as JSON; undefined for what JSON cannot say, a bigint or a circle. */
const sizeOf = (args: readonly unknown[]): number | undefined => {
  try {
    return Buffer.byteLength(JSON.stringify(args))
  } catch {
    return undefined
  }
}

const isOurs = (url: string): boolean => url === APP_ORIGIN || url.startsWith(`${APP_ORIGIN}/`)

/**
 * Answers one request of the bridge: checks the sender, its role, the size and shape of the arguments, and the shape of
 * the result. Never throws; a handler's error reaches the log and not the renderer.
 */
export const createAnswer =
  ({ handlers, roleOf, report }: Deps) =>
  async (channel: RequestName, sender: Sender, args: readonly unknown[]): Promise<Answer> => {
    const refuse = (code: BridgeFailure, error?: unknown): Answer => {
      report('A request of the bridge was not served', { channel, code, ...(error === undefined ? {} : { error }) })
      return { ok: false, code }
    }
    const { args: shape, result, roles } = REQUESTS[channel]
    const role = sender.destroyed ? undefined : roleOf(sender.id)
    const { frame } = sender
    if (!frame?.top || !isOurs(frame.url) || role === undefined || !roles.includes(role)) return refuse('REFUSED')
    const size = sizeOf(args)
    if (size === undefined || size > MAX_ARGUMENT_BYTES) return refuse('BAD_REQUEST')
    const parsed = shape.safeParse(args)
    if (!parsed.success) return refuse('BAD_REQUEST')
    try {
      const handler = handlers[channel] as (sender: number, ...args: unknown[]) => unknown
      const answered = result.safeParse(await handler(sender.id, ...(parsed.data as unknown[])))
      return answered.success ? { ok: true, value: answered.data } : refuse('INTERNAL', answered.error)
    } catch (error) {
      return error instanceof Refusal ? { ok: false, code: error.code } : refuse('INTERNAL', error)
    }
  }
