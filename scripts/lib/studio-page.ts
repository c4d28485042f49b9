import { type Built, isFresh, replaceUnlessFresh } from './fresh.ts'
import { inRoot } from './root.ts'
import { attach } from './run.ts'
import { sourceStamp } from './stamp.ts'

const SOURCES = ['packages/studio/page', 'packages/studio/games', 'packages/studio/fair', 'package-lock.json', 'scripts/build-studio.ts']

const studioPage = (): Built => ({
  folder: inRoot('dist', 'studio'),
  stampFile: inRoot('dist', 'studio.stamp'),
  stamp: () => sourceStamp('studio', SOURCES),
})

/** Runs `build` on a folder beside the studio's page unless it already stands as the sources are now. Answers whether it built. */
export const unlessStudioPageIsFresh = (build: (folder: string) => Promise<void>): Promise<boolean> =>
  replaceUnlessFresh(studioPage(), build)

/**
 * Builds the studio's page in a process of its own when it is out of date: the bundler takes its process for one in production.
 * @throws Error when it could not be built.
 */
export const ensureStudioPage = async (): Promise<void> => {
  if (isFresh(studioPage())) return
  const code = await attach(process.execPath, [inRoot('scripts', 'build-studio.ts')])
  if (code !== 0) throw new Error("the studio's page could not be built")
}
