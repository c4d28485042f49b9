import type { Configuration } from 'electron-builder'
import { join } from 'node:path'
import { readBrand } from '../site/brand-plugin.ts'
import { chromiumLocales } from './chromium-locales.ts'
import { readDesktopBrand } from './client-config.ts'
import { electronVersion } from './electron-binary.ts'
import { brandFolder, clientFolder, packageFolder } from './folders.ts'
import { FUSES } from './fuses.ts'

export interface BuilderOptions {
  /** A folder with another Electron than the one to download, as tests have. */
  readonly electronDist?: string
  readonly output?: string
}

/** A brand's part of the packaging; electron-builder adds electron-builder.yml to it. */
export const builderConfig = (brand: string, { electronDist, output }: BuilderOptions = {}): Configuration => {
  const { appId, productName, linkScheme, publishHosts } = readDesktopBrand(brandFolder(brand))
  const icons = join(brandFolder(brand), 'desktop')
  return {
    appId,
    productName,
    copyright: `© ${productName}`,
    executableName: productName,
    // Ascii and without blanks, since it is part of addresses.
    artifactName: `${brand}-\${version}-\${os}-\${arch}.\${ext}`,
    directories: { app: clientFolder({ brand, development: false }), output: output ?? packageFolder(brand) },
    electronVersion: electronVersion(),
    ...(electronDist ? { electronDist } : {}),
    electronLanguages: chromiumLocales(readBrand(brandFolder(brand)).languages.map(({ tag }) => tag)),
    electronFuses: FUSES,
    // Main is bundled whole. Without this electron-builder packs the repository's own node_modules.
    beforeBuild: () => Promise.resolve(false),
    protocols: [{ name: productName, schemes: [linkScheme], role: 'Viewer' }],
    publish: publishHosts.map((url) => ({ provider: 'generic' as const, url, channel: 'latest' })),
    win: { icon: join(icons, 'icon.ico') },
    mac: { icon: join(icons, 'icon.icns') },
    linux: { icon: join(icons, 'icon.png'), executableName: productName.toLowerCase().replaceAll(' ', '-') },
  }
}
