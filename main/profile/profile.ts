import { isDeepStrictEqual } from 'node:util'
import type { ZodMiniType } from 'zod/mini'
import type { JsonStore, Log } from '../ports.ts'
import type { JsonFile } from './json-file.ts'
import { type Migration, MIGRATIONS, migrated, type Slices } from './migrate.ts'

interface Deps {
  readonly file: JsonFile
  readonly log: Log
  readonly migrations?: readonly Migration[]
}

/** What the client keeps for each person of this machine, without secrets: one file, a slice of it for each part. */
export interface Profile {
  /**
   * The part's own place under `name`, which never changes once shipped. Reads from memory; a write is on disk when it
   * returns. `first` is what it holds before the first write, and what a value of another shape is replaced by.
   */
  readonly slice: <T>(name: string, schema: ZodMiniType<T>, first: T) => JsonStore<T>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A slice of another version of the client: fields that it lacks start as in `first`, fields that we do not know are left out. */
const fitted = (value: unknown, first: unknown): unknown =>
  isObject(value) && isObject(first)
    ? Object.fromEntries(Object.keys(first).map((key) => [key, Object.hasOwn(value, key) ? value[key] : first[key]]))
    : value

/** Opens the profile at the first slice that is asked for. Nothing here throws: without a file the client runs on its defaults. */
export const createProfile = ({ file, log, migrations = MIGRATIONS }: Deps): Profile => {
  let whole: Slices | undefined

  const read = (): Slices => {
    try {
      const found = file.read()
      if (isObject(found)) return migrated(found, migrations)
    } catch (error) {
      log.error('The profile cannot be read and is set aside', { error })
    }
    try {
      file.setAside()
    } catch (error) {
      log.error('The profile cannot be set aside', { error })
    }
    return migrated({}, migrations)
  }

  const write = (next: Slices): void => {
    whole = next
    try {
      file.write(next)
    } catch (error) {
      log.error('The profile cannot be written', { error })
    }
  }

  return {
    slice: (name, schema, first) => {
      whole ??= read()
      const found = whole[name]
      const parsed = [found, fitted(found, first)].map((value) => schema.safeParse(value)).find(({ success }) => success)
      let value = parsed ? (parsed.data as typeof first) : first
      if (!parsed && found !== undefined) {
        log.warn('A part of the profile has another shape and starts anew', { name })
        // What was there stays in the file, under another name: a client that knows it may still be put back.
        const aside = isObject(whole.setAside) ? whole.setAside : {}
        whole = { ...whole, setAside: { ...aside, [name]: found } }
      }
      return {
        read: () => value,
        write: (next) => {
          if (isDeepStrictEqual(next, value)) return
          value = next
          write({ ...whole, [name]: next })
        },
      }
    },
  }
}
