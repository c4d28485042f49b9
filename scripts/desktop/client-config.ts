import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClientConfig, type DesktopBrand, desktopBrand } from '@portico/contract/desktop/brand'
import * as z from 'zod/mini'
import { inRoot } from '../lib/root.ts'
import { readBrand } from '../site/brand-plugin.ts'

const textOf = (...path: string[]): string => readFileSync(join(...path), 'utf8')

/** The version of everything in this repository. */
export const version = (): string => (JSON.parse(textOf(inRoot('package.json'))) as { version: string }).version

/** Reads and checks the desktop part of a pack. @throws Error naming every field that is wrong. */
export const readDesktopBrand = (folder: string): DesktopBrand => {
  const parsed = desktopBrand.safeParse(JSON.parse(textOf(folder, 'desktop.json')))
  if (!parsed.success) throw new Error(`${folder}/desktop.json is not a desktop brand:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** What main knows of its brand, from the pack in `folder`. */
export const clientConfig = (folder: string, development = false): ClientConfig => {
  const { id, name, merchantCode, languages, defaultLanguage, colours } = readBrand(folder)
  const first = languages.filter(({ code }) => code === defaultLanguage)
  const others = languages.filter(({ code }) => code !== defaultLanguage)
  const desktop = readDesktopBrand(folder)
  return {
    ...desktop,
    // A development build beside a release takes neither its links nor its notifications.
    ...(development ? { appId: `${desktop.appId}.development`, linkScheme: `${desktop.linkScheme}-development` } : {}),
    id,
    name,
    merchantCode,
    languages: [...first, ...others].map(({ code, tag, locale }) => ({ code, tag, locale })),
    ground: { dark: colours.dark['surface-0'], light: colours.light['surface-0'] },
    version: version(),
    domains: textOf(folder, 'domains.json'),
  }
}
