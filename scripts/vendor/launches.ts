import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The token of a launch address, or what is one itself. */
export const tokenOf = (line: string): string => {
  const text = line.trim()
  return URL.canParse(text) ? (new URL(text).searchParams.get('token') ?? '') : text
}

/** Tokens of a file, a line each, every one once. */
export const launchesFrom = (path: string): (() => Promise<string>) => {
  const tokens = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(tokenOf)
  return async () => {
    const token = tokens.shift()
    if (token === undefined) throw new Error(`${path} holds no more launch tokens`)
    return token
  }
}

/** What a command of the shell prints: a launch address or a token. */
export const launchesBy = (command: string) => async (): Promise<string> => {
  const token = tokenOf(execFileSync('sh', ['-c', command], { encoding: 'utf8' }))
  if (token === '') throw new Error('the launch command printed neither a launch address nor a token')
  return token
}
