import { type Built, isFresh, unlessFresh } from './fresh.ts'
import { inRoot } from './root.ts'
import { attach } from './run.ts'
import { SITE_SOURCES, sourceStamp } from './stamp.ts'

/** Where the built site stands. */
export const siteFolder = inRoot('dist', 'renderer')

export const brand = (): string => process.env.BRAND || 'aurora'

const site: Built = {
  folder: siteFolder,
  stampFile: inRoot('dist', 'renderer.stamp'),
  stamp: () => sourceStamp(brand(), SITE_SOURCES),
}

/** Runs `build` unless the site already stands as the sources are now. Answers whether it built. */
export const unlessSiteIsFresh = (build: () => Promise<void>): Promise<boolean> => unlessFresh(site, build)

/** Builds the site in a process of its own when it is out of date, so that the bundler's memory goes with it. */
export const ensureSite = async (): Promise<void> => {
  if (isFresh(site)) return
  const code = await attach(process.execPath, [inRoot('scripts', 'build.ts')])
  if (code !== 0) throw new Error('The site could not be built')
}
