import { build } from 'vite'
import { compressBelow } from './compress.ts'
import { type Built, replaceUnlessFresh } from './fresh.ts'
import { inRoot } from './root.ts'
import { sourceStamp } from './stamp.ts'

const SOURCES = ['packages/studio/page', 'packages/studio/games', 'packages/studio/fair', 'package-lock.json', 'scripts/lib/studio-page.ts']

const studioPage = (): Built => ({
  folder: inRoot('dist', 'studio'),
  stampFile: inRoot('dist', 'studio.stamp'),
  stamp: () => sourceStamp('studio', SOURCES),
})

/** Builds the studio's page when it is out of date. Answers whether it built. */
export const ensureStudioPage = (): Promise<boolean> =>
  replaceUnlessFresh(studioPage(), async (outDir) => {
    await build({ configFile: inRoot('packages/studio/page/vite.config.ts'), logLevel: 'warn', build: { outDir } })
    await compressBelow(outDir)
  })
