import { randomBytes } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { beginOperatorApp, confirmOperatorApp, operatorLogin, operatorLogout } from '@portico/contract/operator/door-calls'
import { TOTP } from 'otpauth'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { readAppSecret, readKey, writePrivate } from '../files/private.ts'

const MOST_TRIES = 3
const KEY_FILE = ['--key-file <path>', 'your key'] as const

/** `login`. */
export const login: Command = (program, { ask, print, prompt, sessionFile, example }) => {
  example('Log in for eight hours, and out again:', 'login --key-file lan.key', 'logout')
  program
    .command('login')
    .description('log in by your key and a code of your app, or a recovery code; it ends after eight hours, or one without a command')
    .requiredOption(...KEY_FILE)
    .option('--code <code>', 'the code, instead of being asked for it')
    .option('--secret-file <path>', "the app's secret, for scripts: both proofs then lie on one machine")
    .action(async ({ keyFile, code, secretFile }: { keyFile: string; code?: string; secretFile?: string }) => {
      const key = readKey(keyFile)
      const ofSecret = secretFile === undefined ? undefined : new TOTP({ secret: readAppSecret(secretFile) }).generate()
      const { token, name, role, endsAt, recoveryCodes } = await ask(operatorLogin, {
        key,
        code: code ?? ofSecret ?? (await prompt('Code: ')),
      })
      writePrivate(sessionFile(), token)
      print(`You are ${name}, ${role}, until ${endsAt.slice(0, 16).replace('T', ' ')} UTC.`)
      if (recoveryCodes < 3) print(`${recoveryCodes} recovery codes are left; "enrol --again" makes new ones.`)
    })
}

/** `logout`. */
export const logout: Command = (program, { ask, print, sessionFile }) => {
  program
    .command('logout')
    .description('log out')
    .action(async () => {
      await ask(operatorLogout, {})
      rmSync(sessionFile(), { force: true })
      print('You are logged out.')
    })
}

/** `enrol`. */
export const enrol: Command = (program, { ask, print, prompt, example }) => {
  example(
    'Set up your app by an invitation; later another telephone, or another key:',
    'enrol --key-file lan.key',
    'enrol --again --key-file lan.key',
  )
  program
    .command('enrol')
    .description('set up your authenticator app; the key in the file is changed for one that nobody has seen')
    .requiredOption(...KEY_FILE)
    .option('--again', 'you have an app, and set up another in its place with a new key and new recovery codes')
    .action(async ({ keyFile, again }: { keyFile: string; again?: true }) => {
      const key = readKey(keyFile)
      const present = again ? { code: await prompt('Code of your present app, or a recovery code: ') } : {}
      const { secret, uri } = await ask(beginOperatorApp, { key, ...present })
      print(`Add this to your authenticator app, within ten minutes: ${secret}`)
      print(`The same as an address: ${uri}`)
      const newKey = randomBytes(32).toString('base64url')
      // Written down before it counts: an answer that is lost must not lose the key.
      writePrivate(`${keyFile}.new`, newKey)
      const confirm = async (tries: number): Promise<{ name: string; recoveryCodes: string[] }> => {
        try {
          return await ask(confirmOperatorApp, { key, code: await prompt('Code that it shows: '), newKey })
        } catch (error) {
          if (!(error instanceof OperatorError) || error.code === undefined) throw error
          if (error.code === 'CODE_WRONG' && tries < MOST_TRIES) return confirm(tries + 1)
          rmSync(`${keyFile}.new`)
          throw error
        }
      }
      const { name, recoveryCodes } = await confirm(1)
      renameSync(`${keyFile}.new`, keyFile)
      print(`${name}'s app is set up, and ${keyFile} holds a new key. Recovery codes, each good once, for a piece of paper:`)
      for (const code of recoveryCodes) print(`  ${code}`)
    })
}
