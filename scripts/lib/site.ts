import { siteOf } from '@portico/gateway/config'
import { readBrand } from '../site/brand-plugin.ts'
import { type Built, isFresh, replaceUnlessFresh } from './fresh.ts'
import { inRoot } from './root.ts'
import { attach } from './run.ts'
import { SITE_SOURCES, sourceStamp } from './stamp.ts'

export const brand = (): string => process.env.BRAND || 'aurora'

/** Where the built site of the brand that the environment names stands. */
export const siteFolder = (): string => siteOf(brand())

const site = (): Built => ({
  folder: siteFolder(),
  stampFile: `${siteFolder()}.stamp`,
  stamp: () => sourceStamp(brand(), SITE_SOURCES),
})

/** Runs `build` on a folder beside the site's unless the site already stands as the sources are now. Answers whether it built. */
export const unlessSiteIsFresh = (build: (folder: string) => Promise<void>): Promise<boolean> => replaceUnlessFresh(site(), build)

/**
 * Builds the site in a process of its own when it is out of date, so that the bundler's memory goes with it.
 * @throws Error naming what is wrong with the brand, before anything is built.
 */
export const ensureSite = async (): Promise<void> => {
  readBrand(inRoot('resources', 'brands', brand()))
  if (isFresh(site())) return
  const code = await attach(process.execPath, [inRoot('scripts', 'build.ts')])
  if (code !== 0) throw new Error('the site could not be built')
}
