import type { RefusalCode } from '../refusal.ts'
import type { Token } from './grammar.ts'

const PLAIN_NUMBER = /^(?:0|[1-9]\d*)$/
/** Of two digits or more, or one that lacks its leading zero. */
const TWO_OR_MORE = /^(?:\d{1,2}|[1-9]\d+)$/

const numberFault = (text: string, from: number, to: number, form = PLAIN_NUMBER): RefusalCode | undefined => {
  if (!form.test(text)) return 'BAD_FORMAT'
  const value = Number(text)
  return value < from || value > to ? 'OUT_OF_RANGE' : undefined
}

const repeatedFault = (text: string, from: number, to: number, times: number): RefusalCode | undefined => {
  const [digit = ''] = text
  return text === digit.repeat(times) ? numberFault(digit, from, to) : 'BAD_FORMAT'
}

const placePairFault = (text: string, places: number): RefusalCode | undefined => {
  const parts = text.split('-')
  const [first, second] = parts
  if (parts.length !== 2 || first === undefined || second === undefined) return 'BAD_FORMAT'
  const faults = [numberFault(first, 1, places), numberFault(second, 1, places)]
  if (faults.includes('BAD_FORMAT')) return 'BAD_FORMAT'
  if (faults.includes('OUT_OF_RANGE')) return 'OUT_OF_RANGE'
  return Number(first) < Number(second) ? undefined : 'BAD_FORMAT'
}

/** What is wrong with one token, if anything. */
export const tokenFault = (text: string, token: Token): RefusalCode | undefined => {
  switch (token.kind) {
    case 'number':
      if (token.times !== undefined) return repeatedFault(text, token.from, token.to, token.times)
      return numberFault(text, token.from, token.to, token.padded ? TWO_OR_MORE : PLAIN_NUMBER)
    case 'digits':
      return text.length === token.length && /^\d+$/.test(text) ? undefined : 'BAD_FORMAT'
    case 'word':
      return token.words.includes(text) ? undefined : 'BAD_FORMAT'
    case 'place-pair':
      return placePairFault(text, token.places)
  }
}

/** A token as the rules write it: "7" where numbers have two digits is "07". */
export const written = (text: string, token: Token): string =>
  token.kind === 'number' && token.padded && text.length === 1 ? `0${text}` : text
