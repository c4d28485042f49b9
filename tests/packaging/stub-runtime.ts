import { createPackage } from '@electron/asar'
import { appendFileSync, chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../scripts/lib/root.ts'

/** Marks the fuses inside a program: the sentinel, the version of the wire, how many there are, and each as it stands by default. */
const FUSE_WIRE = Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 9]), Buffer.from('101001000')])
/** Any program for Windows will do: its resources are edited and its fuses written. */
const WINDOWS_PROGRAM = inRoot('node_modules', 'electron-winstaller', 'vendor', 'Squirrel.exe')

/** Makes a folder that electron-builder takes for an unpacked Electron, without the 100 MB of a real one. */
export const makeStubRuntime = async (folder: string, platform: 'linux' | 'win'): Promise<string> => {
  const app = `${folder}-default-app`
  for (const path of [join(folder, 'locales'), join(folder, 'resources'), app]) mkdirSync(path, { recursive: true })
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version']) writeFileSync(join(folder, name), name)
  for (const locale of ['en-US', 'vi', 'fr']) writeFileSync(join(folder, 'locales', `${locale}.pak`), '')
  const program = join(folder, platform === 'win' ? 'electron.exe' : 'electron')
  if (platform === 'win') copyFileSync(WINDOWS_PROGRAM, program)
  else writeFileSync(program, '#!/bin/sh\n')
  appendFileSync(program, FUSE_WIRE)
  chmodSync(program, 0o755)
  writeFileSync(join(app, 'package.json'), '{}')
  await createPackage(app, join(folder, 'resources', 'default_app.asar'))
  return folder
}
