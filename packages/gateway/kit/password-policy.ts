import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { IsBreached } from './breached-passwords.ts'

export const SHORTEST_PASSWORD = 8
/** ASVS 5, 6.2.9 asks for 64 at least. */
export const LONGEST_PASSWORD = 128

/** zxcvbn's scale of 0 to 4: below it a password falls to a million guesses. */
const LEAST_SCORE = 2
/** The estimate looks no further; what is longer is as hard to guess for its first letters alone. */
const ESTIMATED_LETTERS = 64

/** Why a password is refused: the rule a field's refusal names. */
type Weakness = 'short' | 'common' | 'personal' | 'guessable'

export interface PasswordPolicy {
  /**
   * What is wrong with a new password; undefined where nothing is. `personal`: what an attacker would try first for this account, such as its
   * name. Passwords are taken as they come, letter by letter.
   */
  weaknessOf(password: string, personal: readonly string[]): FieldFailure | undefined
}

const isCommon = (warning: string | null): boolean =>
  warning !== null && ['topTen', 'topHundred', 'common', 'similarToCommon'].includes(warning)

/** A text with its parts, and in one word: `TRAN THI LAN` is typed `tranthilan`. */
const wordsOf = (text: string): string[] => {
  const parts = text.split(/[^\p{L}\p{N}]+/u)
  return [text, parts.join(''), ...parts].filter((word) => word.length >= 3)
}

/** Length, and how many guesses a password stands (zxcvbn with its list of common ones), and whether it stands in the operator's list, by ASVS 5 chapter V6.2. */
export const createPasswordPolicy = (
  brand: { readonly id: string; readonly name: string },
  isBreached: IsBreached = () => false,
): PasswordPolicy => {
  let estimator: ZxcvbnFactory | undefined

  const estimate = (password: string, personal: readonly string[]): Weakness | undefined => {
    estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: ESTIMATED_LETTERS })
    const words = [brand.id, brand.name, ...personal].flatMap(wordsOf)
    const { score, feedback, sequence } = estimator.check(password, words)
    if (score >= LEAST_SCORE) return undefined
    if (isCommon(feedback.warning)) return 'common'
    return sequence.some((part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs') ? 'personal' : 'guessable'
  }

  return {
    weaknessOf: (password, personal) => {
      const length = [...password].length
      const outside = length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD
      const rule: Weakness | undefined = outside ? 'short' : (estimate(password, personal) ?? (isBreached(password) ? 'common' : undefined))
      return rule && { rule, min: SHORTEST_PASSWORD, max: LONGEST_PASSWORD }
    },
  }
}
