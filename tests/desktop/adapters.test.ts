import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContract } from './contract/build.ts'
import { newComputer } from './harness/client.ts'

type Results = readonly { readonly name: string; readonly error: string | null }[]

const folder = mkdtempSync(join(tmpdir(), 'portico-contract-'))
const real = process.env.ELECTRON_BIN
let built: Awaited<ReturnType<typeof buildContract>>

const prepared = (name: string): string => {
  const out = join(folder, `${name}.json`)
  Object.assign(process.env, { PORTICO_CONTRACT: out, PORTICO_CONTRACT_PRELOAD: built.preload })
  return out
}
const read = (out: string): Results => JSON.parse(readFileSync(out, 'utf8')) as Results
const failures = (results: Results) => results.filter(({ error }) => error !== null)

beforeAll(async () => {
  built = await buildContract(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what we rely on in Electron [DESKTOP-05]', () => {
  test('holds for the fake with a browser behind it', async () => {
    const out = prepared('fake')
    const computer = await newComputer()
    const client = await computer.start({ entry: built.entry })
    expect(await client.exited).toBe(0)
    await computer.close()
    expect(failures(read(out))).toEqual([])
    expect(read(out).length).toBeGreaterThan(30)
  })

  test('holds for the real Electron, which ELECTRON_BIN names', ({ skip }) => {
    skip(!real, 'needs a real Electron: set ELECTRON_BIN')
    const out = prepared('real')
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const ended = spawnSync(real ?? '', [...asRoot, dirname(built.entry)], { encoding: 'utf8', timeout: 100_000 })
    expect(ended.status, ended.stderr).toBe(0)
    expect(failures(read(out))).toEqual([])
  })
})
