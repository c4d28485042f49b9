import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { correct } from '@portico/studio/book/correct'
import { openStore } from '@portico/studio/rounds/store'
import { requireNode } from '../lib/root.ts'

const HELP = `Usage: npm run correct-match -- --match ID (--score 2-1 | --void) --reason TEXT --by NAME [--data FOLDER]

Writes down that a match of the studio's event book came to something else than it says. The studio applies it within a second: a bet that is
not settled yet counts by it; of one that is, more is paid by an entry of its own, and nothing is taken back. What stood before stays.

  --match ID      as FOOTBALL-20261130-52
  --score H-A     goals, maps or sets of both sides; of a bout 1-0, 0-1 or 0-0
  --void          the match counts for nothing
  --data FOLDER   the studio's data; STUDIO_DATA, else data/studio

Exit code: 0 when it is written; 1 when the match is unknown or not over; 2 when the command is wrong.
`

requireNode()

const OPTIONS = {
  match: { type: 'string' },
  score: { type: 'string' },
  void: { type: 'boolean' },
  reason: { type: 'string' },
  by: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean' },
} as const

const run = (): number => {
  const { values } = parseArgs({ options: OPTIONS })
  const [, home, away] = /^(\d{1,2})-(\d{1,2})$/.exec(values.score ?? '') ?? []
  const isScore = home !== undefined && away !== undefined
  if (values.help || !values.match || !values.reason || !values.by || isScore === (values.void === true)) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  const folder = values.data || process.env['STUDIO_DATA'] || 'data/studio'
  const store = openStore(join(folder, 'studio.sqlite'))
  try {
    const { match, reason, by } = values
    correct(store, { match, score: isScore ? [Number(home), Number(away)] : null, reason, by }, Date.now())
    console.log(`${match} is written down as ${isScore ? `${home}-${away}` : 'void'}.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    store.close()
  }
}

process.exitCode = run()
