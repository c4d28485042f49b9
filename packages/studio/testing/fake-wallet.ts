import type { Authenticated, Wallet, WalletPath, WalletReply } from '../wallet/wallet.ts'

type Body = Readonly<Record<string, unknown>>
export type Fault = 'LOST_CALL' | 'LOST_REPLY' | (string & {})

/** A wallet in the test's own process: one player, every rule that the studio leans on, and faults on demand. Places that are named it holds to. */
export interface FakeWallet extends Wallet {
  readonly balance: () => number
  readonly calls: readonly { readonly path: WalletPath; readonly body: Body }[]
  /** What befalls the next calls, one each: a status, a call that never arrives or a reply that gets lost. */
  readonly faults: Fault[]
}

export const fakeWallet = (begin: number, over: Partial<Authenticated> = {}): FakeWallet => {
  let balance = begin
  const done = new Map<string, WalletReply>()
  const bets = new Map<string, number>()
  const tombstones = new Set<string>()
  const calls: { path: WalletPath; body: Body }[] = []
  const faults: Fault[] = []
  const { currencyExponent: places } = over
  const isWritable = (amount: number) => places === undefined || amount % 10 ** (4 - Math.min(places, 4)) === 0
  const book = (path: WalletPath, body: Body): WalletReply => {
    const tx = String(body['txId'])
    const amount = Number(body['amount'])
    if (path === 'jackpot/report' || path === 'match/report') return { status: 'OK' }
    if (path === 'wallet/balance') return { status: 'OK', balance }
    const before = done.get(tx)
    if (before) return { ...before, currentBalance: balance }
    if ((path === 'wallet/bet' || path === 'wallet/win') && !isWritable(amount)) return { status: 'INVALID_AMOUNT', balance }
    if (path === 'wallet/bet') {
      if (tombstones.has(tx)) return { status: 'ALREADY_ROLLED_BACK', balance }
      if (amount > balance) return { status: 'INSUFFICIENT_FUNDS', balance }
      bets.set(tx, amount)
      balance -= amount
    }
    if (path === 'wallet/win') {
      const bet = String(body['betTxId'])
      if (tombstones.has(bet)) return { status: 'ALREADY_ROLLED_BACK', balance }
      if (!bets.has(bet)) return { status: 'BET_NOT_FOUND', balance }
      balance += amount
    }
    if (path === 'wallet/rollback') {
      const bet = String(body['betTxId'])
      if (!tombstones.has(bet)) balance += bets.get(bet) ?? 0
      tombstones.add(bet)
    }
    const reply = { status: 'OK', balance }
    done.set(tx, reply)
    return reply
  }
  const tokens = new Set<string>()
  return {
    balance: () => balance,
    calls,
    faults,
    authenticate: async (token) => {
      if (tokens.has(token)) return { status: 'INVALID_TOKEN' }
      tokens.add(token)
      return {
        status: 'OK',
        sessionToken: 'wallet-session',
        mode: 'real',
        playerId: 'player-1',
        gameCode: 'PSMOONGATE',
        language: 'EN',
        currency: 'VND',
        currencyExponent: 0,
        balance,
        site: 'https://portal.example',
        lobbyUrl: 'https://portal.example/',
        cashierUrl: 'https://portal.example/deposit',
        limits: { minStake: 10_000_000, maxStake: 5_000_000_000, maxPayout: 50_000_000_000_000 },
        ...over,
      }
    },
    send: async (path, body) => {
      calls.push({ path, body })
      const fault = faults.shift()
      if (fault === 'LOST_CALL') return { status: 'UNANSWERED' }
      if (fault === 'LOST_REPLY') {
        book(path, body)
        return { status: 'UNANSWERED' }
      }
      return fault ? { status: fault, balance } : book(path, body)
    },
  }
}
