import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { inRoot, root } from './root.ts'

/** Every program of a run, and every process that it starts in turn, compiles the same modules. */
const COMPILED = inRoot('node_modules', '.cache', 'compiled')

export interface RunResult {
  /** Exit code; 1 when a signal ended it or it could not start. */
  readonly code: number
  /** Standard output and error, in the order they came. */
  readonly output: string
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly uid?: number | undefined
  readonly gid?: number | undefined
  /** Shows the output as it comes, too. */
  readonly loud?: boolean
}

/** npm's programs are `.cmd` files on Windows, which only a shell starts. */
const spawnOptions = ({ env, cwd, uid, gid }: RunOptions): SpawnOptions => ({
  cwd: cwd ?? root,
  env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
  shell: process.platform === 'win32',
  ...(uid === undefined ? {} : { uid }),
  ...(gid === undefined ? {} : { gid }),
})

/** Runs a program to its end. Never throws: what went wrong is in the code and the output. */
export const run = (file: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> =>
  new Promise((resolve) => {
    const child = spawn(file, args, { ...spawnOptions(options), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      if (options.loud) process.stdout.write(chunk)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Runs a program that talks to the terminal itself. Answers its exit code. */
export const attach = (file: string, args: readonly string[], options: RunOptions = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...spawnOptions(options), stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/** Asks a child to end, waits, and insists after `graceMs`. */
export const stop = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', graceMs = 15_000): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  child.kill(signal)
  const insist = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await exit
  clearTimeout(insist)
}
