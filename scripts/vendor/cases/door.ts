import { randomUUID } from 'node:crypto'
import { type Case, handOf, must } from '../case.ts'
import { messageOf } from '../client.ts'
import { newBet } from '../seat.ts'

const SECOND = 1_000
const STORM = 30

/** Who is let in: signatures, keys, times, nonces, and how often. */
export const DOOR: readonly Case[] = [
  {
    id: 'W13',
    title: 'what is not signed as it should be moves nothing, and each fault has its own status',
    play: async ({ seat: sit, client }) => {
      const seat = await sit()
      const start = await seat.balance()
      const wrong = { ...client.key, secret: `${client.key.secret}x` }
      // Nobody signs an answer with a key that is not theirs, so what a stranger is told is read from outside.
      const stranger = await client.transport({
        method: 'POST',
        path: '/vendor/v1/wallet/balance',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      must('without any header', { http: stranger.status }, { http: 401 })
      must('by an unknown key', await seat.bet({}, { key: { ...client.key, keyId: 'k_nobody' } }), { status: 'UNKNOWN_VENDOR' })
      must('by an unknown vendor', await seat.bet({}, { key: { ...client.key, vendor: 'NOBODY' } }), { status: 'UNKNOWN_VENDOR' })
      const forged = { 'X-Signature': '0'.repeat(64) }
      must('a wrong signature', await seat.bet({}, { headers: forged }), { status: 'INVALID_SIGNATURE' })
      must('no signature', await seat.bet({}, { headers: { 'X-Signature': '' } }), { status: 'INVALID_SIGNATURE' })
      const { sessionToken, playerId, currency, gameCode, unit } = seat
      const raw = JSON.stringify({ ...newBet(), requestId: 'r', sessionToken, playerId, currency, gameCode, amount: unit })
      must('a body altered by one byte', await seat.bet({}, { raw, altered: raw.replace('"r"', '"s"') }), { status: 'INVALID_SIGNATURE' })
      must('a body with a byte more', await seat.bet({}, { raw, altered: `${raw}\n` }), { status: 'INVALID_SIGNATURE' })
      const nonce = randomUUID()
      must('with a nonce', await seat.bet({}, { nonce }), { status: 'OK' })
      must('with the same nonce', await seat.bet({}, { nonce }), { status: 'REPLAYED_NONCE' })
      must('a short nonce', await seat.bet({}, { nonce: 'short' }), { status: 'INVALID_SIGNATURE' })
      must('an old one', await seat.bet({}, { at: client.now() - 3_600 * SECOND }), { status: 'STALE_TIMESTAMP' })
      const parts = { method: 'POST', path: '/vendor/v1/wallet/bet', body: raw, at: client.now(), nonce: randomUUID() }
      const secret = await client.transport(messageOf(wrong, parts))
      must('by another secret', { http: secret.status }, { http: 401 })
      must('afterwards', { balance: await seat.balance() }, { balance: start - seat.unit })
    },
  },
  {
    id: 'W17',
    title: 'two keys are good at once, and one that is retired is not',
    needs: ['addKey', 'retireKey'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const key = await handOf(hands, 'addKey')()
      const bet = newBet()
      must('by the new key', await seat.bet(bet, { key }), { status: 'OK' })
      must('the same by the old one', await seat.bet(bet), { status: 'OK', replay: true })
      await handOf(hands, 'retireKey')(key)
      must('by the retired one', await seat.bet({}, { key }), { status: 'UNKNOWN_VENDOR' })
      must('by the one that is left', await seat.bet(), { status: 'OK' })
    },
  },
  {
    id: 'W19',
    title: 'two vendors may use one id, and each sees its own',
    needs: ['otherVendor'],
    play: async ({ seat: sit, hands }) => {
      const [seat, other] = [await sit(), await handOf(hands, 'otherVendor')()]
      const [start, theirs] = [await seat.balance(), await other.balance()]
      const bet = newBet()
      must('the bet of one', await seat.bet(bet), { status: 'OK', balance: start - seat.unit })
      must('the bet of the other', await other.bet(bet), { status: 'OK', balance: theirs - other.unit, replay: undefined })
      must('its rollback', await other.rollback({ betTxId: bet.txId }), { status: 'OK', balance: theirs })
      must('the first stands', { balance: await seat.balance() }, { balance: start - seat.unit })
      must("another's player", await seat.bet({ playerId: other.playerId }), { status: 'UNKNOWN_PLAYER' })
      const only = newBet()
      await seat.bet(only)
      must("another's transaction", await other.send('transaction', { txId: only.txId }), { status: 'TX_NOT_FOUND' })
    },
  },
  {
    id: 'W34',
    title: 'a win is taken by the new key when the one of its bet was retired meanwhile',
    needs: ['addKey', 'retireKey'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const key = await handOf(hands, 'addKey')()
      const bet = newBet()
      await seat.bet(bet, { key })
      await handOf(hands, 'retireKey')(key)
      const win = { txId: randomUUID(), roundId: bet.roundId, betTxId: bet.txId }
      must('by the retired key', await seat.win(win, { key }), { status: 'UNKNOWN_VENDOR' })
      must('by the other', await seat.win(win), { status: 'OK' })
    },
  },
  {
    id: 'W35',
    title: 'clocks may differ by 299 seconds and not by 301',
    play: async ({ seat: sit, client }) => {
      const seat = await sit()
      for (const sign of [1, -1]) {
        const at = (seconds: number) => ({ at: client.now() + sign * seconds * SECOND })
        must(`${sign * 299} seconds off`, await seat.bet({}, at(299)), { status: 'OK' })
        must(`${sign * 301} seconds off`, await seat.bet({}, at(301)), { status: 'STALE_TIMESTAMP' })
      }
    },
  },
  {
    id: 'W36',
    title: 'a nonce is used up over a restart, too',
    needs: ['restart'],
    play: async ({ seat: sit, hands, client }) => {
      const seat = await sit()
      const [nonce, at] = [randomUUID(), client.now()]
      must('the first time', await seat.bet({}, { nonce, at }), { status: 'OK' })
      await handOf(hands, 'restart')()
      must('after the restart', await seat.bet({}, { nonce, at }), { status: 'REPLAYED_NONCE' })
    },
  },
  {
    id: 'W38',
    title: 'of too many calls no win and no rollback is put off',
    needs: ['callsPerSecond', 'advance'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const bets = Array.from({ length: STORM }, newBet)
      for (const bet of bets) await seat.bet(bet)
      await handOf(hands, 'callsPerSecond')(2)
      await handOf(hands, 'advance')(SECOND)
      const start = await seat.balance()
      const late = newBet()
      const storm = await Promise.all([
        ...bets.slice(1).map((bet) => seat.win({ roundId: bet.roundId, betTxId: bet.txId })),
        seat.rollback({ betTxId: bets[0]!.txId }),
        ...Array.from({ length: STORM }, () => seat.send('balance', { requestId: 'r', playerId: seat.playerId, currency: seat.currency })),
      ])
      must('wins and rollbacks', { OK: storm.slice(0, STORM).filter(({ status }) => status === 'OK').length }, { OK: STORM })
      const refused = storm.slice(STORM).filter(({ status }) => status === 'TOO_MANY_REQUESTS')
      must('the others', { some: refused.length > 0, after: Number(refused[0]?.headers['retry-after']) > 0 }, { some: true, after: true })
      must('a bet', await seat.bet(late), { status: 'TOO_MANY_REQUESTS' })
      await handOf(hands, 'advance')(SECOND)
      must('the bet a second later', await seat.bet(late), { status: 'OK', balance: start + (STORM - 1) * seat.unit })
      await handOf(hands, 'callsPerSecond')(2_000)
      await handOf(hands, 'advance')(SECOND)
    },
  },
]
