/** What a one-time code proves. One that was sent for something is worth nothing for anything else. */
export type CodePurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'CONFIRM' | 'BIND'

/** What a template takes, besides the brand's `name` and `site`, which each has. */
export interface MessageValues {
  /** A one-time code. */
  readonly code: { readonly purpose: CodePurpose; readonly code: string; readonly minutes: string }
  /** An address at which a new password can be chosen. */
  readonly resetLink: { readonly account: string; readonly url: string; readonly minutes: string }
  readonly passwordChanged: Notice
  readonly passwordReset: Notice
  /** To the old address; `masked`: the new one, in part. */
  readonly emailChanged: Notice & { readonly masked: string }
  readonly mobileChanged: Notice & { readonly masked: string }
  readonly emailRemoved: Notice
  readonly mobileRemoved: Notice
  readonly authenticatorAdded: Notice
  readonly authenticatorRemoved: Notice
  readonly passkeyAdded: Notice
  readonly passkeyRemoved: Notice
  /** `device`: browser and system, as far as they are known. */
  readonly newDevice: Notice & { readonly device: string }
  /** An account to pay to: `bank` and the last digits of its number. */
  readonly payeeAdded: Notice & { readonly bank: string; readonly ending: string }
  /** A payout: `until`: the end of the time for an answer. */
  readonly payoutPaid: Payout
  readonly payoutReminder: Payout
  /** What the desk decided on a document. */
  readonly documentAccepted: Notice
  readonly documentRejected: Notice
  readonly payoutRejected: Notice & { readonly amount: string }
}

/** What happened to an account: `at` is written for the reader, `url` is where "this was not me" is said. */
export interface Notice {
  readonly account: string
  readonly at: string
  readonly url: string
}

/** What of a withdrawal is told: its sum, and until when its member is asked. */
export type Payout = Notice & { readonly amount: string; readonly until: string }

export type Template = keyof MessageValues

/** Templates that tell what happened to an account. */
export type NoticeTemplate = { [Name in Template]: MessageValues[Name] extends Notice ? Name : never }[Template]

/** `{name}` takes a value. An SMS is the `sms` alone; an e-mail has a subject. */
export interface TemplateText {
  readonly subject: string
  readonly email: string
  readonly sms: string
}

export interface MessageTexts {
  readonly templates: Readonly<Record<Template, TemplateText>>
  /** What a code is for, within the sentence of `code`. */
  readonly purposes: Readonly<Record<CodePurpose, string>>
}
