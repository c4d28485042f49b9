import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { pureRouter } from './pure-router.ts'

const PROGRAM = join(root, 'program.ts')

/** What a bundler keeps of the router for a program that takes `names` of it. */
const bundled = async (names: string): Promise<string> => {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [{ find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') }] },
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === PROGRAM ? id : undefined),
        load: (id) => (id === PROGRAM ? `export { ${names} } from 'react-router'` : undefined),
      },
      pureRouter(),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: PROGRAM, formats: ['es'] },
      rolldownOptions: { external: ['react', 'react-dom'], treeshake: { propertyReadSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput[]
  return output.flatMap((each) => each.output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('')
}

test('who takes the router without its links, forms and fetchers gets none of them', async () => {
  const code = await bundled('BrowserRouter, useRoutes, useHref, useLinkClickHandler, useSearchParams, matchRoutes, Navigate')
  expect(code).toContain('function useLinkClickHandler')
  expect(code).not.toMatch(/data-discover|displayName = |function (usePrefetchBehavior|useSubmit|useFetcher)\b/)
})

test('who does take one gets it whole', async () => {
  expect(await bundled('Link')).toContain('data-discover')
})
