import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Built, isFresh, replaceUnlessFresh } from './fresh.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'portico-fresh-'))
})
afterEach(() => rmSync(place, { recursive: true }))

const built = (name: string, stamp: string): Built => ({
  folder: join(place, name),
  stampFile: join(place, `${name}.stamp`),
  stamp: () => stamp,
})
const page = (text: string) => async (folder: string) => writeFileSync(join(folder, 'index.html'), text)
const served = (name: string) => readFileSync(join(place, name, 'index.html'), 'utf8')

test('a build takes the place of what is served only when it is whole', async () => {
  await replaceUnlessFresh(built('aurora', '1'), page('one'))
  let during = ''
  await replaceUnlessFresh(built('aurora', '2'), async (folder) => {
    during = served('aurora')
    await page('two')(folder)
  })
  expect([during, served('aurora')]).toEqual(['one', 'two'])
  expect(readdirSync(join(place, 'aurora'))).toEqual(['index.html'])
  expect(readdirSync(place).toSorted()).toEqual(['aurora', 'aurora.stamp'])
})

test('a build that fails leaves the site, its stamp and nothing else', async () => {
  await replaceUnlessFresh(built('aurora', '1'), page('one'))
  const failing = replaceUnlessFresh(built('aurora', '2'), async (folder) => {
    await page('half')(folder)
    throw new Error('a language is missing')
  })
  await expect(failing).rejects.toThrow('a language is missing')
  expect([served('aurora'), isFresh(built('aurora', '1'))]).toEqual(['one', true])
  expect(readdirSync(place).toSorted()).toEqual(['aurora', 'aurora.stamp'])
})

test('a build of another brand touches nothing of this one', async () => {
  await replaceUnlessFresh(built('aurora', '1'), page('one'))
  await replaceUnlessFresh(built('harbor', '1'), page('other'))
  expect([served('aurora'), served('harbor'), isFresh(built('aurora', '1'))]).toEqual(['one', 'other', true])
})

test('what stands as its sources are is not built again, and what a killed build left goes', async () => {
  const dead = join(place, 'aurora.new-4194999')
  mkdirSync(dead)
  const builds: string[] = []
  const build = async (folder: string) => {
    builds.push(folder)
    await page('one')(folder)
  }
  expect([await replaceUnlessFresh(built('aurora', '1'), build), await replaceUnlessFresh(built('aurora', '1'), build)]).toEqual([
    true,
    false,
  ])
  expect([builds.length, existsSync(dead)]).toEqual([1, false])
})
