import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BrandPack } from '@portico/contract/kit/brand'
import { readBrandPack } from '@portico/contract/kit/read-brand'
import type { DesktopBrand } from '@portico/contract/desktop/brand'
import { signDomainList } from '../../main/gateway/domain-list.ts'
import { inRoot } from '../lib/root.ts'
import { type Generator, kebab } from './skeleton.ts'

const DAY_MS = 86_400_000
const LIST_DAYS = 365
const PICTURES = ['icon.png', 'icon.ico', 'icon.icns', 'tray.png', 'tray@2x.png', 'trayTemplate.png', 'trayTemplate@2x.png', 'badge.png']

const sampleKey = (id: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { id, privateKey, pinned: { id, key: publicKey.export({ format: 'jwk' }).x! } }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** A brand pack after another one's, with keys of its own whose private halves nobody keeps: `npm run release -- keys` makes real ones. */
export const brand: Generator = {
  usage: 'brand ID --name NAME [--from aurora] [--currency VND] [--time-zone Asia/Ho_Chi_Minh] [--default-language TY]',
  make: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        from: { type: 'string', default: 'aurora' },
        currency: { type: 'string' },
        'time-zone': { type: 'string' },
        'default-language': { type: 'string' },
      },
    })
    const id = kebab(positionals[0], 'A brand')
    const folder = `resources/brands/${id}`
    const read = (file: string) => readFileSync(inRoot('resources', 'brands', values.from, file))
    const from = JSON.parse(read('brand.json').toString()) as BrandPack
    /** The same addresses with this brand's id where the other one's stood. */
    const renamed = <Addresses extends object>(addresses: Addresses): Addresses =>
      JSON.parse(JSON.stringify(addresses).replaceAll(values.from, id)) as Addresses
    const draft: BrandPack = {
      ...from,
      id,
      name: values.name ?? id,
      merchantCode: id.replaceAll('-', '').slice(0, 20),
      currency: values.currency ?? from.currency,
      timeZone: values['time-zone'] ?? from.timeZone,
      defaultLanguage: values['default-language'] ?? from.defaultLanguage,
      domains: [`https://${id}.example`, `https://play.${id}.example`, `https://${id}-mirror.example`],
      social: renamed(from.social),
      apps: renamed(from.apps),
      demonstration: true,
    }
    const pack = readBrandPack(json(draft), { path: `${folder}/brand.json`, id })
    const keys = ['update-1', 'update-2', 'domains-1', 'domains-2'].map(sampleKey)
    const desktop: DesktopBrand = {
      ...(JSON.parse(read('desktop.json').toString()) as DesktopBrand),
      appId: `example.${id}.desktop`,
      productName: pack.name,
      linkScheme: `portico-${id}`,
      publishHosts: [`https://updates.${id}.example/desktop`, `https://updates.mirror-${id}.example/desktop`],
      manualUrl: `https://${id}.example/download`,
      updateKeys: keys.slice(0, 2).map(({ pinned }) => pinned),
      domainKeys: keys.slice(2).map(({ pinned }) => pinned),
      sampleKeys: true,
    }
    const now = Date.now()
    const list = signDomainList(
      {
        brand: id,
        version: 1,
        issued: new Date(now).toISOString(),
        expires: new Date(now + LIST_DAYS * DAY_MS).toISOString(),
        origins: pack.domains,
      },
      keys.slice(2),
    )
    return {
      files: [
        { path: `${folder}/brand.json`, content: json(pack) },
        { path: `${folder}/desktop.json`, content: json(desktop) },
        { path: `${folder}/domains.json`, content: json(list) },
        ...[pack.logo, pack.icon].map((file) => ({ path: `${folder}/${file}`, content: read(file) })),
        ...PICTURES.map((file) => ({ path: `${folder}/desktop/${file}`, content: read(`desktop/${file}`) })),
      ],
      next: [
        `Give it colours and a scene in ${folder}/brand.json, a logo in logo.svg and icon.svg, then \`node scripts/desktop-icons.ts ${id}\`.`,
        `See it: BRAND=${id} npm start`,
        'Before a release: npm run release -- keys, then domains (docs/release.md)',
      ],
    }
  },
}
