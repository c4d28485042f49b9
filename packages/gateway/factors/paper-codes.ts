import { hashPassword } from '../kit/password.ts'
import type { RandomSource } from '../ports/random.ts'

const COUNT = 10
/** Letters and digits that are not mistaken for each other on paper: 40 bits a code. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8
const SALT_BYTES = 16

const newCode = (random: RandomSource): string => [...random.bytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

const onPaper = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** As it was written down, by whatever hand: blanks, dashes and small letters count for nothing. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Ten codes for a piece of paper, and what is to be stored of them: hashes of one salt. Slow: not within a transaction. */
export const makePaperCodes = async (
  random: RandomSource,
): Promise<{ readonly codes: readonly string[]; readonly hashes: readonly string[] }> => {
  const codes = Array.from({ length: COUNT }, () => newCode(random))
  const salt = Buffer.from(random.bytes(SALT_BYTES))
  return { codes: codes.map(onPaper), hashes: await Promise.all(codes.map((code) => hashPassword(code, salt))) }
}

/** An answer hashed as the stored codes are, of which `stored` is any; undefined where it cannot be one of them. Slow. */
export const hashPaperCode = async (typed: string, stored: string): Promise<string | undefined> => {
  const code = plain(typed)
  if (code.length !== LENGTH) return undefined
  return hashPassword(code, Buffer.from(stored.split('$')[4] ?? '', 'base64'))
}
