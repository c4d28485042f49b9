import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clientConfig, readDesktopBrand } from './client-config.ts'
import { brandFolder } from './folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-pack-'))
cpSync(brandFolder('aurora'), folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const desktop = JSON.parse(readFileSync(join(folder, 'desktop.json'), 'utf8')) as Record<string, unknown>
const reading = (change: Record<string, unknown>) => {
  writeFileSync(join(folder, 'desktop.json'), JSON.stringify({ ...desktop, ...change }))
  return () => readDesktopBrand(folder)
}

test('a client knows its brand, the default language first [DESKTOP-07]', () => {
  const harbor = clientConfig(brandFolder('harbor'))
  expect(harbor).toMatchObject({ id: 'harbor', name: 'Harbor', linkScheme: 'portico-harbor' })
  expect(harbor.languages.map(({ tag }) => tag).slice(0, 2)).toEqual(['en', 'vi-VN'])
  expect(clientConfig(brandFolder('aurora')).languages[0]).toEqual({ code: 'TY', tag: 'vi-VN', locale: 'vi' })
})

test('a development build takes neither the links nor the notifications of a release beside it [DESKTOP-07]', () => {
  const [release, development] = [false, true].map((each) => clientConfig(brandFolder('aurora'), each))
  expect(development!.appId).toBe(`${release!.appId}.development`)
  expect(development!.linkScheme).toBe(`${release!.linkScheme}-development`)
})

const [key] = desktop['updateKeys'] as [{ id: string; key: string }]
test.each([
  ['an update host without TLS', { publishHosts: ['http://a.example/x', 'https://b.example/x'] }, 'publishHosts'],
  ['one update host alone', { publishHosts: ['https://a.example/x'] }, 'publishHosts'],
  ['one key, which nothing could replace', { updateKeys: [key] }, 'updateKeys'],
  ['the same key twice', { domainKeys: [key, { ...key, id: 'other' }] }, 'Ids and keys must differ'],
  ['a scheme that is none', { linkScheme: 'Aurora!' }, 'linkScheme'],
  ['a name that would lead out of its folder', { productName: '../Aurora' }, 'productName'],
  ['a field nobody knows', { publishHost: 'https://a.example' }, 'is not a desktop brand'],
])('refuses %s', (_, change, field) => {
  expect(reading(change)).toThrow(field)
})
