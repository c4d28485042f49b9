import { readBundle } from '../../lib/bundle.ts'
import { ensureSite, siteFolder } from '../../lib/site.ts'
import { LOBBY_CHUNK, START_CHUNK } from '../../site/chunks.ts'

/** The brand aurora's at 4c17a00a, the last commit without sign-in as it is now; its words in `vi` included, bytes with gzip. */
const BEFORE = 192_669
const MOST_GROWTH = 4_000
const WORDS = /^\.\.\/locales\/vi\/(common|lobby|content)\.json$/

/** What sign-in has added to what a lobby loads until it answers. Prints it. */
export const measureLobbySize = async (): Promise<boolean> => {
  await ensureSite()
  const bundle = readBundle(siteFolder())
  const keys = [...[START_CHUNK, LOBBY_CHUNK].flatMap((name) => bundle.named(name)), ...bundle.lazy.filter((key) => WORDS.test(key))]
  const bytes = bundle.weigh(bundle.filesOf([bundle.entry, ...keys]).js)
  const ok = bytes - BEFORE <= MOST_GROWTH
  console.log(
    `${ok ? 'ok  ' : 'MISS'} lobby            ${((bytes - BEFORE) / 1000).toFixed(1)} kB more than without (goal ${MOST_GROWTH / 1000})`,
  )
  return ok
}
