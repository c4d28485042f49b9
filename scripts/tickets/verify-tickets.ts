// npm run verify-tickets -- FILE: works a pool of prizes out again from the bundle that its page downloads. Nothing is asked of any network.
// Exit code: 0 when all of it agrees; 1 when something does not, or nothing could be checked; 2 when the file cannot be read.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Bundle, check } from './check.ts'

const [file] = process.argv.slice(2)

/** npm runs scripts in the repository's folder, but a path is meant from where npm was started. */
const at = (path: string): string =>
  resolve((process.env['npm_lifecycle_event'] === 'verify-tickets' && process.env['INIT_CWD']) || process.cwd(), path)

const report = (bundle: Bundle): void => {
  const { faults, redrawn, proven } = check(bundle)
  console.log(`pool ${bundle.pool}, ${bundle.kind}`)
  console.log(`commitment ${bundle.commitment}: hold it against what you noted when the pool began`)
  console.log(bundle.seed === null ? 'The seed is not shown before the pool is over.' : `${redrawn} prizes drawn again from the seed`)
  console.log(`${proven} of your own numbers proven under the root ${bundle.root ?? '(none before the draw)'}`)
  for (const fault of faults) console.log(`WRONG: ${fault}`)
  if (faults.length === 0 && redrawn + proven > 0) console.log('All of it agrees.')
  process.exitCode = faults.length === 0 && redrawn + proven > 0 ? 0 : 1
}

if (file === undefined) {
  console.error('npm run verify-tickets -- FILE')
  process.exitCode = 2
} else {
  try {
    report(JSON.parse(readFileSync(at(file), 'utf8')) as Bundle)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
  }
}
