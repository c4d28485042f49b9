import { COMMON_FAILURES, FAILURES, type FailureCode } from '@portico/contract/kit/failure'
import type { Json } from './schemas.ts'

/** A response that says no with one of these codes. */
export const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureEnvelope' } } },
})

export const withStatus = (codes: readonly FailureCode[], status: number): FailureCode[] =>
  codes.filter((code) => FAILURES[code] === status)

export const statusesOf = (codes: readonly FailureCode[]): number[] =>
  [...new Set(codes.map((code) => FAILURES[code]))].toSorted((a, b) => a - b)

const pascal = (code: string): string => code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What a response is called: by the codes that not every call has. */
const nameOf = (codes: readonly FailureCode[]): string =>
  codes
    .filter((code) => !COMMON_FAILURES.includes(code as (typeof COMMON_FAILURES)[number]))
    .map(pascal)
    .join('Or')

/** Collects refusals while calls are written; those of two calls or more get a name, and the calls refer to it. */
export const refusalWriter = () => {
  const uses = new Map<string, Record<string, unknown>[]>()
  return {
    /** A response whose form is settled by `finish`. */
    write: (codes: readonly FailureCode[]): Json => {
      const response: Record<string, unknown> = { ...refusal(codes.join(', ')) }
      const name = nameOf(codes)
      uses.set(name, [...(uses.get(name) ?? []), response])
      return response
    },
    /** The named responses. Whatever refers to one has become a reference. */
    finish: (): Record<string, Json> => {
      const shared = [...uses].filter(([, responses]) => responses.length > 1)
      return Object.fromEntries(
        shared.map(([name, responses]) => {
          const named = { ...responses[0]! }
          for (const response of responses) {
            for (const key of Object.keys(response)) delete response[key]
            response['$ref'] = `#/components/responses/${name}`
          }
          return [name, named]
        }),
      )
    },
  }
}
