import { electronBinary, electronPaths } from './desktop/electron-binary.ts'
import { bin, requireNode } from './lib/root.ts'
import { attach } from './lib/run.ts'

requireNode()

// What only a real Electron can show, and a machine can look at: docs/release.md lists it, with what is left to people.
const electron = electronBinary()
if (!electron) {
  console.error(`There is no Electron to check. Name its program in ELECTRON_BIN. Looked for:\n  ${electronPaths().join('\n  ')}`)
  process.exit(1)
}
process.exitCode = await attach(bin('vitest'), ['run', '--project', 'desktop', 'tests/desktop/adapters.test.ts'], {
  env: { ELECTRON_BIN: electron },
})
