import { type DestinationStream, type Logger, pino } from 'pino'

const SECRETS = [
  'token',
  'password',
  'confirmPassword',
  'payload',
  'operatorKey',
  'authorization',
  'Authorization',
  'cookie',
  'challenge',
  'captcha',
  'ticket',
  'passwordHash',
]
const paths = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

/** A failed query's own message carries its parameters, so only what the database said is kept. */
const err = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { message: 'thrown value is no error' }
  const failedQuery = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  return {
    type: error.name,
    message: failedQuery ? `query failed: ${failedQuery}` : error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: failedQuery
      ? error.stack
          ?.split('\n')
          .filter((line) => line.startsWith('    at '))
          .join('\n')
      : error.stack,
    ...(error.cause === undefined ? {} : { cause: err(error.cause) }),
  }
}

/** Structured lines on standard error (standard output is the ready line's), with everything secret struck out. */
export const createLog = (level: string, stream: DestinationStream = pino.destination({ dest: 2, sync: false })): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths: [...paths, '*["set-cookie"]', '*.*["set-cookie"]'], censor: '[struck out]' },
      serializers: { err },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    stream,
  )
