import { hash as argon2 } from '@node-rs/argon2'
import type { Queryable, Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import type { RandomSource } from '../ports/random.ts'
import { recoveryCodesOf, spendRecoveryCode, writeRecoveryCodes } from './recovery-store.ts'

const COUNT = 10
/** Letters and digits that are not mistaken for each other on paper: 40 bits a code. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8
const SALT_BYTES = 16

const newCode = (random: RandomSource): string => [...random.bytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

const onPaper = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** As it was written down, by whatever hand: blanks, dashes and small letters count for nothing. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

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

/** The salt that stands in a hash, so that an answer is hashed as those are. */
const saltOf = (hash: string): Buffer => Buffer.from(hash.split('$')[4] ?? '', 'base64')

export const createRecoveryCodes = ({ database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>): RecoveryCodes => {
  const db = database.orm
  return {
    make: async () => {
      const codes = Array.from({ length: COUNT }, () => newCode(random))
      const salt = Buffer.from(random.bytes(SALT_BYTES))
      return { codes: codes.map(onPaper), hashes: await Promise.all(codes.map((code) => argon2(code, { salt }))) }
    },
    write: writeRecoveryCodes,
    uses: async (queryable, memberId) => (await recoveryCodesOf(queryable, memberId)).map(({ usedAt }) => usedAt),
    judge: async (memberId, typed) => {
      const [first] = await recoveryCodesOf(db, memberId)
      const code = plain(typed)
      if (!first || code.length !== LENGTH) return false
      return spendRecoveryCode(db, memberId, await argon2(code, { salt: saltOf(first.hash) }), clock.now())
    },
  }
}
