import { randomUUID } from 'node:crypto'
import { Deviation } from './deviation.ts'
import type { Client, Reply, Spoilt } from './client.ts'

type Fields = Readonly<Record<string, unknown>>

const PLACES = 4

/** A player in a game: their session, and the calls with the usual fields; what is given goes before those. */
export const openSeat = async (client: Client, launch: () => Promise<string>) => {
  const entry = await client.send('authenticate', { token: await launch() })
  if (entry['status'] !== 'OK') throw new Deviation(`a fresh launch token is refused with ${String(entry['status'])}`)
  const { sessionToken, playerId, currency, gameCode, currencyExponent, limits, mode } = entry as unknown as {
    readonly sessionToken: string
    readonly playerId: string
    readonly currency: string
    readonly gameCode: string
    readonly currencyExponent: number
    readonly mode: string
    readonly limits: { readonly minStake: number; readonly maxStake: number; readonly maxPayout: number }
  }
  if (mode !== 'real' || playerId === null) throw new Deviation('the launch is no game for money')
  const step = 10 ** (PLACES - Math.min(currencyExponent, PLACES))
  const own = () => ({ requestId: randomUUID(), playerId, currency })
  const ids = () => ({ ...own(), gameCode })
  const send = (name: Parameters<Client['send']>[0], fields: Fields, spoilt?: Spoilt): Promise<Reply> => client.send(name, fields, spoilt)
  /** A stake that the game and the currency allow. */
  const unit = Math.max(1, Math.ceil(limits.minStake / step)) * step
  return {
    client,
    sessionToken,
    playerId,
    currency,
    gameCode,
    currencyExponent,
    limits,
    step,
    unit,
    send,
    balance: async (): Promise<number> => {
      const { status, balance } = await send('balance', own())
      if (status !== 'OK' || typeof balance !== 'number') throw new Deviation(`the balance is refused with ${String(status)}`)
      return balance
    },
    bet: (more: Fields = {}, spoilt?: Spoilt) =>
      send('bet', { ...ids(), txId: randomUUID(), roundId: randomUUID(), sessionToken, amount: unit, ...more }, spoilt),
    win: (more: Fields, spoilt?: Spoilt) => send('win', { ...ids(), txId: randomUUID(), amount: unit, ...more }, spoilt),
    both: (more: Fields = {}, spoilt?: Spoilt) =>
      send(
        'betAndWin',
        {
          ...ids(),
          betTxId: randomUUID(),
          winTxId: randomUUID(),
          roundId: randomUUID(),
          sessionToken,
          betAmount: unit,
          winAmount: unit,
          roundClosed: true,
          ...more,
        },
        spoilt,
      ),
    rollback: (more: Fields, spoilt?: Spoilt) => send('rollback', { ...own(), txId: randomUUID(), ...more }, spoilt),
    close: (roundId: string, spoilt?: Spoilt) => send('closeRound', { requestId: randomUUID(), playerId, gameCode, roundId }, spoilt),
    award: (more: Fields, spoilt?: Spoilt) =>
      send('award', { ...own(), txId: randomUUID(), amount: unit, kind: 'tournament', ...more }, spoilt),
  }
}

export type Seat = Awaited<ReturnType<typeof openSeat>>

/** Ids of a bet that does not exist yet. */
export const newBet = () => ({ txId: randomUUID(), roundId: randomUUID() })
