import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether Debian packages may be installed here. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a Debian package, refreshing the package lists first. Answers whether it worked; says why when not. */
export const install = async (name: string): Promise<boolean> => {
  console.log(`Installing Debian's ${name} package with apt-get ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update', '-q'], { env })
  const done = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  if (done.code !== 0) console.error(`apt-get install ${name} failed:\n${update.code === 0 ? '' : update.output}${done.output}`)
  return done.code === 0
}
