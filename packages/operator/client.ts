import { readFileSync } from 'node:fs'
import { type Call, HEADERS, type ResponseOf, type SentOf } from '@portico/contract/call'
import { envelope, type FieldFailure } from '@portico/contract/envelope'
import { importDraws } from '@portico/contract/operator'
import { offerGame } from '@portico/contract/operator-games'
import { operatorKeyPath } from '@portico/gateway/http/operator-key'

/** What the operator is told; anything else that is thrown is a fault of ours. */
export class OperatorError extends Error {}

export interface Target {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** A person's own key; absent: the machine's, which stands in the data directory. */
  readonly keyFile?: string | undefined
}

export type Ask = <C extends Call>(row: C, request: SentOf<C>) => Promise<ResponseOf<C>>

const keyIn = ({ dataDir, keyFile }: Target): string => {
  const path = keyFile ?? operatorKeyPath(dataDir)
  let key: string
  try {
    key = readFileSync(path, 'utf8').trim()
  } catch {
    if (keyFile !== undefined) throw new OperatorError(`There is no readable key at ${keyFile}.`)
    throw new OperatorError(`There is no operator key in ${dataDir}. Start the gateway once, or name its data directory with --data-dir.`)
  }
  if (!/^[\w-]{1,200}$/.test(key)) throw new OperatorError(`What stands in ${path} is no key.`)
  return key
}

/** Calls with a query have only texts in it. */
const pairs = (request: unknown): string =>
  new URLSearchParams(
    Object.entries(request as Record<string, string | undefined>).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString()

/** Asks a running gateway over HTTP. Every refusal becomes an OperatorError in plain words. */
export const gatewayClient = (target: Target): Ask => {
  const { host, port } = target
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const origin = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
  return async (row, request) => {
    const key = keyIn(target)
    const inQuery = row.method === 'GET' || row.method === 'DELETE'
    const url = inQuery ? `${origin}${row.path}?${pairs(request)}` : `${origin}${row.path}`
    const headers = { [HEADERS.token]: key, ...(inQuery ? {} : { 'Content-Type': 'application/json' }) }
    const answer = await fetch(url, { method: row.method, headers, ...(inQuery ? {} : { body: JSON.stringify(request) }) }).catch(() => {
      throw new OperatorError(`No gateway answers at ${origin}. Start it with npm start, or name its address with --host and --port.`)
    })
    const read = envelope.safeParse(await answer.json().catch(() => null))
    if (!read.success) throw new OperatorError(`What answers at ${origin} is not a Portico gateway.`)
    if (!read.data.success) throw new OperatorError(refusal(row, read.data, target))
    return row.response.parse(read.data.value) as ResponseOf<typeof row>
  }
}

type Refused = Extract<ReturnType<typeof envelope.parse>, { success: false }>

const IN_PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['GAME_UNKNOWN', 'There is no lottery of that code.'],
  [`${importDraws.path} GAME_UNKNOWN`, 'No lottery of that code takes results from a file; SSCREPLAY does.'],
  [`${offerGame.path} GAME_UNKNOWN`, 'The catalogue has no game of that code.'],
  ['ANNOUNCEMENT_UNKNOWN', 'No such announcement is published now. See: npm run operator -- announcements'],
  ['CONTENT_UNKNOWN', 'Nothing of that name is published now. The list command says what is.'],
  ['ISSUE_UNKNOWN', 'The lottery has no issue of that number.'],
  ['ISSUE_NOT_DRAWN', 'The issue has no result yet.'],
  ['ISSUE_VOID', 'The issue has been called off.'],
  ['RESULT_UNKNOWN', 'No result of that number is proposed. See: npm run operator -- draws list'],
  ['RESULT_DECIDED', 'This result has been decided on. See: npm run operator -- draws list --state CONFIRMED'],
  ['RESULT_CONTRADICTED', 'Another result of the same issue contradicts it. Find out which is right, and reject the other.'],
  ['SAME_PERSON', 'Somebody else has to confirm it, with a key of their own. See: npm run operator -- people --help'],
  ['PERSON_TAKEN', 'That name is taken.'],
  ['PERSON_UNKNOWN', 'Nobody of that name has a key. See: npm run operator -- people list'],
  ['RATE_LIMITED', 'The gateway has been asked too often; try again in a minute.'],
])

/** What a broken rule means to whoever typed the option; any other is told by its name. */
const RULES: Readonly<Record<string, string>> = {
  format: 'not written as it has to be',
  invalid_format: 'not written as it has to be',
  invalid_value: 'none of the values it may have',
  invalid_type: 'missing, or not of its kind',
  too_small: 'too short or too small',
  too_big: 'too long or too large',
}

const broken = ({ rule, min, max }: FieldFailure): string => {
  const bounds = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`].filter((each) => each !== '')
  return `${RULES[rule] ?? rule}${bounds.length === 0 ? '' : ` (${bounds.join(', ')})`}`
}

const refusal = ({ path }: Call, { code, message, fields, traceId }: Refused, { dataDir, keyFile }: Target): string => {
  if (code === 'OPERATOR_KEY_WRONG' && keyFile !== undefined) return `The gateway does not accept the key in ${keyFile}.`
  if (code === 'OPERATOR_KEY_WRONG') return `The gateway does not accept the key in ${dataDir}: it runs on another data directory.`
  const plain = IN_PLAIN_WORDS.get(`${path} ${code}`) ?? IN_PLAIN_WORDS.get(code)
  if (plain !== undefined) return plain
  const wrong = Object.entries(fields ?? {}).map(([field, failure]) => `${field}: ${broken(failure)}`)
  if (wrong.length > 0) wrong.push('How each option is written: the same command with --help')
  return [`The gateway refused: ${code}`, ...(wrong.length > 0 ? wrong : message ? [message] : []), `Trace ${traceId}`].join('\n  ')
}
