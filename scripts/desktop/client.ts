import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { type Built, isFresh, unlessFresh } from '../lib/fresh.ts'
import { inRoot } from '../lib/root.ts'
import { attach } from '../lib/run.ts'
import { CLIENT_SOURCES, sourceStamp } from '../lib/stamp.ts'
import { readDesktopBrand, version } from './client-config.ts'
import { brandFolder, clientFolder, environmentOf, type Variant } from './folders.ts'

const builtOf = (variant: Variant): Built => ({
  folder: clientFolder(variant),
  stampFile: `${clientFolder(variant)}.stamp`,
  stamp: () => sourceStamp(Object.values(environmentOf(variant)).join(), CLIENT_SOURCES),
})

/** What Electron reads first. It names no dependency, so nothing of node_modules is packed. */
const packageOf = ({ brand, development }: Variant): object => {
  const { productName, manualUrl } = readDesktopBrand(brandFolder(brand))
  return {
    name: development ? `portico-${brand}-development` : `portico-${brand}`,
    // Names the folder of the profile: a development build keeps its own.
    productName: development ? `${productName} Development` : productName,
    version: version(),
    description: `${productName} for the desktop`,
    author: productName,
    homepage: manualUrl,
    type: 'module',
    main: 'main/index.js',
  }
}

const copyIcons = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  const pictures = readdirSync(from).filter((name) => name.endsWith('.png'))
  for (const name of pictures) cpSync(join(from, name), join(to, name))
}

/** Builds the client of the variant that `process.env` names unless it stands as the sources are. Answers whether it built. */
export const buildClient = (variant: Variant): Promise<boolean> =>
  unlessFresh(builtOf(variant), async () => {
    const folder = clientFolder(variant)
    rmSync(folder, { recursive: true, force: true })
    await build({ configFile: inRoot('vite.desktop.config.ts'), logLevel: 'warn' })
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(variant), null, 2)}\n`)
    copyIcons(join(brandFolder(variant.brand), 'desktop'), join(folder, 'icons'))
  })

/** Builds the client in a process of its own when it is out of date. Answers its folder. @throws Error when that fails. */
export const ensureClient = async (variant: Variant): Promise<string> => {
  if (!existsSync(brandFolder(variant.brand))) throw new Error(`There is no brand "${variant.brand}" in resources/brands`)
  if (!isFresh(builtOf(variant))) {
    const code = await attach(process.execPath, [inRoot('scripts', 'build-desktop.ts')], { env: environmentOf(variant) })
    if (code !== 0) throw new Error(`The desktop client of "${variant.brand}" could not be built`)
  }
  return clientFolder(variant)
}
