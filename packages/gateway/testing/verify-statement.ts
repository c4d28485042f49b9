import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StatementBundle } from '@portico/contract/commission/bundle-shapes'

const SCRIPT = fileURLToPath(new URL('../../../scripts/office/verify-statement.ts', import.meta.url))

/** Has bundles worked out again by the program that agents have, as `npm run verify-statement -- FILE...` does. */
export const verifyStatements = (bundles: readonly StatementBundle[]): { readonly status: number | null; readonly output: string } => {
  const dir = mkdtempSync(join(tmpdir(), 'statement-'))
  try {
    const files = bundles.map((bundle, at) => {
      const file = join(dir, `${at}-${bundle.line.id}.json`)
      writeFileSync(file, JSON.stringify(bundle))
      return file
    })
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...files], { encoding: 'utf8' })
    return { status, output: stdout + stderr }
  } finally {
    rmSync(dir, { recursive: true })
  }
}
