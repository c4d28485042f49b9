import type { DepositStory, RecordSubject } from '@portico/contract/records/shapes'

export interface ProductVendor {
  readonly vendor: string
  /** As it is shown. */
  readonly name: string
}

/** What an area knows of the movements of members' money that it posts, by their references. */
export interface RecordSubjects {
  /** What the references stand for; those that are none of the area's are left out. */
  readonly of: (memberId: string, refs: readonly string[], language: string) => Promise<ReadonlyMap<string, RecordSubject>>
  /** Names of games that the area writes as the `product` of a transfer; those that are none of its are left out. */
  readonly productNames?: (products: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>
  /** Whose those games are; those that are none of the area's are left out. */
  readonly productVendors?: (products: readonly string[]) => Promise<ReadonlyMap<string, ProductVendor>>
  /** What was asked for and what the provider said of it; undefined where the reference is no deposit. */
  readonly deposit?: (memberId: string, ref: string, language: string) => Promise<DepositStory | undefined>
}
