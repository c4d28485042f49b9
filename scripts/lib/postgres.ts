import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { install, mayInstall } from './apt.ts'
import { freePort } from './ports.ts'
import { run, stop } from './run.ts'
import { unprivileged } from './unprivileged.ts'

export interface PostgresOptions {
  /** Writes reach the disk before a commit is acknowledged. Off for tests, whose data nobody keeps. Default false. */
  readonly durable?: boolean
}

const DEBIAN = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`, the newest first. */
const installedPostgres = (): string | undefined => {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PORTICO_POSTGRES_BIN ? [process.env.PORTICO_POSTGRES_BIN] : []),
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ]
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

const ensurePostgres = async (): Promise<string> => {
  const here = installedPostgres()
  if (here) return here
  if (mayInstall()) await install('postgresql')
  const got = installedPostgres()
  if (!got) throw new Error('No PostgreSQL: install version 15 or newer, or name its bin folder in PORTICO_POSTGRES_BIN')
  return got
}

const serverArguments = (directory: string, port: number, durable: boolean): string[] =>
  [
    ['-D', join(directory, 'data')],
    ['-p', String(port)],
    ['-k', directory],
    ['-c', 'listen_addresses=127.0.0.1'],
    ['-c', 'max_connections=200'],
    ['-c', 'shared_buffers=256MB'],
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].map((setting) => ['-c', setting])),
  ].flat()

const accepting = async (bin: string, directory: string, port: number, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const ready = await run(join(bin, 'pg_isready'), ['-q', '-h', directory, '-p', String(port)])
    if (ready.code === 0) return
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode} while starting`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not accept connections within 15 s')
}

/**
 * Runs `work` beside a PostgreSQL of its own: a fresh cluster in a temporary folder on a free port, gone afterwards.
 * `url` names its maintenance database, whose user may create others.
 */
export const withPostgres = async <T>(work: (url: string) => Promise<T>, options: PostgresOptions = {}): Promise<T> => {
  const folder = await ensurePostgres()
  const owner = unprivileged()
  const directory = mkdtempSync(join(tmpdir(), 'portico-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(directory, owner.uid, owner.gid)
  let child: ChildProcess | undefined
  try {
    const init = ['-D', join(directory, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
    const result = await run(join(folder, 'initdb'), init, { cwd: directory, ...owner })
    if (result.code !== 0) throw new Error(`initdb failed:\n${result.output}`)
    const port = await freePort()
    const args = serverArguments(directory, port, options.durable ?? false)
    child = spawn(join(folder, 'postgres'), args, { cwd: directory, stdio: 'ignore', ...owner })
    await accepting(folder, directory, port, child)
    console.log(`PostgreSQL: ${folder}, port ${port}`)
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    // SIGINT is PostgreSQL's fast shutdown: it ends open connections instead of waiting for them.
    if (child) await stop(child, 'SIGINT')
    rmSync(directory, { recursive: true, force: true })
  }
}
