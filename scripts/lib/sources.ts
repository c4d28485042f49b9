import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { inRoot, root } from './root.ts'

const SOURCE = /\.(ts|tsx|css|html|cjs|mjs)$/
/** What a program writes, nobody reads top to bottom. */
const GENERATED = /^(packages\/gateway\/db\/migrations|locales|docs)\//

export interface SourceFile {
  readonly path: string
  readonly bytes: number
}

/** Source files that people write, committed or not, largest first. */
export const sourceFiles = (): SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((path) => SOURCE.test(path) && !GENERATED.test(path))
    .flatMap((path) => {
      const stat = statSync(inRoot(path), { throwIfNoEntry: false })
      return stat ? [{ path, bytes: stat.size }] : []
    })
    .toSorted((a, b) => b.bytes - a.bytes)

export const MAX_FILE_BYTES = 12_000
export const P90_FILE_BYTES = 6_000

/** The size that nine files of ten stay below. `files` come largest first. */
export const p90 = (files: readonly SourceFile[]): number => files[Math.floor(files.length / 10)]?.bytes ?? 0
