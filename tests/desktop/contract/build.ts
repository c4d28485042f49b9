import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inRoot, root } from '../../../scripts/lib/root.ts'

/** Bundles a main process of the tests and the client's preload into `folder`, as the client's build does. */
export const buildContract = async (folder: string): Promise<{ readonly entry: string; readonly preload: string }> => {
  const bundle = (entry: string, format: 'es' | 'cjs', fileName: string) =>
    build({
      configFile: false,
      logLevel: 'error',
      root,
      resolve: { conditions: ['node'], mainFields: ['module', 'main'] },
      build: {
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'es2024',
        lib: { entry, formats: [format], fileName: () => fileName },
        rolldownOptions: { external: ['electron', /^node:/] },
      },
    })
  await bundle(inRoot('tests', 'desktop', 'contract', 'main.ts'), 'es', 'index.js')
  await bundle(inRoot('preload', 'index.ts'), 'cjs', 'preload.cjs')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'portico-contract', type: 'module', main: 'index.js' }))
  return { entry: join(folder, 'index.js'), preload: join(folder, 'preload.cjs') }
}
