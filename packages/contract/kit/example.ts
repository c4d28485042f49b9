import type * as z from 'zod/mini'
import type { Call } from './call.ts'
import type { FailureCode } from './failure.ts'

/** What the published reference shows of a call besides its schemas, and what tests answer in the gateway's place. */
export interface Example<C extends Call = Call> {
  readonly request: z.input<C['request']>
  readonly response: z.input<C['response']>
  /** Why it may be refused, besides what every call or the row's own flags may be refused for. */
  readonly failures: readonly FailureCode[]
}

/** An example for each call of a module. */
export type Examples<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: Calls[Name] extends Call ? Example<Calls[Name]> : never
}
