import type { Queryable, Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { hashPaperCode, makePaperCodes } from './paper-codes.ts'
import { recoveryCodesOf, spendRecoveryCode, writeRecoveryCodes } from './recovery-store.ts'

/** Codes that their owner keeps for the day the app is lost; each proves once, in any order. */
export interface RecoveryCodes {
  /** Ten new codes, and what is to be stored of them. Slow: not within a transaction. */
  make(): Promise<{ readonly codes: readonly string[]; readonly hashes: readonly string[] }>
  /** Puts them in the place of those before. */
  write(tx: Tx, memberId: string, hashes: readonly string[]): Promise<void>
  uses(db: Queryable, memberId: string): Promise<readonly (Date | null)[]>
  /** Uses a code up. @returns whether it was right and had not been used */
  judge(memberId: string, typed: string): Promise<boolean>
}

export const createRecoveryCodes = ({ database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>): RecoveryCodes => {
  const db = database.orm
  return {
    make: () => makePaperCodes(random),
    write: writeRecoveryCodes,
    uses: async (queryable, memberId) => (await recoveryCodesOf(queryable, memberId)).map(({ usedAt }) => usedAt),
    judge: async (memberId, typed) => {
      const [first] = await recoveryCodesOf(db, memberId)
      const hash = first && (await hashPaperCode(typed, first.hash))
      return hash !== undefined && spendRecoveryCode(db, memberId, hash, clock.now())
    },
  }
}
