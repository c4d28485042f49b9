import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { OperatorError } from '../error.ts'

/** An empty file that only its owner reads, made before there is a key: one that could not be written down would be nobody's. */
const fileFor = (path: string): number => {
  if (existsSync(path)) throw new OperatorError(`There is a file at ${path} already.`)
  try {
    return openSync(path, 'wx', 0o600)
  } catch {
    throw new OperatorError(`No file can be written at ${path}.`)
  }
}

/**
 * Writes a secret that is asked for once into a new file that only its owner reads; the file goes again where there is none.
 * @throws OperatorError where no file can be written, before the secret is asked for
 */
export const writeSecret = async (path: string, secret: () => Promise<string>): Promise<void> => {
  const file = fileFor(path)
  try {
    writeFileSync(file, `${await secret()}\n`)
  } catch (error) {
    rmSync(path)
    throw error
  } finally {
    closeSync(file)
  }
}
