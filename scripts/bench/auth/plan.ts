/** What kinds of accounts strangers shall not be able to tell apart. */
export const KINDS = ['known', 'unknown', 'locked', 'social'] as const
export type Kind = (typeof KINDS)[number]

export const PASSWORD = 'three quiet herons'
export const WRONG_PASSWORD = 'four loud magpies'
/** An account is tried so often in an hour: from the third wrong password on letters are asked for. */
export const TRIES_EACH = 2

/** What somebody types of one account; of an unknown one it is nobody's. */
export interface Person {
  readonly account: string
  readonly mobileNum: string
  readonly email: string
}

const FIRST_NUMBER = { known: 912_000_000, unknown: 912_100_000, locked: 912_200_000, social: 912_300_000 } as const

/** Names, numbers and addresses of one length whatever the kind. */
export const personOf = (kind: Kind, index: number): Person => {
  const account = `${kind[0]}bench${String(index).padStart(6, '0')}`
  return { account, mobileNum: `0${FIRST_NUMBER[kind] + index}`, email: `${account}@mail.example` }
}

/** Of whoever a burst of logins is, or a besieged account's owner. */
export const crowdName = (index: number): string => `cbench${String(index).padStart(6, '0')}`

/** What the gateway's process is told. */
export type AuthOrder =
  | { readonly ask: 'people'; readonly each: number }
  | { readonly ask: 'crowd'; readonly from: number; readonly count: number }
  | { readonly ask: 'letters' }

/** What it answers to each. */
export interface AuthAnswers {
  readonly people: { readonly port: number }
  /** Of the first: a session of its own. */
  readonly crowd: { readonly token: string }
  readonly letters: { readonly captchaId: string; readonly captcha: string }
}
