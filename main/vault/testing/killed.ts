import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const writer = fileURLToPath(new URL('writer.ts', import.meta.url))
/** electron-store asks electron for a folder, unless it is given one: an empty electron is enough for it. */
const noElectron = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module'
registerHooks({ resolve: (name, context, next) =>
  name === 'electron' ? { url: 'data:text/javascript,export default {}', shortCircuit: true } : next(name, context) })`,
)}`

/** What one client did until it was killed: the session it found, and the last one it said it had kept. */
export interface Life {
  readonly found: string
  readonly state: string
  readonly stored: string
}

/** Runs a client on `dir` until `kill` says so, or until it kills itself at `at`. */
export const liveUntilKilled = async (
  dir: string,
  { at = [], kill = () => false }: { readonly at?: readonly string[]; readonly kill?: (stored: number) => boolean },
): Promise<Life> => {
  const child = spawn(process.execPath, ['--import', noElectron, writer, dir, ...at], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let life: Life = { found: '', state: '', stored: '' }
  let stored = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, value = '', state = ''] = line.split(' ')
    if (word === 'found') life = { found: value, state, stored: value }
    else life = { ...life, stored: value }
    if (word === 'kept') stored += 1
    if (kill(stored)) child.kill('SIGKILL')
  }
  const [, signal] = (await ended) as [number | null, string | null]
  if (signal !== 'SIGKILL') throw new Error(`The client ended by itself: ${JSON.stringify(life)}`)
  return life
}
