import type { Amount } from '../games/game.ts'

/** What the studio asks of an operator's wallet. `client.ts` asks over the vendor API; tests put a wallet of their own here. */
export interface Wallet {
  readonly authenticate: (token: string) => Promise<Authenticated | { readonly status: string }>
  readonly send: (path: WalletPath, body: Readonly<Record<string, unknown>>) => Promise<WalletReply>
}

export type WalletPath = 'wallet/bet' | 'wallet/win' | 'wallet/rollback' | 'wallet/balance' | 'jackpot/report' | 'match/report'

/** `UNANSWERED` is the client's own: the outcome is unknown. */
export interface WalletReply {
  readonly status: string
  /** When the wallet did it, or first did. */
  readonly serverTime?: string
  readonly balance?: Amount | null
  readonly currentBalance?: Amount | null
  readonly bonus?: Bonus
}

/** How much of the balance is bonus money, and the most that one bet may be while there is any. */
export interface Bonus {
  readonly amount: Amount
  readonly maxStake?: Amount
}

export interface Authenticated {
  readonly status: 'OK'
  readonly sessionToken: string
  readonly mode: 'real' | 'demo'
  readonly playerId: string | null
  readonly gameCode: string
  readonly language: string
  readonly currency: string
  readonly currencyExponent: number
  readonly balance: Amount | null
  readonly site: string
  readonly lobbyUrl: string
  readonly cashierUrl: string
  readonly limits: { readonly minStake: Amount; readonly maxStake: Amount; readonly maxPayout: Amount }
  readonly jurisdiction?: { readonly minimumRoundMs?: { readonly slot?: number; readonly other?: number } }
}
