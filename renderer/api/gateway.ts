import { createApi } from '@reduxjs/toolkit/query/react'
import type { Call, ResponseOf, SentOf } from '@portico/contract/kit/call'
import type { Ask } from './ask.ts'
import { baseQuery } from './base-query.ts'
import { TAGS } from './tags.ts'

/** The one api of the renderer; features inject their endpoints. */
export const api = createApi({
  reducerPath: 'gateway',
  baseQuery,
  tagTypes: TAGS,
  // The default waits for every running query, so one slow list would hold back all refetches.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  catchSchemaFailure: (error) => ({ kind: 'contract' as const, detail: error.message }),
  endpoints: () => ({}),
})

/** A row's response schema, which a program builds when it is first read: a page knows many rows and asks few of them. */
const answerOf = <C extends Call>(row: C) => {
  const validate = (value: unknown) => row.response['~standard'].validate(value)
  return { '~standard': { version: 1 as const, vendor: 'zod', validate } } as unknown as C['response'] & {
    '~standard': { types?: { input: unknown; output: ResponseOf<C> } | undefined }
  }
}

/** The call half of an endpoint, from its contract row: `build.query<Answer<typeof row>, Question<typeof row>>({...endpoint(row)})`. */
export const endpoint = <C extends Call>(row: C) => ({
  query: (request: SentOf<C>): Ask => ({ row, request }),
  responseSchema: answerOf(row),
})

/** The same for a row that moves money: its argument carries the key of the intent. */
export const moneyMutation = <C extends Call>(row: C) => ({
  query: ({ request, idempotencyKey }: IdempotentRequest<C>): Ask => ({ row, request, idempotencyKey }),
  responseSchema: answerOf(row),
})

/** A person's one wish to move money. Keep the key until it is answered; a repeat with it is the same wish. */
export interface IdempotentRequest<C extends Call> {
  readonly request: SentOf<C>
  readonly idempotencyKey: string
}

export const idempotentRequest = <C extends Call>(_row: C, request: SentOf<C>): IdempotentRequest<C> => ({
  request,
  idempotencyKey: crypto.randomUUID(),
})

export type Answer<C extends Call> = ResponseOf<C>
export type Question<C extends Call> = SentOf<C>
