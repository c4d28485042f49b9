import type { DesktopBrand } from '@portico/contract/desktop/brand'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createListReader } from '../../main/gateway/domain-list.ts'
import { disk } from '../../main/updates/disk.ts'
import { inspect } from '../../main/updates/inspect.ts'
import { type FeedChannel, type Manifest, manifest, readManifest } from '../../main/updates/manifest.ts'
import { manifestName, SYSTEMS, type System } from './manifest.ts'
import type { Plan } from './plan.ts'

const DAY_MS = 86_400_000
/** A list that runs out sooner would leave the clients of this release with a warning. */
const LEAST_DAYS = 30

interface Wish {
  readonly brandId: string
  readonly brand: DesktopBrand
  /** The brand's folder. */
  readonly folder: string
  /** Installers and manifests about to be uploaded. */
  readonly packages: string | undefined
  readonly now: number
}

const ofBrand = ({ brand }: Wish): string[] => {
  const keys = [...brand.updateKeys, ...brand.domainKeys].map(({ key }) => key)
  const hosts = [...brand.publishHosts, brand.manualUrl].map((url) => new URL(url).hostname)
  return [
    ...(brand.sampleKeys ? ['desktop.json pins sample keys, whose private halves are gone: run keys'] : []),
    ...(new Set(keys).size < keys.length ? ['desktop.json pins one key for two purposes'] : []),
    ...(new Set(brand.publishHosts.map((url) => new URL(url).hostname)).size < 2 ? ['The publish hosts are one and the same machine'] : []),
    ...hosts.filter((host) => host.endsWith('.example')).map((host) => `${host} is a sample name`),
  ]
}

const ofDomains = ({ brandId, brand, folder, now }: Wish): string[] => {
  const path = join(folder, 'domains.json')
  if (!existsSync(path)) return ['There is no domains.json: run domains']
  const verdict = createListReader({ brand: brandId, keys: brand.domainKeys }).readText(readFileSync(path, 'utf8'), now)
  if (!verdict.ok) return [`No client would take domains.json: ${verdict.fault}`]
  const days = Math.floor((Date.parse(verdict.body.expires) - now) / DAY_MS)
  return days < LEAST_DAYS ? [`domains.json runs out in ${days} days: run domains`] : []
}

const CHANNELS: readonly FeedChannel[] = ['latest', 'rollback']
const SYSTEM_NAMES = Object.keys(SYSTEMS) as System[]
const MANIFESTS = CHANNELS.flatMap((channel) =>
  SYSTEM_NAMES.map((platform) => ({ channel, platform, name: manifestName(platform, channel) })),
)
type ManifestFile = (typeof MANIFESTS)[number]

const ofFile = async (
  wish: Wish,
  { channel, platform, name }: ManifestFile,
  packages: string,
  found: Manifest,
  arch: string,
): Promise<string[]> => {
  // Whoever is to take it: anything older, or the one version it may replace.
  const version = channel === 'latest' ? '0.0.0' : (found.replaces ?? '0.0.0')
  const reading = readManifest(found, channel, { appId: wish.brand.appId, version, platform, arch, keys: wish.brand.updateKeys })
  if (reading.kind === 'bad') return [`${name}, ${arch}: ${reading.code}`]
  if (reading.kind === 'nothing') return []
  const { release } = reading
  const fault = await inspect(disk, join(packages, release.file.url), release, wish.brand.updateKeys)
  return fault ? [`${release.file.url}: ${fault}`] : []
}

const ofManifest = async (wish: Wish, file: ManifestFile, packages: string): Promise<string[]> => {
  const path = join(packages, file.name)
  if (!existsSync(path)) return []
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return [`${file.name} was not written by manifest: electron-builder's own has no signature that a client takes`]
  }
  const parsed = manifest.safeParse(raw)
  if (!parsed.success) return [`${file.name}: BAD_MANIFEST`]
  const found = await Promise.all(['x64', 'arm64'].map((arch) => ofFile(wish, file, packages, parsed.data, arch)))
  return [...new Set(found.flat())]
}

/** Everything that would make clients refuse a release, before anybody sees it. Writes nothing. */
export const planCheck = async (wish: Wish): Promise<Plan> => {
  const { packages } = wish
  const ofPackages = packages ? await Promise.all(MANIFESTS.map((manifest) => ofManifest(wish, manifest, packages))) : []
  const isEmpty = packages && !MANIFESTS.some(({ name }) => existsSync(join(packages, name)))
  const problems = [
    ...ofBrand(wish),
    ...ofDomains(wish),
    ...new Set(ofPackages.flat()),
    ...(isEmpty ? [`${packages} holds no manifest: run manifest`] : []),
  ]
  const looked = ['desktop.json', 'domains.json', ...(packages ? [packages] : [])].join(', ')
  return {
    writes: [],
    say: [`Looked at ${looked}: ${problems.length === 0 ? 'nothing stands against it' : 'not fit for a release'}.`],
    problems,
  }
}
