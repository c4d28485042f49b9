import { randomUUID } from 'node:crypto'
import type { VendorStatus } from '@portico/contract/vendor/statuses'
import type { Books, Player, Round, Tx } from './books.ts'
import type { Fault } from './faults.ts'

type Fields = Readonly<Record<string, unknown>>
type Reply = { readonly status: VendorStatus } & Fields

/** What is said no to. */
class No extends Error {
  readonly status: VendorStatus
  readonly more: Fields
  constructor(status: VendorStatus, more: Fields = {}) {
    super(status)
    this.status = status
    this.more = more
  }
}
const no = (status: VendorStatus, more?: Fields): never => {
  throw new No(status, more)
}

const CURRENCY = 'VND'
const IDLE_MS = 1_800_000
const MOST = 1_000_000_000_000_000
const PLACES = 4
/** What a retry may have otherwise. */
const FREE = new Set(['requestId', 'sessionToken', 'meta'])

/** The rules of the vendor API over a toy's books, but for the faults it is given. Written from docs/vendors.md, to try the kit on. */
export const createToyWallet = (books: Books, now: () => number, faults: ReadonlySet<Fault>) => {
  const has = (fault: Fault): boolean => faults.has(fault)
  const at = () => new Date(now()).toISOString()
  const keyOf = (vendor: string, txId: string): string => (has('keeps one list of ids for all vendors') ? txId : `${vendor} ${txId}`)
  const printOf = (name: string, fields: Fields): string =>
    JSON.stringify([
      name,
      ...Object.entries(fields)
        .filter(([field]) => !FREE.has(field))
        .toSorted(),
    ])
  const ofRound = (vendor: string, roundId: string): Tx[] =>
    [...books.txs.values()].filter((tx) => tx.vendor === vendor && tx.roundId === roundId)
  const sum = (txs: readonly Tx[], kind: Tx['kind']): number =>
    txs.filter((tx) => tx.kind === kind && !tx.isBack).reduce((total, { amount }) => total + amount, 0)

  const playerOf = (vendor: string, { playerId, currency }: Fields): Player => {
    const player = books.players.get(String(playerId))
    if (!player || player.vendor !== vendor) return no('UNKNOWN_PLAYER')
    if (currency !== undefined && currency !== CURRENCY && !has('takes any currency')) no('WRONG_CURRENCY')
    return player
  }

  const check = (amount: unknown): number => {
    const step = has('writes amounts of any places') ? 1 : 10 ** (PLACES - Math.min(books.terms.exponent, PLACES))
    const isBelow = typeof amount === 'number' && amount < 0 && has('takes stakes below zero')
    if (typeof amount !== 'number' || !Number.isInteger(amount) || (amount < 0 && !isBelow) || amount > MOST || amount % step !== 0)
      return no('INVALID_AMOUNT')
    return amount
  }

  const roundOf = (vendor: string, { roundId, playerId, gameCode }: Fields): Round => {
    const key = `${vendor} ${String(roundId)}`
    const known = books.rounds.get(key)
    const round = known ?? {
      roundId: String(roundId),
      playerId: String(playerId),
      gameCode: String(gameCode),
      isClosed: false,
      isBack: false,
    }
    if (round.playerId !== playerId || round.gameCode !== gameCode) no('TX_CONFLICT')
    books.rounds.set(key, round)
    return round
  }

  const checkBet = (vendor: string, player: Player, fields: Fields, amount: number): Round => {
    const session = books.sessions.get(String(fields['sessionToken']))
    if (!session || session.playerId !== player.playerId) return no('INVALID_TOKEN')
    if (now() - session.lastAt >= IDLE_MS && !has('takes a bet of a session that is over')) no('SESSION_EXPIRED')
    session.lastAt = now()
    if (books.isMaintenance) no('MAINTENANCE')
    if (fields['gameCode'] !== books.gameCode) no('GAME_DISABLED')
    const round = roundOf(vendor, fields)
    if (round.isBack) no('ALREADY_ROLLED_BACK')
    if (round.isClosed && !has('takes bets of a round that is closed')) no('ROUND_CLOSED')
    if (amount > books.terms.maxStake && !has('has no most of a stake')) no('LIMIT_REACHED', { limit: { kind: 'MAX_STAKE' } })
    if (player.isShutOut && !has('takes bets of who shut themselves out')) no('PLAYER_BLOCKED')
    const played = sum(
      [...books.txs.values()].filter((tx) => tx.playerId === player.playerId),
      'BET',
    )
    if (player.limit !== null && played + amount > player.limit)
      no('LIMIT_REACHED', { limit: { kind: 'STAKE', remaining: player.limit - played } })
    return round
  }

  const checkFreeRound = (player: Player, free: { campaignId: string; index: number }): string => {
    const campaign = books.campaigns.get(free.campaignId)
    if (campaign?.kind !== 'FREE_ROUNDS' || campaign.endsAt <= now()) return no('CAMPAIGN_CLOSED')
    const used = `${free.campaignId} ${free.index} ${player.playerId}`
    if (!has('counts no free rounds')) {
      if (free.index > campaign.rounds || [...books.txs.values()].some((tx) => tx.freeRound === used)) no('FREE_ROUNDS_USED')
    }
    return used
  }

  const isPaidTooMuch = (vendor: string, roundId: unknown, amount: number): boolean =>
    !has('pays whatever a round is said to win') && sum(ofRound(vendor, String(roundId)), 'WIN') + amount > books.terms.maxPayout
  const tooMuch = (vendor: string, roundId: unknown): never =>
    no('LIMIT_REACHED', {
      limit: { kind: 'MAX_PAYOUT', remaining: books.terms.maxPayout - sum(ofRound(vendor, String(roundId)), 'WIN') },
    })

  /** Does a transaction once: what was said of its id is said again. */
  const once = async (
    name: string,
    vendor: string,
    fields: Fields,
    txId: string,
    row: Pick<Tx, 'kind'> & Partial<Tx>,
    work: (player: Player, tx: Tx) => { amount: number; move: number; more?: Fields },
  ): Promise<Reply> => {
    let player: Player | undefined
    try {
      player = playerOf(vendor, fields)
      const early = player.balance
      const known = books.txs.get(keyOf(vendor, txId))
      const print = printOf(name, fields)
      if (known && !(has('takes a bet again when it is sent again') && known.kind === 'BET' && !known.isBack)) {
        const isSame = known.print === print || (has('takes another amount for the same id as a repeat') && known.kind === row.kind)
        if (known.kind === 'TOMBSTONE' || (known.kind === 'BET' && known.isBack && isSame)) return no('ALREADY_ROLLED_BACK')
        if (!isSame || !known.reply) return no('TX_CONFLICT')
        const changed = has('answers a repeat with a new id of its own') ? { walletTxId: randomUUID() } : {}
        return { ...(known.reply as Reply), replay: true, currentBalance: player.balance, ...changed }
      }
      const tx: Tx = {
        vendor,
        txId,
        walletTxId: randomUUID(),
        print,
        roundId: (fields['roundId'] as string | undefined) ?? null,
        playerId: player.playerId,
        betTxId: (fields['betTxId'] as string | undefined) ?? null,
        at: now(),
        amount: 0,
        isBack: false,
        ...row,
      }
      const { amount, move, more } = work(player, tx)
      if (has('reads the balance before it waits for its turn')) {
        await Promise.resolve()
        if (early + move < 0) no('INSUFFICIENT_FUNDS')
        player.balance = early + move
      } else {
        if (player.balance + move < 0) no('INSUFFICIENT_FUNDS')
        player.balance += move
      }
      tx.amount = amount
      tx.reply = { status: 'OK', txId, walletTxId: tx.walletTxId, balance: player.balance, serverTime: at(), ...more }
      books.txs.set(keyOf(vendor, txId), tx)
      return tx.reply as Reply
    } catch (error) {
      if (!(error instanceof No)) throw error
      return { status: error.status, txId, serverTime: at(), ...error.more, ...(player ? { balance: player.balance } : {}) }
    }
  }

  return {
    books,
    now,
    at,
    has,
    no,
    once,
    check,
    checkBet,
    checkFreeRound,
    isPaidTooMuch,
    tooMuch,
    playerOf,
    roundOf,
    ofRound,
    sum,
    keyOf,
    CURRENCY,
    No,
  }
}

export type ToyWallet = ReturnType<typeof createToyWallet>
