import { useTabValue } from '../../core/hooks.ts'
import type { TabMemory } from '../../lib/tab-memory.ts'

const KEY = 'portico.searches'
const MOST = 5

/** What was searched for in this tab and led somewhere, latest first; forgotten with whoever signs out. */
export const useRecentSearches = (): readonly string[] => useTabValue<readonly string[]>(KEY) ?? []

export const rememberSearch = ({ read, write }: TabMemory, words: string): void =>
  write(KEY, [words, ...(read<readonly string[]>(KEY) ?? []).filter((each) => each !== words)].slice(0, MOST))
