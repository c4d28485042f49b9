import { hash } from 'node:crypto'
import { foldedName } from '../kit/folded-name.ts'

/** Who somebody is, as far as they have said. */
export interface PersonFacts {
  readonly names: readonly string[]
  readonly birthday: string | undefined
  readonly idNumber: string | undefined
  readonly mobiles: readonly string[]
  readonly emails: readonly string[]
  /** Hashes of the cookies of their browsers. */
  readonly devices: readonly string[]
}

export interface PersonKey {
  readonly kind: string
  readonly hash: string
}

const keyOf = (kind: string, value: string): PersonKey[] =>
  value === '' ? [] : [{ kind, hash: hash('sha256', `${kind}\n${value}`, 'hex') }]

const plainKeys = ({ idNumber = '', mobiles, emails, devices }: PersonFacts): PersonKey[] => [
  ...keyOf('ID', idNumber.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()),
  ...mobiles.flatMap((number) => keyOf('MOBILE', number.replace(/\D/g, ''))),
  ...emails.flatMap((address) => keyOf('EMAIL', address.trim().toLowerCase())),
  ...devices.flatMap((device) => keyOf('DEVICE', device)),
]

const nameKeys = ({ names }: PersonFacts, birthdays: readonly string[]): PersonKey[] =>
  [...new Set(names.map(foldedName))]
    .filter((name) => name !== '')
    .flatMap((name) => birthdays.flatMap((birthday) => keyOf('NAME', `${name}\n${birthday}`)))

/** What is noted of somebody who excludes themselves. */
export const keysToNote = (person: PersonFacts): PersonKey[] => [
  ...plainKeys(person),
  ...nameKeys(person, ['any', person.birthday ?? 'unknown']),
]

/**
 * What somebody who registers is looked for by. Two people of one name are told apart by their birthdays; where one of the two is not known,
 * they are taken for one.
 */
export const keysToFind = (person: PersonFacts): PersonKey[] => [
  ...plainKeys(person),
  ...nameKeys(person, person.birthday === undefined ? ['any'] : [person.birthday, 'unknown']),
]
