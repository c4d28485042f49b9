import { randomInt } from 'node:crypto'
import { HEADERS } from '@portico/contract/kit/call'
import { forgotPassword, resetPasswordByCode } from '@portico/contract/member/password-calls'
import { login } from '@portico/contract/session/calls'
import { sendSms } from '@portico/contract/verification/calls'
import { median } from '../../lib/flags.ts'
import type { Answer } from '../connection.ts'
import { type Kind, KINDS, type Person, personOf, TRIES_EACH, WRONG_PASSWORD } from './plan.ts'
import { areaUnderCurve, chanceOf } from './rank-sum.ts'
import type { Stranger } from './strangers.ts'

const AREA_GOAL = 0.55
/** So many tries of each kind are what the goal is set for; with fewer, chance is given more. */
export const TRIES = 2_000
const WARM_UP = 30

/** Something that strangers ask of an account that they name. */
interface Way {
  readonly name: string
  /** Of so many of the tries: what hashes two passwords takes long. */
  readonly share: number
  prepare(stranger: Stranger, person: Person): Promise<string>
}

const countryDialingCode = '84'

const WAYS: readonly Way[] = [
  {
    name: 'login',
    share: 1,
    prepare: (stranger, { account: username }) => stranger.prepare(login, { type: 'username', username, password: WRONG_PASSWORD }),
  },
  {
    name: 'SMS request',
    share: 1,
    prepare: (stranger, { mobileNum }) => stranger.prepare(sendSms, { mobileNum, countryDialingCode, purpose: 'LOGIN' }),
  },
  {
    name: 'reset by e-mail',
    share: 1,
    prepare: (stranger, { account: username, email }) => stranger.prepare(forgotPassword, { username, email }),
  },
  {
    name: 'reset by code',
    share: 1 / 4,
    prepare: async (stranger, { mobileNum }) => {
      const sent = await stranger.send(await stranger.prepare(sendSms, { mobileNum, countryDialingCode, purpose: 'RESET_PASSWORD' }))
      const { flowId } = sendSms.response.parse((JSON.parse(sent.body) as { value: unknown }).value)
      const newPassword = 'seven slow otters'
      return stranger.prepare(resetPasswordByCode, { mobileNum, countryDialingCode, flowId, verificationCode: '000000', newPassword })
    },
  },
]

export const WAY_NAMES: readonly string[] = WAYS.map(({ name }) => name)

/** What an answer shows besides what is drawn at random, is the time, or names the call in the log. */
const shapeOf = ({ status, head, body }: Answer): string => {
  const headers = head
    .split('\r\n')
    .slice(1)
    .filter((line) => !/^date:/i.test(line) && !line.toLowerCase().startsWith(`${HEADERS.traceId.toLowerCase()}:`))
  const drawn = body.replace(/"(traceId|flowId)":"[^"]*"/g, '"$1"')
  return [status, ...headers, Buffer.byteLength(body), drawn].join('\n')
}

const measureWay = async (way: Way, stranger: Stranger, tries: number) => {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  const shapes = new Map<string, Kind>()
  for (let round = -WARM_UP; round < tries; round += 1) {
    const index = Math.floor((round + WARM_UP) / TRIES_EACH)
    const turn = randomInt(KINDS.length)
    // In another order each time: what one leaves behind shall not always meet the same other.
    const order = KINDS.map((_, at) => KINDS[(round % 2 ? turn + at : turn - at + KINDS.length) % KINDS.length]!)
    for (const kind of order) {
      const request = await way.prepare(stranger, personOf(kind, index))
      const answer = await stranger.send(request)
      shapes.set(shapeOf(answer), kind)
      if (round >= 0) times[kind].push(answer.ms)
    }
  }
  return { times, shapes }
}

/** How many people of each kind are needed for so many tries. */
export const peopleFor = (tries: number): number => Math.ceil((tries + WARM_UP) / TRIES_EACH)

/** Whether known, unknown, locked and social-only accounts are answered alike. Prints what it finds. */
export const measureAlike = async (stranger: Stranger, { tries, ways }: { tries: number; ways: readonly string[] }): Promise<boolean> => {
  let reached = true
  for (const way of WAYS.filter(({ name }) => ways.includes(name))) {
    const count = Math.round(tries * way.share)
    const { times, shapes } = await measureWay(way, stranger, count)
    const pairs = KINDS.flatMap((one, at) =>
      KINDS.slice(at + 1).map((other) => ({ one, other, area: areaUnderCurve(times[one], times[other]) })),
    )
    const worst = pairs.reduce((most, pair) => (pair.area > most.area ? pair : most))
    const allowed = AREA_GOAL + Math.max(0, 3 * (chanceOf(count) - chanceOf(TRIES)))
    const ok = worst.area <= allowed && shapes.size === 1
    reached &&= ok
    const middles = KINDS.map((kind) => `${kind} ${median(times[kind]).toFixed(2)}`).join(', ')
    console.log(
      `${ok ? 'ok  ' : 'MISS'} ${way.name.padEnd(16)} AUC ${worst.area.toFixed(3)} (${worst.one}, ${worst.other}; goal ${allowed.toFixed(2)})`,
    )
    console.log(`       ${count} tries each, ms: ${middles}; ${shapes.size} kind of answer`)
    if (shapes.size > 1) for (const [shape, kind] of shapes) console.log(`--- ${kind}\n${shape}`)
  }
  return reached
}
