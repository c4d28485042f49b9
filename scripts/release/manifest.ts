import type { DesktopBrand } from '@portico/contract/desktop/brand'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { disk } from '../../main/updates/disk.ts'
import type { FeedChannel, Manifest } from '../../main/updates/manifest.ts'
import { type SigningKey, signStatement } from '../../main/updates/signature.ts'
import { isNewer, isVersion } from '../../main/updates/version.ts'
import { asJson, type Plan } from './plan.ts'

/** What each system installs an update from, and what electron-updater calls its manifest. */
export const SYSTEMS = {
  win32: { os: 'win', extension: 'exe', suffix: '' },
  darwin: { os: 'mac', extension: 'zip', suffix: '-mac' },
  linux: { os: 'linux', extension: 'AppImage', suffix: '-linux' },
} as const
export type System = keyof typeof SYSTEMS

const ARCHS = ['x64', 'arm64', 'universal'] as const

export const manifestName = (platform: System, channel: FeedChannel): string => `${channel}${SYSTEMS[platform].suffix}.yml`

interface Wish {
  readonly brandId: string
  readonly brand: DesktopBrand
  /** Where the installers are; the manifest goes beside them. */
  readonly folder: string
  readonly platform: System
  readonly version: string
  readonly notes: string
  readonly keys: readonly SigningKey[]
  /** Of a hundred installations. */
  readonly percentage: number
  /** The broken version that this older one may take the place of. */
  readonly replaces: string | null
  readonly now: number
}

const signedFile = async (wish: Wish, url: string, arch: Manifest['files'][number]['arch']): Promise<Manifest['files'][number]> => {
  const { brand, folder, platform, version, notes, keys, replaces } = wish
  const measured = await disk.measure(join(folder, url))
  if (!measured) throw new Error(`${url} has gone`)
  const signatures = signStatement({ appId: brand.appId, version, platform, arch, ...measured, notes, replaces }, keys)
  return { url, ...measured, platform, arch, signatures }
}

/**
 * The signed manifest of a system's installers. JSON is YAML too, and leaves nothing to a reader's taste.
 * @throws Error when the folder holds no installer of this version, or no client would take it
 */
export const planManifest = async (wish: Wish): Promise<Plan> => {
  const { brandId, folder, platform, version, notes, percentage, replaces, now } = wish
  if (!isVersion(version)) throw new Error(`${version} is no version: releases have three plain numbers`)
  if (replaces !== null && !isNewer(replaces, version))
    throw new Error(`${replaces} is not newer than ${version}: there is nothing to take back`)
  const { os, extension } = SYSTEMS[platform]
  const names = ARCHS.map((arch) => ({ arch, url: `${brandId}-${version}-${os}-${arch}.${extension}` }))
  const present = names.filter(({ url }) => existsSync(join(folder, url)))
  if (present.length === 0) throw new Error(`${folder} holds none of ${names.map(({ url }) => url).join(', ')}`)
  const files = await Promise.all(present.map(({ url, arch }) => signedFile(wish, url, arch)))
  const name = manifestName(platform, replaces === null ? 'latest' : 'rollback')
  const text = asJson({
    version,
    releaseDate: new Date(now).toISOString(),
    releaseNotes: notes,
    stagingPercentage: percentage,
    replaces,
    files,
  })
  const maps = readdirSync(folder).filter((file) => present.some(({ url }) => file === `${url}.blockmap`))
  return {
    writes: [{ path: join(folder, name), text }],
    say: [
      ...files.map(({ url, size, signatures }) => `${url}: ${size} bytes, signed by ${signatures.map(({ key }) => key).join(' and ')}`),
      `Upload to every publish host, in this order: ${[...files.map(({ url }) => url), ...maps, name].join(', ')}`,
    ],
  }
}

/** The notes of a release, as people read them. @throws Error when they are missing or too long for the manifest */
export const readNotes = (path: string): string => {
  const notes = readFileSync(path, 'utf8').trim()
  if (notes.length === 0 || notes.length > 20_000) throw new Error('Release notes have 1 to 20000 characters')
  return notes
}
