/** What a toy wallet remembers. All amounts are in 1/10000 of the currency. */
export interface Tx {
  readonly vendor: string
  readonly txId: string
  readonly kind: 'BET' | 'WIN' | 'ROLLBACK' | 'AWARD' | 'TOMBSTONE'
  readonly walletTxId: string
  readonly print: string
  readonly roundId: string | null
  readonly playerId: string
  readonly betTxId: string | null
  readonly at: number
  amount: number
  isBack: boolean
  reply?: Readonly<Record<string, unknown>>
  freeRound?: string
}
export interface Round {
  readonly roundId: string
  readonly playerId: string
  readonly gameCode: string
  isClosed: boolean
  isBack: boolean
}
export interface Player {
  readonly playerId: string
  readonly vendor: string
  /** Plays for nothing. */
  readonly isTrial?: boolean
  balance: number
  isShutOut: boolean
  limit: number | null
}
export interface Session {
  readonly playerId: string
  lastAt: number
}
export interface Campaign {
  readonly kind: 'FREE_ROUNDS' | 'AWARD'
  readonly rounds: number
  readonly endsAt: number
  left: number
}

/** What a launch says of its game. */
export interface Launch {
  readonly gameCode: string
  /** The origin that may frame it. */
  readonly site: string
}

export const createBooks = ({ gameCode, site }: Launch) => ({
  gameCode,
  site,
  players: new Map<string, Player>(),
  sessions: new Map<string, Session>(),
  txs: new Map<string, Tx>(),
  rounds: new Map<string, Round>(),
  campaigns: new Map<string, Campaign>(),
  tokens: new Map<string, string>(),
  /** Secrets by `vendor keyId`. */
  keys: new Map<string, string>(),
  nonces: new Set<string>(),
  terms: {
    exponent: 4,
    minStake: 10_000,
    maxStake: 1_000_000_000,
    maxPayout: 100_000_000_000,
    callsPerSecond: 2_000,
    minimumRoundMs: 0,
  },
  isMaintenance: false,
})

export type Books = ReturnType<typeof createBooks>
