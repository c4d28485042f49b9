import { randomUUID } from 'node:crypto'
import type { VendorCallName } from '@portico/contract/vendor/calls'
import type { Tx } from './books.ts'
import type { ToyWallet } from './wallet.ts'

type Fields = Readonly<Record<string, unknown>>
type Answer = (vendor: string, fields: Fields) => Promise<Fields>

const UNIT = 10_000

/** What a toy wallet answers to each call. */
export const toyCalls = (wallet: ToyWallet): Readonly<Record<VendorCallName, Answer>> => {
  const { books, now, at, has, no, once, check, checkBet, checkFreeRound, isPaidTooMuch, tooMuch, playerOf, roundOf, ofRound, sum, keyOf } =
    wallet
  const betOf = (vendor: string, txId: unknown): Tx | undefined => books.txs.get(keyOf(vendor, String(txId)))

  const storyOf = (tx: Tx) => ({
    txId: tx.txId,
    walletTxId: tx.walletTxId,
    kind: tx.kind,
    roundId: tx.roundId,
    gameCode: books.gameCode,
    playerId: tx.playerId,
    currency: wallet.CURRENCY,
    amount: tx.amount,
    betTxId: tx.betTxId,
    rolledBack: tx.isBack,
    at: new Date(tx.at).toISOString(),
  })

  const checkWin = (vendor: string, fields: Fields, amount: number): void => {
    const { betTxId, roundId, type = 'win' } = fields
    if (betOf(vendor, betTxId)?.kind === 'TOMBSTONE') no('ALREADY_ROLLED_BACK')
    const known = books.rounds.get(`${vendor} ${String(roundId)}`)
    if (!known && type === 'win' && !has('pays a win without a bet')) no('BET_NOT_FOUND')
    const round = roundOf(vendor, fields)
    const bets = ofRound(vendor, String(roundId)).filter(({ kind, txId }) => kind === 'BET' && (betTxId === undefined || txId === betTxId))
    if (bets.length > 0 && bets.every(({ isBack }) => isBack) && !has('pays a win of a bet that was given back')) no('ALREADY_ROLLED_BACK')
    if (bets.length === 0 && type === 'win' && !has('pays a win without a bet')) no('BET_NOT_FOUND')
    if (round.isClosed && type === 'win' && !has('pays a win of a bet that was given back')) no('ROUND_CLOSED')
    if (isPaidTooMuch(vendor, roundId, amount)) tooMuch(vendor, roundId)
    if (fields['roundClosed'] === true) round.isClosed = true
  }

  const voidBets = (vendor: string, fields: Fields, tx: Tx): number => {
    const { betTxId, roundId } = fields as { readonly betTxId?: string; readonly roundId?: string }
    const bet = betTxId === undefined ? undefined : betOf(vendor, betTxId)
    if (betTxId !== undefined && !bet) {
      if (!has('forgets a rollback that came before its bet'))
        books.txs.set(keyOf(vendor, betTxId), {
          ...tx,
          txId: betTxId,
          kind: 'TOMBSTONE',
          walletTxId: randomUUID(),
          isBack: true,
        })
      return 0
    }
    if (bet && bet.kind !== 'BET') return bet.kind === 'TOMBSTONE' ? 0 : no('TX_CONFLICT')
    const ofIt = ofRound(vendor, String(bet?.roundId ?? roundId))
    const isWon = ofIt.some(({ kind, betTxId: of }) => kind === 'WIN' && (bet === undefined || of === null || of === bet.txId))
    if (isWon && !has('gives back what was won on')) no('TX_CONFLICT')
    const bets = bet ? [bet] : ofIt.filter(({ kind }) => kind === 'BET')
    const open = has('gives back as often as it is asked with another id') ? bets : bets.filter(({ isBack }) => !isBack)
    for (const each of open) each.isBack = true
    const round = books.rounds.get(`${vendor} ${String(bet?.roundId ?? roundId)}`)
    if (round && ofIt.filter(({ kind }) => kind === 'BET').every(({ isBack }) => isBack)) round.isClosed = round.isBack = true
    return open.reduce((total, { amount }) => total + amount, 0)
  }

  return {
    authenticate: async (vendor, { token }) => {
      const playerId = books.tokens.get(String(token))
      const player = playerId === undefined ? undefined : books.players.get(playerId)
      if (!player || player.vendor !== vendor) return { status: 'INVALID_TOKEN', serverTime: at() }
      books.tokens.delete(String(token))
      const sessionToken = randomUUID()
      books.sessions.set(sessionToken, { playerId: player.playerId, lastAt: now() })
      const { exponent, minStake, maxStake, maxPayout, minimumRoundMs } = books.terms
      const { isTrial = false } = player
      return {
        status: 'OK',
        sessionToken,
        mode: isTrial ? 'demo' : 'real',
        playerId: isTrial ? null : playerId,
        gameCode: books.gameCode,
        language: 'EN',
        currency: wallet.CURRENCY,
        currencyExponent: Math.min(exponent, 4),
        balance: isTrial ? null : player.balance,
        site: books.site,
        lobbyUrl: `${books.site}/`,
        cashierUrl: `${books.site}/deposit`,
        limits: { minStake, maxStake, maxPayout },
        jurisdiction: {
          autoplay: false,
          turbo: false,
          minimumRoundMs: { slot: minimumRoundMs, other: minimumRoundMs },
          celebrationAtOrBelowStake: false,
          oneGameAtATime: false,
          showNetPosition: true,
          showElapsed: true,
        },
        realityCheck: null,
        openRounds: [],
        serverTime: at(),
      }
    },

    balance: async (vendor, fields) => {
      try {
        const { balance } = playerOf(vendor, fields)
        return { status: 'OK', balance, currency: wallet.CURRENCY, serverTime: at() }
      } catch (error) {
        if (error instanceof wallet.No) return { status: error.status, serverTime: at() }
        throw error
      }
    },

    bet: (vendor, fields) =>
      once('bet', vendor, fields, String(fields['txId']), { kind: 'BET' }, (player, tx) => {
        const amount = check(fields['amount'])
        const free = fields['freeRound'] as { campaignId: string; index: number } | undefined
        if ((free === undefined) !== (amount !== 0)) no('INVALID_AMOUNT')
        if (free) tx.freeRound = checkFreeRound(player, free)
        const round = checkBet(vendor, player, fields, amount)
        if (player.balance < amount && !has('reads the balance before it waits for its turn')) no('INSUFFICIENT_FUNDS')
        if (fields['roundClosed'] === true) round.isClosed = true
        return { amount, move: -amount }
      }),

    win: (vendor, fields) => {
      if (books.isMaintenance && has('refuses wins in maintenance')) return Promise.resolve({ status: 'MAINTENANCE', serverTime: at() })
      return once('win', vendor, fields, String(fields['txId']), { kind: 'WIN' }, () => {
        const amount = check(fields['amount'])
        checkWin(vendor, fields, amount)
        return { amount, move: has('rounds a win down to ten steps') ? amount - (amount % (3 * UNIT)) : amount }
      })
    },

    betAndWin: (vendor, fields) => {
      const [betTxId, winTxId] = [String(fields['betTxId']), String(fields['winTxId'])]
      return once('betAndWin', vendor, { ...fields, betTxId: undefined }, betTxId, { kind: 'BET', betTxId: null }, (player, tx) => {
        const [bet, win] = [check(fields['betAmount']), check(fields['winAmount'])]
        if (bet === 0 || betTxId === winTxId) no('INVALID_AMOUNT')
        const isTaken = books.txs.has(keyOf(vendor, winTxId))
        if (isTaken && !has('keeps the bet when its win is refused')) no('TX_CONFLICT')
        const round = checkBet(vendor, player, fields, bet)
        if (player.balance < bet) no('INSUFFICIENT_FUNDS')
        if (isPaidTooMuch(vendor, fields['roundId'], win)) tooMuch(vendor, fields['roundId'])
        if (isTaken) return { amount: bet, move: -bet }
        const winWalletTxId = randomUUID()
        books.txs.set(keyOf(vendor, winTxId), { ...tx, txId: winTxId, kind: 'WIN', walletTxId: winWalletTxId, amount: win, betTxId })
        if (fields['roundClosed'] === true) round.isClosed = true
        return { amount: bet, move: win - bet, more: { winWalletTxId } }
      })
    },

    rollback: (vendor, fields) =>
      once('rollback', vendor, fields, String(fields['txId']), { kind: 'ROLLBACK', roundId: null }, (_player, tx) => {
        const amount = voidBets(vendor, fields, tx)
        return { amount, move: amount }
      }),

    closeRound: async (vendor, { roundId, playerId }) => {
      const round = books.rounds.get(`${vendor} ${String(roundId)}`)
      if (!round || round.playerId !== playerId) return { status: round ? 'TX_CONFLICT' : 'BET_NOT_FOUND', serverTime: at() }
      if (round.isClosed && has('closes a round once')) return { status: 'ROUND_CLOSED', serverTime: at() }
      round.isClosed = true
      const txs = ofRound(vendor, String(roundId))
      return { status: 'OK', roundId, state: 'CLOSED', staked: sum(txs, 'BET'), won: sum(txs, 'WIN'), serverTime: at() }
    },

    award: (vendor, fields) =>
      once('award', vendor, fields, String(fields['txId']), { kind: 'AWARD' }, () => {
        const amount = check(fields['amount'])
        if (amount === 0) no('INVALID_AMOUNT')
        const campaign = books.campaigns.get(String(fields['campaignId']))
        if (campaign?.kind !== 'AWARD' || amount > campaign.left) return no('CAMPAIGN_CLOSED')
        if (campaign.endsAt <= now() && !has('pays awards of a campaign that is over')) no('CAMPAIGN_CLOSED')
        campaign.left -= amount
        return { amount, move: amount }
      }),

    jackpots: async () => ({ status: 'OK', serverTime: at() }),
    matches: async () => ({ status: 'OK', serverTime: at() }),

    transaction: async (vendor, { txId }) => {
      const tx = betOf(vendor, txId)
      return tx ? { status: 'OK', transaction: storyOf(tx), serverTime: at() } : { status: 'TX_NOT_FOUND', serverTime: at() }
    },

    round: async (vendor, { roundId }) => {
      const round = books.rounds.get(`${vendor} ${String(roundId)}`)
      if (!round) return { status: 'TX_NOT_FOUND', serverTime: at() }
      const txs = ofRound(vendor, String(roundId))
      const closed = round.isClosed
      return {
        status: 'OK',
        round: {
          roundId,
          gameCode: round.gameCode,
          playerId: round.playerId,
          currency: wallet.CURRENCY,
          state: closed ? 'CLOSED' : 'OPEN',
          closedBy: closed ? 'VENDOR' : null,
          staked: sum(txs, 'BET'),
          won: sum(txs, 'WIN'),
          openedAt: new Date(txs[0]?.at ?? now()).toISOString(),
          closedAt: closed ? at() : null,
          transactions: txs.map(storyOf),
        },
        serverTime: at(),
      }
    },

    report: async (vendor, { date }) => {
      const day = String(date)
      if (!new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)) return { status: 'INVALID_REQUEST', serverTime: at() }
      const all = [...books.txs.values()].filter((tx) => tx.vendor === vendor && new Date(tx.at).toISOString().startsWith(day))
      const rows = has('leaves the last transaction out of the report') ? all.slice(0, -1) : all
      const kindOf = ({ kind }: Tx) => (kind === 'ROLLBACK' && has('counts a rollback as a bet in the sums') ? 'BET' : kind)
      const kinds = [...Map.groupBy(rows, kindOf)]
      return {
        status: 'OK',
        date,
        timeZone: 'UTC',
        counts: Object.fromEntries(kinds.map(([kind, own]) => [kind, own.length])),
        sums: {
          [wallet.CURRENCY]: Object.fromEntries(kinds.map(([kind, own]) => [kind, own.reduce((total, { amount }) => total + amount, 0)])),
        },
        transactions: rows.map(storyOf),
        serverTime: at(),
      }
    },
  }
}
