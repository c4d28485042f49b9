import { setTimeout as pause } from 'node:timers/promises'
import { gameList } from '@portico/contract/catalogue/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { login } from '@portico/contract/session/calls'
import { systemStatus } from '@portico/contract/system/calls'
import { crowdName, PASSWORD } from './plan.ts'
import { codeOf, type Stranger, strangerAt } from './strangers.ts'

export const CROWD = 200
const RATIO_GOAL = 2
const LANES = 4
/** A lane rests between its calls: what is measured is how soon one is answered, not how many fit. */
const REST_MS = 8

const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** Makes calls of the site while `work` lasts, and answers how long each took. */
const beside = async (lanes: readonly (readonly [Stranger, readonly string[]])[], work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  const state = { over: false }
  const repeat = async ([stranger, requests]: readonly [Stranger, readonly string[]], offset: number): Promise<void> => {
    await pause((REST_MS * offset) / LANES)
    for (let turn = offset; !state.over; turn += 1) {
      const { ms, status, body } = await stranger.send(requests[turn % requests.length]!)
      if (status !== 200) throw new Error(`A call of the site was refused with ${status}: ${body}`)
      times.push(ms)
      await pause(REST_MS)
    }
  }
  await Promise.all([...lanes.map(repeat), work().finally(() => (state.over = true))])
  return times
}

export interface CrowdPlan {
  readonly port: number
  readonly bursts: number
  /** Makes the people of a burst ready, and answers a session of one of them. */
  readonly people: (from: number, count: number) => Promise<{ readonly token: string }>
}

/** What 200 logins at once do to the other calls: their p99 beside a burst over that of as long a time without. Prints both. */
export const measureCrowd = async ({ port, bursts, people }: CrowdPlan): Promise<boolean> => {
  const { token } = await people(0, CROWD * bursts)
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => strangerAt(port)))
  const calls = await Promise.all(Array.from({ length: LANES }, () => strangerAt(port)))
  const site = await Promise.all(
    calls.map(async (stranger) => {
      const requests = [
        await stranger.prepare(systemStatus, {}),
        await stranger.prepare(getMemberInfo, {}, { token }),
        await stranger.prepare(gameList, { pageSize: 18 } as never),
      ]
      return [stranger, requests] as const
    }),
  )
  const logIn = async (stranger: Stranger, index: number) =>
    stranger.prepare(login, { type: 'username', username: crowdName(index), password: PASSWORD })
  const [quiet, busy]: [number[], number[]] = [[], []]
  let [inside, longest] = [0, 0]
  await beside(site, () => pause(2_000))
  for (let burst = 0; burst < bursts; burst += 1) {
    const requests = await Promise.all(crowd.map((stranger, at) => logIn(stranger, burst * CROWD + at)))
    const before = performance.now()
    const during = await beside(site, async () => {
      const answers = await Promise.all(crowd.map((stranger, at) => stranger.send(requests[at]!)))
      inside += answers.filter((answer) => codeOf(answer) === 'DONE').length
    })
    const took = performance.now() - before
    longest = Math.max(longest, took)
    busy.push(...during)
    quiet.push(...(await beside(site, () => pause(took))))
  }
  for (const { close } of [...crowd, ...calls]) close()
  const ratio = p99(busy) / p99(quiet)
  const ok = ratio <= RATIO_GOAL && inside === CROWD * bursts
  console.log(
    `${ok ? 'ok  ' : 'MISS'} ${CROWD} logins       p99 of other calls ${ratio.toFixed(2)} times that without (goal ${RATIO_GOAL})`,
  )
  console.log(
    `       ${p99(busy).toFixed(1)} ms of ${busy.length} calls, ${p99(quiet).toFixed(1)} ms of ${quiet.length}; ${inside} of ${CROWD * bursts} got in, the last after ${(longest / 1000).toFixed(1)} s`,
  )
  return ok
}
