import type { JsonFile } from '../profile/json-file.ts'

/** A file that holds text, as the disk does. `asides` is what was moved out of the way; a full disk takes no write. */
export const memoryFile = (text = '') => {
  const file = { text, asides: [] as string[], full: false, writes: 0 }
  const port: JsonFile = {
    read: () => (file.text === '' ? {} : (JSON.parse(file.text) as unknown)),
    write: (value) => {
      if (file.full) throw new Error('ENOSPC')
      file.writes += 1
      file.text = JSON.stringify(value)
    },
    setAside: () => {
      file.asides.push(file.text)
      file.text = ''
    },
  }
  return Object.assign(file, { port })
}
