import { OperatorError } from './error.ts'

/**
 * An option as a whole number.
 * @throws OperatorError that names the option, for anything else
 */
export const wholeNumber = (option: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new OperatorError(`${option} is a whole number; "${text}" is none.`)
  return Number(text)
}
