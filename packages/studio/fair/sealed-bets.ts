import { sha256, toHex, utf8 } from './bytes.ts'

/** What of a bet in a shared round is fixed when betting closes. */
export interface SealedBet {
  readonly roundId: string
  readonly stake: number
  readonly clientNumber: string
  readonly choice: unknown
}

/** The seal of one bet on a flight: it names the bet to whoever placed it, and nothing to others. */
export const betSealOf = async ({ roundId, stake, clientNumber, choice }: SealedBet): Promise<string> => {
  const { auto = null } = (choice ?? {}) as { auto?: number | null }
  return toHex(await sha256(utf8(`PORTICO-STUDIO:BET:1:${roundId}:${stake}:${auto ?? '-'}:${clientNumber}`)))
}

/** The players' part of a shared round's chance: all seals in order, one a line. */
export const entropyOf = async (seals: readonly string[]): Promise<string> =>
  toHex(await sha256(utf8(`PORTICO-STUDIO:SEAL:1:${seals.join('\n')}`)))
