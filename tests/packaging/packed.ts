import { extractAll, getRawHeader, listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageClient } from '../../scripts/desktop/package.ts'
import { makeStubRuntime } from './stub-runtime.ts'

/** What electron-builder made of a brand for one system, with a stub in Electron's place. */
export interface PackedApp {
  /** The folder that would be installed. */
  readonly folder: string
  readonly program: string
  readonly asar: string
}

const PROGRAMS = { linux: 'linux-unpacked/*', win: 'win-unpacked/*.exe' } as const

/** Packs a built brand into `folder`. */
export const pack = async (brand: string, platform: keyof typeof PROGRAMS, folder: string): Promise<PackedApp> => {
  const [electronDist, output] = [join(folder, 'electron'), join(folder, 'out')]
  await packageClient({ brand, platform, dir: true, electronDist: await makeStubRuntime(electronDist, platform), output })
  const program = globSync(PROGRAMS[platform], { cwd: output }).find(
    (path) => /\.exe$|-unpacked\/[a-z-]+$/.test(path) && !/locales|resources|version/.test(path),
  )
  if (!program) throw new Error(`electron-builder made no program in ${output}`)
  const unpackedFolder = join(output, `${platform}-unpacked`)
  return { folder: unpackedFolder, program: join(output, program), asar: join(unpackedFolder, 'resources', 'app.asar') }
}

/** Paths inside the archive, without the folders and with `/`. */
export const filesIn = (asar: string): string[] => {
  const all = listPackage(asar, { isPack: false }).map((path) => path.replaceAll('\\', '/'))
  return all.filter((path) => !all.some((other) => other.startsWith(`${path}/`)))
}

export const unpack = (asar: string, folder: string): string => {
  extractAll(asar, folder)
  return folder
}

/** The digest that the program compares the archive with. */
export const headerDigest = (asar: string): string => createHash('sha256').update(getRawHeader(asar).headerString).digest('hex')

/** The fuses of a program by their names in the source of @electron/fuses. */
export const fusesOf = async (program: string): Promise<Record<string, boolean>> => {
  const wire = await getCurrentFuseWire(program)
  const names = Object.entries(FuseV1Options).filter((entry): entry is [string, FuseV1Options] => typeof entry[1] === 'number')
  return Object.fromEntries(names.map(([name, index]) => [name, String.fromCharCode(Number(wire[index])) === '1']))
}

/** Whether the program carries a text, as bytes of it. */
export const carries = (program: string, text: string): boolean => readFileSync(program).includes(text)
