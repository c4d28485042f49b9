import * as z from 'zod/mini'
import { isThisMachine } from './kit/listening-host.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A whole number of these bounds. */
export const whole = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`
  return z.pipe(
    z.string().check(z.regex(/^\d+$/, rule)),
    z.pipe(z.transform(Number), z.int(rule).check(z.minimum(min, rule), z.maximum(max, rule))),
  )
}
/** Yes or no, in the words that environments use. */
export const flag = z.pipe(
  z.enum(['1', '0', 'true', 'false', 'yes', 'no', 'on', 'off'], 'must be true or false'),
  z.transform((word) => ['1', 'true', 'yes', 'on'].includes(word)),
)

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '')
/** Where secrets, codes or money travel to: in the open on this machine alone. */
export const endpoint = z
  .url('must be an address')
  .check(
    z.refine(
      (url) => url.startsWith('https://') || (url.startsWith('http://') && isThisMachine(hostOf(url))),
      'must begin with https://; http:// is for this machine alone',
    ),
  )
/** What something is signed with. */
export const secret = z.string().check(z.minLength(16, 'must have 16 characters or more'))

/**
 * Settings as a schema of texts reads them from environment variables; an empty variable counts as absent.
 * @throws Error that lists every variable that is wrong.
 */
export const readSettings = <Schema extends z.ZodMiniType>(schema: Schema, env: Environment): z.output<Schema> => {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = schema.safeParse(present)
  if (!read.success) {
    throw new Error(
      `The configuration is wrong:\n${read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    )
  }
  return read.data
}
