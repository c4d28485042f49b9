import { hash as digest } from 'node:crypto'
import { fstatSync, openSync, readSync } from 'node:fs'

const HASH_LETTERS = 40
/** Longer than a line. */
const STRETCH = 96
const NEWLINE = 10

/** Whether a password is one of those that were found in breaches elsewhere. */
export type IsBreached = (password: string) => boolean

/**
 * Opens the operator's own file of breached passwords: a line each of the SHA-1 in capitals, in their order, as the downloader of Have I Been
 * Pwned writes it, of whatever size. A password is looked up on this machine by some 35 short reads, and nothing is sent anywhere.
 * @throws Error that names the setting, where it is no such file
 */
export const openBreachedPasswords = (path: string | undefined): IsBreached => {
  if (path === undefined) return () => false
  const wrong = (what: string): never => {
    throw new Error(`BREACHED_PASSWORDS_FILE: ${path} ${what}`)
  }
  const open = (): number => {
    try {
      return openSync(path, 'r')
    } catch {
      return wrong('cannot be read')
    }
  }
  const file = open()
  const { size } = fstatSync(file)
  const stretch = Buffer.alloc(STRETCH)
  const readAt = (from: number): Buffer => stretch.subarray(0, readSync(file, stretch, 0, STRETCH, from))
  /** Where the first line begins that does not begin before `from`. */
  const lineFrom = (from: number): number => {
    if (from === 0) return 0
    const end = readAt(from - 1).indexOf(NEWLINE)
    return end === -1 ? size : from + end
  }
  const hashAt = (from: number): string => readAt(from).toString('latin1', 0, HASH_LETTERS)

  for (const from of [0, lineFrom(Math.floor(size / 2))])
    if (from < size && !/^[0-9A-F]{40}$/.test(hashAt(from))) wrong('does not hold lines of SHA-1 hashes in capitals')
  if (size < HASH_LETTERS) wrong('is empty')

  return (password) => {
    const sought = digest('sha1', password, 'hex').toUpperCase()
    let [low, high] = [0, size]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const line = lineFrom(middle)
      const found = line < high ? hashAt(line) : undefined
      if (found === sought) return true
      if (found !== undefined && found < sought) low = line + 1
      else high = middle
    }
    return false
  }
}
