import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

interface Options {
  /** A folder of its own; made when it is not there. */
  readonly dir: string
  readonly maxBytes?: number
  readonly maxFiles?: number
}

/** Numbered files of whole lines, the oldest of which go. */
export interface LogFiles {
  /** One line, without its end. On disk in the order of the calls; `flush` waits for the disk itself. Throws when it cannot. */
  readonly append: (line: string, flush: boolean) => void
  /** The last lines, oldest first. */
  readonly tail: (lines: number) => readonly string[]
  readonly close: () => void
}

const NAME = /^client-(\d{6,})\.log$/
const nameOf = (number: number): string => `client-${String(number).padStart(6, '0')}.log`

/**
 * Appends by one system call a line, so that whatever kills the client leaves every line before it whole: nothing is
 * buffered here, and a line that was torn is ended by the next start. Nothing is touched before the first call.
 */
export const createLogFiles = ({ dir, maxBytes = 5 * 1024 * 1024, maxFiles = 14 }: Options): LogFiles => {
  let current: { readonly file: number; readonly number: number; size: number } | undefined

  const numbers = (): number[] =>
    readdirSync(dir)
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b)

  const close = (): void => {
    if (current) closeSync(current.file)
    current = undefined
  }

  const open = (number: number): NonNullable<typeof current> => {
    const file = openSync(join(dir, nameOf(number)), 'a+', 0o600)
    let { size } = fstatSync(file)
    const last = Buffer.alloc(1)
    if (size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n') size += writeSync(file, '\n')
    current = { file, number, size }
    return current
  }

  const ready = (bytes: number): NonNullable<typeof current> => {
    if (!current) mkdirSync(dir, { recursive: true, mode: 0o700 })
    const now = current ?? open(numbers().at(-1) ?? 1)
    if (now.size === 0 || now.size + bytes <= maxBytes) return now
    close()
    const next = open(now.number + 1)
    for (const number of numbers()) if (number <= next.number - maxFiles) rmSync(join(dir, nameOf(number)), { force: true })
    return next
  }

  return {
    append: (line, flush) => {
      const bytes = Buffer.from(`${line}\n`)
      try {
        const now = ready(bytes.length)
        const written = writeSync(now.file, bytes)
        now.size += written
        // A disk that fills up takes a part of the line; the file is opened again, which ends it.
        if (written < bytes.length) throw new Error('The disk is full')
        if (flush) fsyncSync(now.file)
      } catch (error) {
        close()
        throw error
      }
    },
    tail: (lines) => {
      let found: string[] = []
      try {
        for (const number of numbers().reverse()) {
          if (found.length >= lines) break
          found = readFileSync(join(dir, nameOf(number)), 'utf8')
            .split('\n')
            .filter(Boolean)
            .concat(found)
        }
      } catch {
        // No folder, no lines.
      }
      return found.slice(-lines)
    },
    close,
  }
}
