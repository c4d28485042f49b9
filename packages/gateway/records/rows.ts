import { toMoney } from '@portico/contract/kit/money'
import type { DepositStory, RecordKind, RecordRow, RecordSubject } from '@portico/contract/records/shapes'
import type { ProductVendor, RecordSubjects } from '../kit/record-subjects.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { AccountMovement } from '../ledger/index.ts'
import { formatCursor } from './cursor.ts'

export interface RowParts {
  readonly codes: () => readonly TransferCode[]
  readonly subjects: () => readonly RecordSubjects[]
}

/** Movements as a member's records name them. */
export const createRows = ({ codes, subjects }: RowParts) => {
  const kindOf = (code: string): RecordKind => codes().find((each) => each.code === code)?.kind ?? 'OTHER'

  const subjectsOf = async (memberId: string, refs: readonly string[], language: string): Promise<Map<string, RecordSubject>> => {
    const found = new Map<string, RecordSubject>()
    for (const { of } of subjects()) {
      const rest = [...new Set(refs)].filter((ref) => !found.has(ref))
      if (rest.length > 0) for (const [ref, subject] of await of(memberId, rest, language)) found.set(ref, subject)
    }
    return found
  }

  return {
    kindOf,
    /** The codes of a kind. */
    codesOf: (kind: RecordKind): string[] => codes().flatMap((each) => (each.kind === kind ? [each.code] : [])),
    subjectsOf,
    /** What the games are called; a code that nobody knows is called by itself. */
    namesOf: async (products: readonly string[], language: string): Promise<(product: string) => string> => {
      const names = new Map<string, string>()
      for (const { productNames } of subjects()) {
        const rest = [...new Set(products)].filter((product) => !names.has(product))
        if (productNames && rest.length > 0) for (const [product, name] of await productNames(rest, language)) names.set(product, name)
      }
      return (product) => names.get(product) ?? product
    },
    /** Whose games those are; one that is in no catalogue has no vendor. */
    vendorsOf: async (products: readonly string[]): Promise<ReadonlyMap<string, ProductVendor>> => {
      const found = new Map<string, ProductVendor>()
      if (products.length > 0)
        for (const { productVendors } of subjects())
          if (productVendors) for (const [product, vendor] of await productVendors(products)) found.set(product, vendor)
      return found
    },
    depositOf: async (memberId: string, ref: string, language: string): Promise<DepositStory | null> => {
      for (const { deposit } of subjects()) {
        const story = await deposit?.(memberId, ref, language)
        if (story) return story
      }
      return null
    },
    rowsOf: async (
      { memberId, currency }: { readonly memberId: string; readonly currency: string },
      movements: readonly AccountMovement[],
      language: string,
    ): Promise<RecordRow[]> => {
      const found = await subjectsOf(
        memberId,
        movements.map(({ ref }) => ref),
        language,
      )
      return movements.map((movement) => ({
        id: movement.id,
        cursor: formatCursor(movement),
        at: movement.at.toISOString(),
        kind: kindOf(movement.code),
        code: movement.code,
        amount: toMoney(movement.amount, currency),
        balance: toMoney(movement.after, currency),
        subject: found.get(movement.ref) ?? null,
      }))
    },
  }
}

export type Rows = ReturnType<typeof createRows>
