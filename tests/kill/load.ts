import { randomInt, randomUUID } from 'node:crypto'
import { placeBets } from '@portico/contract/bets/calls'
import type { BetLine } from '@portico/contract/bets/shapes'
import { type Call, HEADERS, type RequestOf, type ResponseOf } from '@portico/contract/kit/call'
import { openedNumero } from '@portico/contract/lottery/calls'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'

/** A money call that was sent and may or may not have been done. */
interface SentRequest {
  readonly row: typeof placeBets | typeof createDeposit
  readonly request: object
  readonly key: string
}

/** What the gateway said yes to. */
export interface Acknowledgement {
  /** Bet ids by the key they were placed under. */
  readonly bets: Map<string, readonly string[]>
  readonly deposits: Map<string, string>
  /** Calls that broke off and were sent again under the same key. */
  repeated: number
}

export interface Load {
  /** Plays against an address until it breaks down. */
  play(address: string): Promise<void>
  readonly acknowledged: Acknowledgement
}

const LINES: readonly Pick<BetLine, 'play' | 'selection'>[] = [
  { play: 'total-parity', selection: { picks: ['odd'] } },
  { play: 'fixed-position', selection: { places: [['1', '2', '3', '4', '5'], [], [], [], []] } },
  { play: '5star-copies1', selection: { digits: ['7'] } },
]

const someLines = (): BetLine[] =>
  LINES.slice(0, randomInt(1, LINES.length + 1)).map((line) => ({ ...line, mode: '0.01', multiple: randomInt(1, 20), prizeGroup: 1900 }))

/** The players: each sends one money call after the other, and one that broke off again with its key before anything new. */
export const createLoad = (tokens: readonly string[]): Load => {
  const acknowledged: Acknowledgement = { bets: new Map(), deposits: new Map(), repeated: 0 }

  /** Undefined when the gateway refused; throws when it broke down. */
  const send = async <C extends Call>(
    address: string,
    row: C,
    request: RequestOf<C> | object,
    token: string,
    key = '',
  ): Promise<ResponseOf<C> | undefined> => {
    const read = row.method === 'GET'
    const query = read ? `?${new URLSearchParams(request as Record<string, string>)}` : ''
    const answer = await fetch(`${address}${row.path}${query}`, {
      method: row.method,
      headers: { [HEADERS.token]: token, ...(read ? {} : { 'content-type': 'application/json', [HEADERS.idempotencyKey]: key }) },
      ...(read ? {} : { body: JSON.stringify(request) }),
    })
    const envelope = (await answer.json()) as { success: boolean; value: ResponseOf<C>; code?: string }
    if (answer.status >= 500) throw new Error(`the gateway answered ${answer.status} ${envelope.code}`)
    return envelope.success ? envelope.value : undefined
  }

  const acknowledge = (sent: SentRequest, value: object): void => {
    if ('bets' in value)
      acknowledged.bets.set(
        sent.key,
        (value.bets as { betId: string }[]).map(({ betId }) => betId),
      )
    if ('depositId' in value) acknowledged.deposits.set(sent.key, String(value.depositId))
  }

  const next = async (address: string, token: string): Promise<SentRequest | undefined> => {
    const key = randomUUID()
    if (randomInt(10) === 0) return { row: createDeposit, request: { method: 'SANDBOX', amount: '10000' }, key }
    const opened = await send(address, openedNumero, { gameCode: 'SSC1' }, token)
    const numero = opened?.current?.numero
    return numero === undefined ? undefined : { row: placeBets, request: { gameCode: 'SSC1', numero, lines: someLines() }, key }
  }

  const pending = new Map<string, SentRequest>()

  const playOne = async (address: string, token: string): Promise<void> => {
    for (;;) {
      const repeated = pending.get(token)
      if (repeated) acknowledged.repeated++
      const sent = repeated ?? (await next(address, token))
      if (!sent) continue
      pending.set(token, sent)
      const value = await send(address, sent.row, sent.request, token, sent.key)
      pending.delete(token)
      if (value) acknowledge(sent, value)
    }
  }

  return {
    acknowledged,
    play: async (address) => {
      const broken = await Promise.allSettled(tokens.map((token) => playOne(address, token)))
      // Only a broken connection is expected; an answer that is none of ours is a finding.
      for (const each of broken)
        if (each.status === 'rejected' && !(each.reason instanceof TypeError) && !(each.reason instanceof SyntaxError)) throw each.reason
    },
  }
}
