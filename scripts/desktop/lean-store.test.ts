import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import type { openJsonFile } from '../../main/profile/json-file.electron.ts'
import { inRoot, root } from '../lib/root.ts'
import { leanStore } from './lean-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the store that main is built with writes, reads and sets aside, without a schema compiler and version comparisons', async () => {
  const [{ output }] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanStore],
    resolve: { conditions: ['node'], mainFields: ['module', 'main'] },
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      lib: { entry: inRoot('main', 'profile', 'json-file.electron.ts'), formats: ['es'] },
      rolldownOptions: { external: [/^node:/, ...builtinModules] },
    },
  })) as [Rolldown.RolldownOutput]
  const { code, moduleIds } = output[0]
  expect(moduleIds.some((id) => id.includes('/node_modules/conf/'))).toBe(true)
  expect(moduleIds.filter((id) => /node_modules\/(ajv|semver)/.test(id))).toEqual([])

  const bundle = join(folder, 'store.mjs')
  writeFileSync(bundle, code)
  const store = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as { openJsonFile: typeof openJsonFile }
  const open = () => store.openJsonFile(join(folder, 'profile'), 'settings')
  const first = open()
  expect(first.read()).toEqual({})
  first.write({ closeToTray: true })
  expect(open().read()).toEqual({ closeToTray: true })
  first.setAside()
  expect(open().read()).toEqual({})
})
