import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@portico/contract/kit/call'
import { cancelChase, createChase } from '@portico/contract/bets/chase-calls'
import { formatUnits } from '@portico/contract/kit/money'
import type { TestGateway } from './gateway.ts'
import { oneNote, type openPlayer } from './player.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'

type Player = Awaited<ReturnType<typeof openPlayer>>
type Request = RequestOf<typeof createChase>

/** One note on the first place at G 1956: a prize of 19.56 on a stake of 2. */
export const SEVEN = oneNote({ prizeGroup: 1956 })

export const MINUTE = 60_000

/** Plans of a player on a lottery whose clock the test moves. */
export const chasing = (gateway: TestGateway, player: Player, gameCode = 'SSCREPLAY') => {
  const request = (multiples: readonly number[], more: Partial<Request> = {}): Request => ({
    gameCode,
    line: SEVEN,
    issues: gateway.chase.issues({ gameCode, limit: multiples.length }).list.map(({ numero }, i) => ({ numero, multiple: multiples[i]! })),
    stopOnWin: true,
    total: formatUnits(multiples.reduce((sum, multiple) => sum + BigInt(multiple) * 20_000n, 0n)),
    ...more,
  })
  return {
    request,
    create: (multiples: readonly number[], more: Partial<Request> = {}, key: string = randomUUID()) =>
      gateway.chase.create(player.caller, request(multiples, more), key, 'EN'),
    cancel: (planId: string, numeros?: string[], key: string = randomUUID()) =>
      gateway.chase.cancel(player.caller, { planId, ...(numeros ? { numeros } : {}) }, key, 'EN'),
    detail: (planId: string) => gateway.chase.detail(player.caller, planId, 'EN'),
    /** What the calls over HTTP refuse a plan with, or to give back. */
    refused: async (multiples: readonly number[], more: Partial<Request> = {}): Promise<string> =>
      (await gateway.call(createChase, request(multiples, more), { token: await player.token() })).failure.code,
    keeps: async (planId: string, numeros?: string[]): Promise<string> =>
      (await gateway.call(cancelChase, { planId, ...(numeros ? { numeros } : {}) }, { token: await player.token() })).failure.code,
    /** What became of each issue, in short. */
    lines: async (planId: string) =>
      (await gateway.chase.detail(player.caller, planId, 'EN')).lines.map(({ state, reason, betState }) =>
        [state, reason, betState].filter((word) => word !== null).join(' '),
      ),
  }
}

/** Queues results that begin with the given digits. */
export const queueDraws = async (gateway: TestGateway, firsts: string): Promise<void> => {
  if (firsts === '') return
  await gateway.lottery.importDraws(
    'SSCREPLAY',
    [...firsts].map((first, i) => ({
      issue: `${gateway.clock.now().getTime()}-${i}`,
      date: '2026-04-11',
      draw: { digits: `${first}0282` },
    })),
  )
}

/** Both clockworks, one after the other. */
export const tickAll = async (gateway: TestGateway): Promise<void> => {
  await gateway.lottery.tick(SSC_LOTTERIES)
  await gateway.chase.tick()
}

/** Goes to the beginning of the next minute, at which an issue is drawn and the next one opens. */
export const nextMinute = async (gateway: TestGateway): Promise<void> => {
  gateway.clock.set(new Date((Math.floor(gateway.clock.now().getTime() / MINUTE) + 1) * MINUTE))
  await tickAll(gateway)
}
