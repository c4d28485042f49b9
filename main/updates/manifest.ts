import type { PinnedKey } from '@portico/contract/desktop/brand'
import * as z from 'zod/mini'
import { isVouchedFor, type Signature, type Statement } from './signature.ts'
import { compareVersions, isVersion } from './version.ts'

const version = z.string().check(z.refine(isVersion))

const file = z.object({
  /** A bare name: what is downloaded lies beside the manifest. */
  url: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/)),
  sha512: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
  size: z.int().check(z.minimum(1), z.maximum(1_073_741_824)),
  platform: z.enum(['win32', 'darwin', 'linux']),
  arch: z.enum(['x64', 'arm64', 'universal']),
  signatures: z.array(z.object({ key: z.string(), signature: z.string() })).check(z.maxLength(8)),
})

/** `latest*.yml` as scripts/release writes it: electron-updater's own shape, with who vouches for each file. */
export const manifest = z.object({
  version,
  releaseNotes: z.string().check(z.maxLength(20_000)),
  /** Of a hundred installations; all where it is not said. Not signed: lowering it only holds a release back. */
  stagingPercentage: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  replaces: z.optional(z.nullable(version)),
  files: z.array(file).check(z.minLength(1), z.maxLength(16)),
})
export type Manifest = z.infer<typeof manifest>

/** A file that a pinned key vouches for. */
export interface Release {
  readonly statement: Statement
  readonly signatures: readonly Signature[]
  readonly file: { readonly url: string; readonly sha512: string; readonly size: number }
  readonly stagingPercentage: number
}

/** The client that looks for updates. */
export interface Running {
  readonly appId: string
  readonly version: string
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly keys: readonly PinnedKey[]
}

export type Reading =
  | { readonly kind: 'release'; readonly release: Release }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'bad'; readonly code: 'BAD_MANIFEST' | 'BAD_SIGNATURE' }

/** `latest`: what everybody should run. `rollback`: what to go back to from a version that does not start. */
export type FeedChannel = 'latest' | 'rollback'

const suits = (running: Running, { platform, arch }: Manifest['files'][number]): boolean =>
  platform === running.platform && (arch === running.arch || (arch === 'universal' && platform === 'darwin'))

const isApplicable = (running: Running, channel: FeedChannel, { version: offered, replaces }: Manifest): boolean => {
  const order = compareVersions(offered, running.version)
  return channel === 'latest' ? order > 0 && !replaces : order < 0 && replaces === running.version
}

/** Judges a manifest: what of it this client may take, and why not. A version that is not wanted is not looked at further. */
export const readManifest = (raw: unknown, channel: FeedChannel, running: Running): Reading => {
  const parsed = manifest.safeParse(raw)
  if (!parsed.success) return { kind: 'bad', code: 'BAD_MANIFEST' }
  const found = parsed.data
  if (!isApplicable(running, channel, found)) return { kind: 'nothing' }
  const fitting = found.files.find((candidate) => suits(running, candidate))
  if (!fitting) return { kind: 'nothing' }
  const { url, sha512, size, platform, arch, signatures } = fitting
  const statement: Statement = {
    appId: running.appId,
    version: found.version,
    platform,
    arch,
    sha512,
    size,
    notes: found.releaseNotes,
    replaces: found.replaces ?? null,
  }
  if (!isVouchedFor(statement, signatures, running.keys)) return { kind: 'bad', code: 'BAD_SIGNATURE' }
  const release = { statement, signatures, file: { url, sha512, size }, stagingPercentage: found.stagingPercentage ?? 100 }
  return { kind: 'release', release }
}
