import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { sourceFiles } from '../../scripts/lib/sources.ts'
import { importsOf } from '../../scripts/walls/imports.ts'

afterEach(() => vi.unstubAllGlobals())

test('one policy is made, once, and only a path of this site becomes the address of a script', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => ({ ...rules }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { TRUSTED_POLICY, trustedPolicy } = await import('./trusted-types.ts')
  const policy = trustedPolicy()
  expect(trustedPolicy()).toBe(policy)
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([TRUSTED_POLICY])
  expect(policy.createScriptURL('/assets/worker-1a2b3c4d.js')).toBe('/assets/worker-1a2b3c4d.js')
  for (const foreign of [
    '//evil.example/a.js',
    '/\\evil.example/a.js',
    'https://evil.example/a.js',
    'data:text/javascript,1',
    'blob:x',
    '',
  ])
    expect(() => policy.createScriptURL(foreign), foreign).toThrow(TypeError)
})

test('whoever goes past Trusted Types is known: the two readers of operator HTML and the worker of the registration', () => {
  const users = sourceFiles()
    .filter(({ path }) => /^renderer\/.*(?<!\.test)\.tsx?$/.test(path))
    .filter(({ path }) =>
      importsOf(path, readFileSync(inRoot(path), 'utf8')).some(({ specifier }) => specifier.endsWith('/trusted-types.ts')),
    )
  expect(users.map(({ path }) => path).toSorted()).toEqual([
    'renderer/features/content/plain-text.ts',
    'renderer/features/content/sanitise.ts',
    'renderer/features/session/solve-challenge.ts',
  ])
})
