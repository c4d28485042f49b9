import { Failure } from '../failure.ts'

/** Loose on purpose: whether an address is one, only a message to it shows. */
const ADDRESS = /^[^@\s\p{Cc}]{1,64}@[^@\s\p{Cc}]+\.[^@\s.\p{Cc}]{2,}$/u
const LONGEST = 254

/**
 * An e-mail address in the one form that addresses are bound in, lower case. `field` is its name on the wire.
 * @throws Failure FIELD_INVALID
 */
export const readMailAddress = (field: string, typed: string): string => {
  const address = typed.trim().normalize('NFKC').toLowerCase()
  if (address.length > LONGEST || !ADDRESS.test(address)) throw new Failure('FIELD_INVALID', { fields: { [field]: { rule: 'email' } } })
  return address
}
