import { fileURLToPath } from 'node:url'
import { BINGO_TERMS, type BingoTerms, checkTerms } from './bingo/hall.ts'
import type { PotOpening } from './rounds/jackpot.ts'
import type { WalletKey } from './wallet/client.ts'

export interface StudioSettings {
  readonly host: string
  readonly port: number
  /** The folder of the studio's own store. */
  readonly data: string
  /** The folder of the built page. */
  readonly page: string
  /** As browsers reach it. */
  readonly origin: string
  readonly sites: readonly string[]
  /** Proxies between a browser and the studio. */
  readonly proxies: number
  readonly wallet: WalletKey
  /** What the house puts into pots that are not begun yet. */
  readonly openings: readonly PotOpening[]
  /** How many times faster than in earnest matches of the event book come and go. */
  readonly pace: number
  /** Whether the operator may play rounds without a page, as in a sandbox. */
  readonly rehearsals: boolean
  /** When rounds of bingo are, and when one is played. */
  readonly bingo: BingoTerms
}

const OPENING = /^([A-Z0-9-]{1,40}):([A-Z]{3}):(\d{1,15})$/

/** `GAME:CURRENCY:AMOUNT`, the amount in 1/10000. @throws Error naming what cannot be read. */
const readOpening = (text: string): PotOpening => {
  const [, game, currency, amount] = OPENING.exec(text) ?? []
  if (game === undefined || currency === undefined || amount === undefined)
    throw new Error(`STUDIO_JACKPOTS: ${text} is not GAME:CURRENCY:AMOUNT`)
  return { game, currency, amount: Number(amount) }
}

const PACES = { least: 1, most: 30 }

/** @throws Error for what is no pace. */
const readPace = (text: string): number => {
  const pace = Number(text)
  if (!Number.isInteger(pace) || pace < PACES.least || pace > PACES.most)
    throw new Error(`STUDIO_BOOK_PACE: a whole number from ${PACES.least} to ${PACES.most}`)
  return pace
}

const BINGO = /^([\d.]{1,8}):([\d.]{1,8}):([\d.]{1,8}):(\d{1,3}):(\d{1,3})$/

/** `EVERY:CLOSED:BALL:LEAST:HOUSE`: three times in seconds, two numbers of cards. @throws Error naming what is wrong. */
const readBingo = (text: string): BingoTerms => {
  if (text === '') return BINGO_TERMS
  const [, ...parts] = BINGO.exec(text) ?? []
  if (parts.length === 0) throw new Error(`STUDIO_BINGO: ${text} is not EVERY:CLOSED:BALL:LEAST:HOUSE`)
  const [everyMs = 0, closedMs = 0, ballMs = 0] = parts.slice(0, 3).map((seconds) => Math.round(Number(seconds) * 1000))
  return checkTerms({ everyMs, closedMs, ballMs, leastCards: Number(parts[3]), houseCards: Number(parts[4]) })
}

const listed = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '')

type Environment = Readonly<Record<string, string | undefined>>

/** @throws Error naming the first setting that is missing. */
export const readSettings = (environment: Environment): StudioSettings => {
  const needed = (name: string): string => {
    const value = environment[name]
    if (!value) throw new Error(`${name} is missing`)
    return value
  }
  const url = needed('STUDIO_WALLET_URL')
  return {
    host: environment['STUDIO_HOST'] || '127.0.0.1',
    port: Number(environment['STUDIO_PORT'] || 0),
    data: environment['STUDIO_DATA'] || 'data/studio',
    page: environment['STUDIO_PAGE'] || fileURLToPath(new URL('../../dist/studio', import.meta.url)),
    origin: environment['STUDIO_ORIGIN'] || '',
    sites: listed(environment['STUDIO_SITES'] || new URL(url).origin),
    proxies: Number(environment['STUDIO_TRUST_PROXY'] || 0),
    wallet: { url, vendor: needed('STUDIO_VENDOR'), keyId: needed('STUDIO_KEY_ID'), secret: needed('STUDIO_SECRET') },
    openings: listed(environment['STUDIO_JACKPOTS'] ?? '').map(readOpening),
    pace: readPace(environment['STUDIO_BOOK_PACE'] || '1'),
    rehearsals: environment['STUDIO_REHEARSALS'] === 'on',
    bingo: readBingo(environment['STUDIO_BINGO'] ?? ''),
  }
}
