import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot, root } from '../lib/root.ts'

let copy = ''
const git = (...args: string[]): string => execFileSync('git', args, { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 26 })

/** Runs a program in the copy. @throws Error with what it printed when it fails */
const run = (script: string, ...args: string[]): string => {
  try {
    return execFileSync(process.execPath, [join(copy, script), ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 26,
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${script} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'portico-new-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of files.split('\n').filter(Boolean)) cpSync(inRoot(file), join(copy, file), { recursive: true })
  // The workspaces are linked relative to node_modules, so its folder must stand in the copy.
  execFileSync('cp', ['-al', inRoot('node_modules'), join(copy, 'node_modules')])
  git('init', '-q')
  git('add', '-A')
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const NEW: readonly (readonly string[])[] = [
  ['area', 'loyalty'],
  ['feature', 'loyalty'],
  ['dialog', 'loyalty', 'redeem-points'],
  ['call', 'member', 'claimLoyalty'],
  ['call', 'loyalty', 'listRewards'],
  ['call', 'loyalty', 'claimReward'],
  ['brand', 'zest', '--name', 'Zest'],
  ['locale', 'fi', '--name', 'Suomi', '--brand', 'zest'],
  ['decision', 'Reward', 'loyalty'],
  ['payment-provider', 'zest-pay'],
  ['payment-provider', 'second'],
  ['promotion', 'lucky-day'],
]

test('every skeleton together passes `npm run check`, and the tests of the new area pass', () => {
  for (const args of NEW) run('scripts/new/main.ts', ...args)
  git('add', '-A')
  expect(run('scripts/check.ts')).toMatch(/^[\d]+ passed, 0 failed/m)
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'gateway',
    'packages/gateway/loyalty',
    'packages/gateway/cashier/providers',
    'packages/gateway/promotions/kinds.test.ts',
    'packages/gateway/http/contract.test.ts',
  )
}, 900_000)

test('a skeleton that is there already is not written over', () => {
  run('scripts/new/main.ts', 'decision', 'First')
  const before = git('status', '--short')
  expect(() => run('scripts/new/main.ts', 'brand', 'aurora')).toThrow('resources/brands/aurora/brand.json is there already')
  expect(() => run('scripts/new/main.ts', 'area', 'Bad Name')).toThrow('lower case with hyphens')
  expect(() => run('scripts/new/main.ts', 'nothing')).toThrow('npm run new -- area NAME')
  expect(git('status', '--short')).toBe(before)
})
