import fs from 'node:fs'
import { testClock } from '../../testing/clock.ts'
import { silentLog } from '../../testing/log.ts'
import { createKeys } from '../keys.ts'
import { testKeyStore } from './keys.ts'

/**
 * A client that opens its vault, tells the number of the session found there, and then writes further ones without end,
 * telling the number of each once it is kept. Started as `node writer.ts <dir> [<call> <before|half|after>]`: with the
 * last two it kills itself at that file call of its second write, `half` meaning that only half the bytes got out.
 */
const [, , dir = '', call, point] = process.argv
const CALLS = ['openSync', 'writeSync', 'fsyncSync', 'closeSync', 'renameSync'] as const

let armed = false
const name = CALLS.find((known) => known === call)
if (name) {
  const real = fs[name] as (...args: unknown[]) => unknown
  const deadly = (...args: unknown[]): unknown => {
    if (!armed) return real(...args)
    if (point === 'half') {
      const [file, text] = args as [number, string]
      real(file, text.slice(0, text.length / 2))
    }
    if (point === 'after') real(...args)
    return process.kill(process.pid, 'SIGKILL')
  }
  Object.assign(fs, { [name]: deadly })
}

// Only now, so that the file library takes the calls as they are here.
const { openJsonFile } = await import('../../profile/json-file.electron.ts')
const { createVault } = await import('../vault.ts')

const tell = (line: string): void => fs.writeFileSync(1, `${line}\n`)
const vault = createVault({
  keys: createKeys(testKeyStore(), 'linux'),
  file: openJsonFile(dir, 'vault'),
  clock: testClock(),
  log: silentLog,
})
await vault.open()
tell(`found ${vault.token() ?? 'none'} ${vault.state().get()}`)
for (let number = Number(vault.token() ?? 0) + 1; ; number += 1) {
  armed = number > 1
  await vault.hold({ token: String(number), remember: 'r'.repeat(1 + (number % 4_000)) })
  tell(`kept ${number}`)
}
