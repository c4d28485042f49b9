import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REQUESTS } from '@portico/contract/desktop/channels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureClient } from '../../scripts/desktop/client.ts'
import { readDesktopBrand } from '../../scripts/desktop/client-config.ts'
import { brandFolder } from '../../scripts/desktop/folders.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { ensureSite, siteFolder } from '../../scripts/lib/site.ts'
import { carries, filesIn, fusesOf, headerDigest, pack, type PackedApp, unpack } from './packed.ts'

const OURS = /^\/(package\.json|preload\.cjs|main\/[\w.-]+\.js|icons\/[\w.@-]+\.png|renderer\/(index\.html|assets\/[\w.-]+))$/
/** Of a brand of all languages: each carries the English words that it lacks, so that every new page adds to all of them. */
const MAX_ASAR_BYTES = 9_000_000

interface BootReport {
  readonly windows: readonly { readonly url: string; readonly preferences: Record<string, unknown> }[]
  readonly page: string
  readonly channels: readonly string[]
  /** What else hears pages than the contract's channels. */
  readonly listening: readonly string[]
  readonly schemes: readonly { readonly scheme: string; readonly privileges: Record<string, boolean> }[]
}

const text = (...path: string[]): string => readFileSync(join(...path), 'utf8')
const read = (file: string): unknown => JSON.parse(text(file))

describe.each(['aurora', 'harbor'])('what is packed of %s', (brand) => {
  const own = readDesktopBrand(brandFolder(brand))
  const folder = mkdtempSync(join(tmpdir(), `portico-packed-${brand}-`))
  let packed: { readonly linux: PackedApp; readonly win: PackedApp }
  let app = ''

  beforeAll(async () => {
    await ensureClient({ brand, development: false })
    packed = { linux: await pack(brand, 'linux', join(folder, 'linux')), win: await pack(brand, 'win', join(folder, 'win')) }
    app = unpack(packed.linux.asar, join(folder, 'app'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is the client and nothing else: no test, map, source or dependency [DESKTOP-07]', () => {
    for (const { asar } of [packed.linux, packed.win]) {
      expect(filesIn(asar).filter((path) => !OURS.test(path))).toEqual([])
      expect(statSync(asar).size).toBeLessThan(MAX_ASAR_BYTES)
    }
    const mapped = globSync('**/*.{js,cjs,css}', { cwd: app }).filter((path) => /[@#]\s*sourceMappingURL=/.test(text(app, path)))
    expect(mapped).toEqual([])
    expect(read(join(app, 'package.json'))).toEqual({
      name: `portico-${brand}`,
      productName: own.productName,
      version: (read(inRoot('package.json')) as { version: string }).version,
      description: expect.any(String),
      author: own.productName,
      homepage: own.manualUrl,
      type: 'module',
      main: 'main/index.js',
    })
  })

  test('has every fuse as decided, on both systems [DESKTOP-07]', async () => {
    for (const { program } of [packed.linux, packed.win]) {
      expect(await fusesOf(program)).toEqual({
        RunAsNode: false,
        EnableCookieEncryption: true,
        EnableNodeOptionsEnvironmentVariable: false,
        EnableNodeCliInspectArguments: false,
        EnableEmbeddedAsarIntegrityValidation: true,
        OnlyLoadAppFromAsar: true,
        LoadBrowserProcessSpecificV8Snapshot: false,
        GrantFileProtocolExtraPrivileges: false,
      })
    }
  })

  test('is bound to its program by the digest of the archive [DESKTOP-07]', () => {
    expect(carries(packed.win.program, headerDigest(packed.win.asar))).toBe(true)
    expect(packed.win.program.endsWith(`${own.productName}.exe`)).toBe(true)
  })

  test('updates from its own hosts [DESKTOP-02]', () => {
    expect(text(packed.linux.folder, 'resources', 'app-update.yml')).toContain(`url: ${own.publishHosts[0]}`)
  })

  test('has no switch of a development build', async () => {
    const switches = (from: string) =>
      globSync('main/*.js', { cwd: from }).flatMap((path) => text(from, path).match(/\bPORTICO_[A-Z_]+/g) ?? [])
    expect(switches(await ensureClient({ brand, development: true }))).toContain('PORTICO_GATEWAY')
    expect(switches(app)).toEqual([])
  })

  test('starts: one window on the packed page, behind the bridge [DESKTOP-05] [DESKTOP-06]', () => {
    const args = ['--import', inRoot('tests', 'desktop', 'hooks.mjs'), inRoot('tests', 'packaging', 'boot.mjs'), app]
    const booted = JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })) as BootReport
    expect(booted.windows.map(({ url }) => url)).toEqual([expect.stringMatching(/^app:\/\/portico\//)])
    expect(booted.windows[0]?.preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      preload: join(app, 'preload.cjs'),
    })
    expect(booted.page).toBe(text(app, 'renderer', 'index.html'))
    expect(booted.channels.toSorted()).toEqual(Object.keys(REQUESTS).toSorted())
    expect(booted.listening).toEqual([])
    expect(booted.schemes.map(({ scheme }) => scheme)).toEqual(['app'])
  })

  // The website is built for this brand.
  if (brand === 'aurora')
    test('has the website for its renderer, byte for byte [DESKTOP-06]', async () => {
      await ensureSite()
      const files = (from: string) => globSync('{index.html,assets/*}', { cwd: from }).filter((path) => !/\.(br|gz)$/.test(path))
      expect(files(join(app, 'renderer')).toSorted()).toEqual(files(siteFolder()).toSorted())
      const differing = files(siteFolder()).filter(
        (path) => !readFileSync(join(siteFolder(), path)).equals(readFileSync(join(app, 'renderer', path))),
      )
      expect(differing).toEqual([])
    })
})
