import { useCallback, useMemo } from 'react'
import type { TypedField } from '../model/choice.ts'
import { filteredLines, type NumberFilters } from '../model/filters.ts'
import { NOTHING_TYPED, type TypedLines, typedReader } from '../model/typed.ts'
import { useSliced } from './use-sliced.ts'

/** Characters that are read, and numbers that are filtered, well within a frame. */
const SHORT_TEXT = 20_000
const SHORT_LIST = 4_000

/** What was typed, and what the filters leave of it. */
export interface TypedNumbers extends TypedLines {
  readonly filtered: readonly string[]
  /** A long text is still being read or filtered. */
  readonly reading: boolean
}

/** Reads what was typed or pasted, by slices where it is long; undefined while the board is in use. */
export const useTyped = (text: string | null, rule: TypedField | undefined, filters: NumberFilters): TypedNumbers | undefined => {
  const reader = useMemo(() => (text !== null && rule ? () => typedReader(text, rule) : undefined), [text, rule])
  const typed = useSliced(reader, (text?.length ?? 0) <= SHORT_TEXT)
  const filter = useCallback(() => filteredLines(typed?.lines ?? [], filters, rule ?? { length: 0, different: 1 }), [typed, filters, rule])
  const filtered = useSliced(filter, (typed?.lines.length ?? 0) <= SHORT_LIST)
  return useMemo(() => {
    if (!reader) return undefined
    return { ...(typed ?? NOTHING_TYPED), filtered: filtered ?? [], reading: !typed || !filtered }
  }, [reader, typed, filtered])
}
