import type { VendorCallName } from './calls.ts'

const SERVER_TIME = '2026-11-29T08:00:00.000Z'
const ofPlayer = { playerId: 'p_7Kq2mX9d', currency: 'VND' }
const PLAYED = { ...ofPlayer, gameCode: 'lotus-25' }
const MOVED = { status: 'OK', walletTxId: '0b0f0f5e-6f5b-8d54-9a44-0e2f6f1c7a10', serverTime: SERVER_TIME }
const BET = {
  txId: 'bet-1',
  walletTxId: MOVED.walletTxId,
  kind: 'BET',
  roundId: 'round-1',
  ...PLAYED,
  amount: 250_000_000,
  betTxId: null,
  rolledBack: false,
  at: SERVER_TIME,
}
const SESSION_TOKEN = 'q1w2e3r4t5y6u7i8o9p0'

/** A request and its reply for each call: for the reference, and for tests. A GET has what stands in its path. */
export const VENDOR_EXAMPLES: Readonly<Record<VendorCallName, { readonly request: object; readonly reply: object }>> = {
  authenticate: {
    request: { token: 'Zm9yIG9uZSBsYXVuY2ggb25seQ' },
    reply: {
      status: 'OK',
      sessionToken: SESSION_TOKEN,
      mode: 'real',
      ...PLAYED,
      language: 'EN',
      currencyExponent: 0,
      balance: 10_000_000_000,
      site: 'https://portal.example',
      lobbyUrl: 'https://portal.example/',
      cashierUrl: 'https://portal.example/memberCenter/deposit',
      limits: { minStake: 10_000, maxStake: 1_000_000_000_000, maxPayout: 100_000_000_000_000 },
      jurisdiction: {
        autoplay: false,
        turbo: false,
        minimumRoundMs: { slot: 2500, other: 5000 },
        celebrationAtOrBelowStake: false,
        oneGameAtATime: true,
        showNetPosition: true,
        showElapsed: true,
      },
      realityCheck: { everyMinutes: 30, elapsedSeconds: 65 },
      openRounds: [],
      serverTime: SERVER_TIME,
    },
  },
  balance: {
    request: { requestId: 'r-1', ...ofPlayer },
    reply: { status: 'OK', balance: 10_000_000_000, currency: 'VND', serverTime: SERVER_TIME },
  },
  bet: {
    request: { requestId: 'r-2', txId: 'bet-1', roundId: 'round-1', sessionToken: SESSION_TOKEN, ...PLAYED, amount: 250_000_000 },
    reply: { ...MOVED, txId: 'bet-1', balance: 9_750_000_000 },
  },
  win: {
    request: { requestId: 'r-3', txId: 'win-1', roundId: 'round-1', ...PLAYED, amount: 500_000_000, betTxId: 'bet-1', roundClosed: true },
    reply: { ...MOVED, txId: 'win-1', balance: 10_250_000_000 },
  },
  betAndWin: {
    request: {
      requestId: 'r-4',
      betTxId: 'bet-2',
      winTxId: 'win-2',
      roundId: 'round-2',
      sessionToken: SESSION_TOKEN,
      ...PLAYED,
      betAmount: 10_000,
      winAmount: 20_000,
      roundClosed: true,
    },
    reply: { ...MOVED, txId: 'bet-2', winWalletTxId: '9d8f4d5e-4d12-8a51-9b0f-02b8b1f5b7aa', balance: 10_250_010_000 },
  },
  rollback: {
    request: { requestId: 'r-5', txId: 'back-1', ...ofPlayer, betTxId: 'bet-1' },
    reply: { ...MOVED, txId: 'back-1', balance: 10_000_000_000 },
  },
  closeRound: {
    request: { requestId: 'r-6', roundId: 'round-1', playerId: ofPlayer.playerId, gameCode: PLAYED.gameCode },
    reply: {
      status: 'OK',
      roundId: 'round-1',
      state: 'CLOSED',
      staked: 250_000_000,
      won: 0,
      balance: 9_750_000_000,
      serverTime: SERVER_TIME,
    },
  },
  award: {
    request: { requestId: 'r-7', txId: 'award-1', ...ofPlayer, amount: 1_000_000_000, campaignId: 'spring', kind: 'tournament' },
    reply: { ...MOVED, txId: 'award-1', balance: 10_750_000_000 },
  },
  transaction: { request: { txId: 'bet-1' }, reply: { status: 'OK', transaction: BET, serverTime: SERVER_TIME } },
  round: {
    request: { roundId: 'round-1' },
    reply: {
      status: 'OK',
      round: {
        roundId: 'round-1',
        ...PLAYED,
        state: 'OPEN',
        closedBy: null,
        staked: 250_000_000,
        won: 0,
        openedAt: SERVER_TIME,
        closedAt: null,
        transactions: [BET],
      },
      serverTime: SERVER_TIME,
    },
  },
  jackpots: {
    request: { requestId: 'r-9', jackpots: [{ gameCode: 'lotus-25', currency: 'VND', amount: 348_291_620_500 }] },
    reply: { status: 'OK', serverTime: SERVER_TIME },
  },
  matches: {
    request: {
      requestId: 'r-10',
      matches: [
        {
          key: 'north-south',
          league: { EN: 'Lantern League' },
          home: { EN: 'North Harbor' },
          away: { EN: 'South Hills' },
          startsAt: '2026-11-29T12:00:00.000Z',
          gameCode: 'pearl-sports',
          bets: [{ label: { EN: 'North Harbor' }, odds: '1.85' }],
        },
      ],
    },
    reply: { status: 'OK', serverTime: SERVER_TIME },
  },
  report: {
    request: { date: '2026-11-29' },
    reply: {
      status: 'OK',
      date: '2026-11-29',
      timeZone: 'Asia/Ho_Chi_Minh',
      counts: { BET: 1 },
      sums: { VND: { BET: 250_000_000 } },
      transactions: [BET],
      serverTime: SERVER_TIME,
    },
  },
}
