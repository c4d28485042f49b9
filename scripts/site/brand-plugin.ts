import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandPack } from '@portico/contract/kit/brand'
import { readBrandPack } from '@portico/contract/kit/read-brand'
import type { Plugin, Rolldown } from 'vite'
import { bannerScene } from '../../renderer/theme/banner-scene.ts'
import { isLobby, isStart } from './chunks.ts'
import { type Early, indexPage } from './index-page.ts'

const VIRTUAL = 'virtual:brand'
const RESOLVED = `\0${VIRTUAL}`
const BANNER = '/brand/banner.svg'
const ICON = '/brand/icon.svg'

/** Files and folders that a pack names and that are not there. */
const missing = (folder: string, { logo, icon, languages }: BrandPack): string[] => [
  ...[logo, icon].filter((name) => !existsSync(join(folder, name))).map((name) => `there is no ${name} beside it`),
  ...languages
    .filter(({ locale }) => !existsSync(fileURLToPath(new URL(`../../locales/${locale}`, import.meta.url))))
    .map(({ code, locale }) => `languages: ${code} has the locale "${locale}", of which there is no folder in locales/`),
]

/** Reads and checks a pack, with what it names besides. @throws Error naming the file and every field that is wrong. */
export const readBrand = (folder: string): BrandPack => {
  const path = join(folder, 'brand.json')
  if (!existsSync(path)) throw new Error(`BRAND: there is no brand pack at ${path}`)
  const brand = readBrandPack(readFileSync(path, 'utf8'), { path, id: basename(folder) })
  const lacking = missing(folder, brand)
  if (lacking.length > 0) throw new Error(`${path} is wrong:\n${lacking.map((each) => `  ${each}`).join('\n')}`)
  return brand
}

const hashed = (name: string, text: string): string =>
  `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.svg`

type Chunks = readonly Rolldown.OutputChunk[]

const earlyOf = (chunks: Chunks): Early => {
  const strings = (end: RegExp): string[] =>
    chunks.filter((chunk) => chunk.isDynamicEntry && end.test(chunk.facadeModuleId ?? '')).map((chunk) => `/${chunk.fileName}`)
  const filesOf = (all: Chunks): Set<string> => new Set(all.flatMap((chunk) => [chunk.fileName, ...chunk.imports]))
  const entry = filesOf(chunks.filter((chunk) => chunk.isEntry))
  const start = filesOf(chunks.filter(isStart))
  const styles = chunks
    .filter((chunk) => start.has(chunk.fileName) && !entry.has(chunk.fileName))
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const lobby = filesOf(chunks.filter(isLobby))
  return {
    parts: [...start].filter((file) => !entry.has(file)).map((file) => `/${file}`),
    styles: [...new Set(styles)].map((file) => `/${file}`),
    strings: (locale) => strings(new RegExp(`/locales/${locale}/common\\.json$`)),
    lobbyStrings: (locale) => strings(new RegExp(`/locales/${locale}/(lobby|content)\\.json$`)),
    lobby: [...lobby].filter((file) => !entry.has(file) && !start.has(file)).map((file) => `/${file}`),
  }
}

/** The entry's style sheets are short and name the fonts; in the page itself they hold up neither its words nor its first paint. */
const withStylesInside = (html: string, bundle: Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const asset = bundle[file]
    return asset?.type === 'asset' ? `<style>${String(asset.source).trim()}</style>` : link
  })

/** The page carries colours and scene as styles and pictures already, and the gateway tells help lines; only the gallery of development builds lists them. */
const publicPart = ({ colours: _colours, scene: _scene, helpLines: _helpLines, ...rest }: BrandPack): object => rest

const NOTHING_EARLY: Early = { parts: [], styles: [], strings: () => [], lobbyStrings: () => [], lobby: [] }

/** Puts one brand into the bundle: `virtual:brand`, its pictures, and the page that carries its colours. */
export const brandPlugin = (folder: string): Plugin => {
  const brand = readBrand(folder)
  const logo = readFileSync(join(folder, brand.logo), 'utf8')
  const icon = readFileSync(join(folder, brand.icon), 'utf8')
  const banner = bannerScene(brand.scene)
  let building = false
  const bannerUrl = () => (building ? `/${hashed('banner', banner)}` : BANNER)
  const iconUrl = () => (building ? `/${hashed('icon', icon)}` : ICON)
  return {
    name: 'portico:brand',
    config: (_config, { command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const brand = ${JSON.stringify(building ? publicPart(brand) : brand)}\nexport const bannerUrl = ${JSON.stringify(bannerUrl())}`
        : undefined,
    configureServer: (server) => {
      for (const [path, text] of [
        [BANNER, banner],
        [ICON, icon],
      ] as const) {
        server.middlewares.use(path, (_request, response) => {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(text)
        })
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: hashed('banner', banner), source: banner })
      this.emitFile({ type: 'asset', fileName: hashed('icon', icon), source: icon })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        return indexPage({
          html: bundle ? withStylesInside(html, bundle) : html,
          brand,
          logo,
          bannerUrl: bannerUrl(),
          iconUrl: iconUrl(),
          early: bundle ? earlyOf(chunks) : NOTHING_EARLY,
          policy: building,
        })
      },
    },
  }
}
