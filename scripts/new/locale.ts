import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BrandPack } from '@portico/contract/kit/brand'
import { inRoot } from '../lib/root.ts'
import type { Generator, Skeleton } from './skeleton.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const offeredBy = (brand: string, language: BrandPack['languages'][number]): NonNullable<Skeleton['edits']>[number] => ({
  path: `resources/brands/${brand}/brand.json`,
  edit: (text) => {
    const pack = JSON.parse(text) as BrandPack
    if (pack.languages.some(({ code }) => code === language.code)) throw new Error(`${brand} offers ${language.code} already`)
    return json({ ...pack, languages: [...pack.languages, language] })
  },
})

/** A language's folder with a first file, and its row in the brands that are to offer it. All that is missing is read in English. */
export const locale: Generator = {
  usage: 'locale fi --name Suomi [--tag fi] [--code FI] [--brand harbor]…',
  make: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, tag: { type: 'string' }, code: { type: 'string' }, brand: { type: 'string', multiple: true } },
    })
    const [folder = ''] = positionals
    if (!/^[a-z]{2}(-[A-Za-z]+)?$/.test(folder)) throw new Error(`A locale is named like fi or zh-Hant; got ${folder || 'nothing'}`)
    if (!values.name) throw new Error('A language has a name that its readers know: --name Suomi')
    const tag = values.tag ?? folder
    if (Intl.NumberFormat.supportedLocalesOf(tag).length === 0)
      throw new Error(`${tag} is no language that browsers know; give a BCP 47 tag with --tag`)
    const code = values.code ?? folder.slice(0, 2).toUpperCase()
    const unknown = (values.brand ?? []).find((brand) => !existsSync(inRoot('resources', 'brands', brand)))
    if (unknown) throw new Error(`there is no brand ${unknown}`)
    const { action } = JSON.parse(readFileSync(inRoot('locales', 'en', 'common.json'), 'utf8')) as { action: Record<string, string> }
    const [[key, text] = ['back', 'Back']] = Object.entries(action)
    return {
      files: [{ path: `locales/${folder}/common.json`, content: json({ action: { [key]: text } }) }],
      edits: (values.brand ?? []).map((brand) => offeredBy(brand, { code, tag, locale: folder, name: values.name! })),
      next: [
        `Translate: files as in locales/en, keys one by one; \`npm run strings -- --all\` lists what is still read in English`,
        `Look at it: ?lang=${code} in any address of a brand that offers it`,
      ],
    }
  },
}
