/** A value as it is kept; undefined where there is none, or what is there cannot be read. */
export const parseStored = <T>(text: string | null): T | undefined => {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** What a tab keeps under keys, also through a reload where the browser allows it. */
export interface TabMemory {
  readonly read: <T>(key: string) => T | undefined
  /** Keeps a plain value; `undefined` forgets it. */
  readonly write: (key: string, value: unknown) => void
  /** The value as it is kept. */
  readonly textAt: (key: string) => string | null
  /** Tells of every change made on this page. */
  readonly subscribe: (reader: () => void) => () => void
}

/** `storage` may throw, as browsers do that keep nothing: values are then kept until the page is left. */
export const makeTabMemory = (storage: () => Storage): TabMemory => {
  const unstored = new Map<string, string>()
  const readers = new Set<() => void>()
  const textAt = (key: string): string | null => {
    try {
      return unstored.get(key) ?? storage().getItem(key)
    } catch {
      return null
    }
  }
  return {
    textAt,
    read: <T>(key: string) => parseStored<T>(textAt(key)),
    write: (key, value) => {
      unstored.delete(key)
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(value))
      } catch {
        if (value !== undefined) unstored.set(key, JSON.stringify(value))
      }
      for (const reader of readers) reader()
    },
    subscribe: (reader) => {
      readers.add(reader)
      return () => void readers.delete(reader)
    },
  }
}
