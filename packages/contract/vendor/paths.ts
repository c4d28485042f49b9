/** The addresses of the vendor API, below the gateway's own. */
export const VENDOR_PATHS = {
  authenticate: '/vendor/v1/session/authenticate',
  balance: '/vendor/v1/wallet/balance',
  bet: '/vendor/v1/wallet/bet',
  win: '/vendor/v1/wallet/win',
  betAndWin: '/vendor/v1/wallet/bet-and-win',
  rollback: '/vendor/v1/wallet/rollback',
  closeRound: '/vendor/v1/round/close',
  award: '/vendor/v1/promo/award',
  jackpots: '/vendor/v1/jackpot/report',
  matches: '/vendor/v1/match/report',
  transaction: '/vendor/v1/tx/:txId',
  round: '/vendor/v1/round/:roundId',
  report: '/vendor/v1/report/:date',
} as const

export const VENDOR_HEADERS = {
  vendor: 'X-Vendor',
  keyId: 'X-Key-Id',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  signature: 'X-Signature',
} as const

/** Further from now than this, and a signed message is stale. */
export const VENDOR_SKEW_MS = 300_000
