import type { RecordKind } from '@portico/contract/records/shapes'

/** What an account is for. An area that needs one of its own names it after the same pattern. */
export type AccountKind = `player:${string}` | `house:${string}` | `provider:${string}` | `vendor:${string}` | 'suspense'

/** A reason for which money moves. The area that posts it declares it in its manifest; a database takes any. */
export interface TransferCode {
  readonly code: string
  /** How members' records call it. */
  readonly kind: RecordKind
  /** The kinds of account it moves money between, in this direction; any when absent. A claw back goes the other way. */
  readonly debit?: AccountKind
  readonly credit?: AccountKind
  /** Money that its owner or somebody else brings: unlike what is won or comes back, it pays nothing of what is owed. */
  readonly brought?: true
}
