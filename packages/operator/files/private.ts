import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { OperatorError } from '../error.ts'

const KEY = /^[\w-]{43}$/

/** What a file of one line holds that is nobody else's to read; undefined where there is no file. @throws OperatorError */
const readPrivate = (path: string): string | undefined => {
  let text: string
  let mode: number
  try {
    text = readFileSync(path, 'utf8').trim()
    mode = statSync(path).mode
  } catch {
    return undefined
  }
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new OperatorError(`Others can read ${path}. Take that from them first: chmod 600 ${path}`)
  return text
}

/** @throws OperatorError where there is none, or others can read it */
export const readKey = (path: string): string => {
  const key = readPrivate(path)
  if (key === undefined) throw new OperatorError(`There is no readable key at ${path}.`)
  if (!KEY.test(key)) throw new OperatorError(`What stands in ${path} is no key.`)
  return key
}

/** The base32 secret of an app. @throws OperatorError as `readKey` */
export const readAppSecret = (path: string): string => {
  const secret = readPrivate(path)?.replaceAll(/\s/g, '').toUpperCase()
  if (secret === undefined || !/^[A-Z2-7]{16,}$/.test(secret)) throw new OperatorError(`No secret of an app can be read at ${path}.`)
  return secret
}

/** @throws OperatorError where nobody has logged in */
export const readSession = (path: string): string => {
  const token = readPrivate(path)
  if (token !== undefined && KEY.test(token)) return token
  throw new OperatorError('You are not logged in. Log in with: npm run operator -- login --key-file YOUR.key')
}

/** Writes a file that only its owner reads, in the place of one that may be there. @throws OperatorError */
export const writePrivate = (path: string, text: string): void => {
  try {
    rmSync(`${path}.part`, { force: true })
    writeFileSync(`${path}.part`, `${text}\n`, { mode: 0o600, flag: 'wx' })
    renameSync(`${path}.part`, path)
  } catch {
    throw new OperatorError(`No file can be written at ${path}.`)
  }
}
