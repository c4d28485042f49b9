import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringsPlugin } from './plugin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-strings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, content: unknown): void => {
  const whole = join(folder, path)
  mkdirSync(join(whole, '..'), { recursive: true })
  writeFileSync(whole, typeof content === 'string' ? content : JSON.stringify(content))
}

/** The scripts of a site with these texts, by the file each chunk was made of. */
const chunksOf = async (locales: readonly string[]): Promise<Map<string, string>> => {
  write('main.js', "import { strings } from 'virtual:strings'\nglobalThis.strings = strings")
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [stringsPlugin({ locales, folder: join(folder, 'locales') })],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.js') } },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map((chunk) => [(chunk.facadeModuleId ?? '').split('/').slice(-2).join('/'), chunk.code]))
}

test('puts the fallback into the files of a language, and loads nothing of English beside them [CHROME-10]', async () => {
  write('locales/en/wallet.json', { title: 'Wallet', lead: 'Your money' })
  write('locales/en/agent.json', { rows_one: 'One row', rows_other: '{{count}} rows' })
  write('locales/en/client.json', { tray: 'Show' })
  write('locales/vi/wallet.json', { title: 'Ví', lead: 'Tiền của bạn' })
  write('locales/vi/agent.json', { rows_other: '{{count}} dòng' })
  write('locales/pl/wallet.json', { title: 'Portfel' })
  write('locales/de/wallet.json', { title: 'Geldbörse' })
  const chunks = await chunksOf(['vi', 'pl'])
  const files = [...chunks.keys()].filter((name) => name.endsWith('.json')).toSorted()
  expect(files).toEqual(['en/agent.json', 'en/wallet.json', 'pl/agent.json', 'pl/wallet.json', 'vi/agent.json', 'vi/wallet.json'])
  expect(chunks.get('pl/wallet.json')).toContain('Portfel')
  expect(chunks.get('pl/wallet.json')).toContain('Your money')
  expect(chunks.get('pl/agent.json')).toContain('rows_few')
  expect(chunks.get('vi/wallet.json')).not.toContain('Wallet')
  for (const file of files) expect(chunks.get(file)).not.toMatch(/import/)
})

test('carries a file that is whole in English once for all languages that read it to the letter', async () => {
  write('locales/en/wallet.json', { title: 'Wallet' })
  write('locales/en/agent.json', { rows_one: 'One row', rows_other: '{{count}} rows', lead: 'Your team' })
  for (const locale of ['de', 'th', 'pl', 'ar', 'ru', 'uk']) write(`locales/${locale}/wallet.json`, { title: locale })
  const chunks = await chunksOf(['de', 'th', 'pl', 'ar', 'ru', 'uk'])
  const agents = [...chunks.keys()].filter((name) => name.endsWith('/agent.json')).toSorted()
  // Polish needs other forms, Russian and Ukrainian the same others, and in Arabic the English words are set apart.
  expect(agents).toEqual(['ar/agent.json', 'en/agent.json', 'pl/agent.json', 'ru/agent.json'])
  const table = [...chunks.values()].find((code) => code.includes('de/agent'))!
  const fileOf = (key: string) => new RegExp(`"${key}": .*?import\\("([^"]+)"\\)`).exec(table)?.[1]
  expect(fileOf('th/agent')).toBe(fileOf('en/agent'))
  expect(fileOf('pl/agent')).not.toBe(fileOf('en/agent'))
  expect(fileOf('uk/agent')).toBe(fileOf('ru/agent'))
  expect(fileOf('ru/wallet')).not.toBe(fileOf('uk/wallet'))
})
