import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { install, mayInstall } from './apt.ts'
import { freePort } from './ports.ts'
import { stop } from './run.ts'
import { unprivileged } from './unprivileged.ts'

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer', '/usr/local/bin/pgbouncer']
const installed = (): string | undefined => [process.env.PORTICO_PGBOUNCER ?? '', ...PLACES].find((path) => path !== '' && existsSync(path))

/** The program, installed where that may be done; undefined where there is none. */
export const findPgbouncer = async (): Promise<string | undefined> => {
  const here = installed()
  if (here || !mayInstall()) return here
  await install('pgbouncer')
  return installed()
}

const accepting = async (port: number, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', () => resolve(false))
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
    })
    if (open) return
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with code ${child.exitCode} while starting`)
    await pause(100)
  }
  throw new Error('pgbouncer did not accept connections within 10 s')
}

const configuration = (server: URL, port: number, mode: 'session' | 'transaction', directory: string): string =>
  [
    '[databases]',
    `* = host=${server.hostname} port=${server.port} user=${server.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'max_client_conn = 500',
    'default_pool_size = 60',
    `logfile = ${join(directory, 'pgbouncer.log')}`,
    `pidfile = ${join(directory, 'pgbouncer.pid')}`,
    '',
  ].join('\n')

/** Runs `work` with the address of a pgbouncer of its own in front of the server that `url` names. */
export const withPgbouncer = async <T>(
  program: string,
  { url, mode }: { readonly url: string; readonly mode: 'session' | 'transaction' },
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const owner = unprivileged()
  const directory = mkdtempSync(join(tmpdir(), 'portico-pgbouncer-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(directory, owner.uid, owner.gid)
  const server = new URL(url)
  const port = await freePort()
  const file = join(directory, 'pgbouncer.ini')
  writeFileSync(file, configuration(server, port, mode, directory))
  const child = spawn(program, ['-q', file], { cwd: directory, stdio: 'ignore', ...owner })
  try {
    await accepting(port, child)
    const through = new URL(url)
    through.port = String(port)
    return await work(through.href)
  } finally {
    await stop(child, 'SIGINT')
    rmSync(directory, { recursive: true, force: true })
  }
}
