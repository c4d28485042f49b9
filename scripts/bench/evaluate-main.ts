import { rmSync } from 'node:fs'
import { createElectron } from '../../tests/desktop/fake/index.ts'

/** Prints how many milliseconds the built main named on the command line takes to evaluate under the fake electron, not yet ready. */
const fake = createElectron()
Object.assign(globalThis, { [Symbol.for('portico.electron')]: fake })
const [address = ''] = process.argv.slice(2)
// What the fake itself needs is loaded first: Electron is there before main is.
await import('electron')
const before = performance.now()
await import(address)
const ms = performance.now() - before
process.stdout.write(String(ms), () => process.exit())
process.once('exit', () => rmSync(fake.machine.userData, { recursive: true, force: true }))
