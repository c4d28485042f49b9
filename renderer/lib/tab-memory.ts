import { useMemo, useSyncExternalStore } from 'react'

/** What the browser would not store: kept until the page is left. */
const unstored = new Map<string, string>()
const readers = new Set<() => void>()

const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

const textAt = (key: string): string | null => {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const parsed = <T>(text: string | null): T | undefined => {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** What this tab keeps under a key, also after a reload. */
export const keptInTab = <T>(key: string): T | undefined => parsed<T>(textAt(key))

/** Keeps a plain value in this tab, through a reload where the browser allows it; `undefined` forgets it. */
export const keepInTab = (key: string, value: unknown): void => {
  unstored.delete(key)
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    if (value !== undefined) unstored.set(key, JSON.stringify(value))
  }
  for (const reader of readers) reader()
}

/** The same, in step with every other reader on the page. */
export const useKeptInTab = <T>(key: string): T | undefined => {
  const text = useSyncExternalStore(subscribe, () => textAt(key))
  return useMemo(() => parsed<T>(text), [text])
}
