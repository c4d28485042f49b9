import { hash } from 'node:crypto'

/** Crockford's digits: none that is read as another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** What a person quotes of a deposit, `D-58Q1-7K2M-9QXZ`: follows from its id. */
export const referenceOf = (id: string): string => {
  const bytes = Buffer.from(hash('sha256', `deposit reference:${id}`), 'hex')
  const letters = Array.from({ length: LENGTH }, (_, i) => DIGITS[bytes[i]! % DIGITS.length]!).join('')
  return `D-${letters.match(/.{4}/g)!.join('-')}`
}

/** A reference as somebody wrote it down, in our own form; undefined for what is none. */
export const readReference = (typed: string): string | undefined => {
  const letters = typed.trim().toUpperCase().replace(/^D-?/, '').replaceAll('-', '').replaceAll(' ', '')
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(letters) ? `D-${letters.match(/.{4}/g)!.join('-')}` : undefined
}
