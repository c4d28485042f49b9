import Store from 'electron-store'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonFile } from './json-file.ts'

/**
 * `<dir>/<name>.json` through electron-store, which writes beside the file, flushes and renames. `dir` is absolute.
 * Nothing is touched before the first call. Only one client may have it open: the second instance quits before this.
 */
export const openJsonFile = (dir: string, name: string): JsonFile => {
  const path = join(dir, `${name}.json`)
  let store: Store<Record<string, unknown>> | undefined

  // A client killed in the middle of a write leaves its half-written file behind.
  const sweep = (): void => {
    if (!existsSync(dir)) return
    for (const file of readdirSync(dir)) if (file.startsWith(`${name}.json.tmp-`)) rmSync(join(dir, file), { force: true })
  }
  const opened = (): Store<Record<string, unknown>> => {
    if (store) return store
    sweep()
    store = new Store({ cwd: dir, name, configFileMode: 0o600, accessPropertiesByDotNotation: false })
    return store
  }

  return {
    read: () => opened().store,
    write: (value) => {
      opened().store = { ...value }
    },
    setAside: () => {
      store = undefined
      let number = 1
      while (existsSync(join(dir, `${name}.set-aside-${number}.json`))) number += 1
      renameSync(path, join(dir, `${name}.set-aside-${number}.json`))
    },
  }
}
