import { globSync } from 'node:fs'
import { join } from 'node:path'
import { EVENTS } from '@portico/contract/events'
import { calls } from '@portico/contract/index'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

const CONTRACT = join(root, 'packages/contract')
const PROGRAM = join(root, 'program.ts')

/** What a bundler makes of a program. */
const bundled = async (program: string, minify: boolean): Promise<string> => {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === PROGRAM ? id : undefined),
        load: (id) => (id === PROGRAM ? program : undefined),
        // `sideEffects: false` would drop whole modules unread; here each statement has to show that it does nothing.
        transform: (code, id) => (id.startsWith(CONTRACT) ? { code, map: null, moduleSideEffects: true } : undefined),
      },
    ],
    build: {
      write: false,
      minify,
      lib: { entry: PROGRAM, formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[]
  return output.flatMap((each) => each.output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('')
}

test('a program that uses nothing of the contract carries nothing of it', async () => {
  const modules = globSync('**/*.ts', { cwd: CONTRACT }).filter((path) => !/(\.test|examples|^index|kit\/example)\.ts$/.test(path))
  expect(modules.length).toBeGreaterThan(40)
  const code = await bundled(modules.map((path) => `import ${JSON.stringify(join(CONTRACT, path))}`).join('\n'), false)
  // What is left is the library's own.
  expect(code).toContain('// node_modules/zod')
  expect(code.match(/^\/\/ packages\/contract\/.*$/gm)).toBeNull()
})

test('a program that asks one call carries that call alone, without its example and its docstring', async () => {
  const code = await bundled(
    `
    import { createDeposit } from '@portico/contract/cashier/deposit-calls'
    console.log(createDeposit.path, createDeposit.request, createDeposit.response)
  `,
    true,
  )
  expect(code).toContain('/wps/cashier/deposit')
  expect(code).toContain('PENDING_PAYMENT')
  expect(code).not.toMatch(/webhook|methods|balance['"`]|SANDBOX|AMOUNT_OUT_OF_RANGE|payment provider/)
})

test('a schema is built when it is first read, and once', () => {
  const rows = Object.values(calls)
  const lazy = (row: object, name: string) => Object.getOwnPropertyDescriptor(row, name)?.get !== undefined
  expect(rows.filter((row) => !lazy(row, 'request') || !lazy(row, 'response'))).toEqual([])
  const read = () => rows.flatMap(({ request, response }) => [request, response])
  const first = read()
  expect(read().filter((schema, at) => schema !== first[at])).toEqual([])
  expect(Object.values(EVENTS).flatMap((events) => Object.keys(events).filter((type) => !lazy(events, type)))).toEqual([])
})
