import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ShownRound } from '@portico/studio/fair/shown-round'
import { faultsOf } from '@portico/studio/fair/verify'
import { gameOf } from '@portico/studio/games/games'
import { requireNode } from '../lib/root.ts'

const HELP = `Usage: npm run verify-round -- --file round.json [--commitment HEX]

Works a round of the studio out again on this machine, from the file that the game's info panel saves. Nothing is asked of any network.
packages/studio/fair/README.md says the rule.

  --file FILE       the saved round
  --commitment HEX  what you noted before the bet

Exit code: 0 when all of it agrees; 1 when something does not; 2 when the file cannot be read or the command is wrong.
`

requireNode()

const WORDS = {
  COMMITMENT: 'the opened secret is not the one committed to',
  SEALED_BETS: 'the bet is not among those that were sealed before the number was drawn',
  OUTCOME: 'secret and number give another result',
  STAKE: 'the stake is not the one of the choice',
  PAID: 'the result pays something else',
  VERSION: 'the round was played under another version of the rules',
} as const

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { file: { type: 'string' }, commitment: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help || !values.file) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  // npm runs scripts in the repository's folder, but a path is meant from where npm was started.
  const from = (process.env['npm_lifecycle_event'] === 'verify-round' && process.env['INIT_CWD']) || process.cwd()
  const round = JSON.parse(await readFile(resolve(from, values.file), 'utf8')) as ShownRound
  const game = gameOf(round.gameCode)
  if (!game) throw new Error(`the studio has no game ${round.gameCode}`)
  const faults: string[] = (await faultsOf(game, round)).map((fault) => WORDS[fault])
  if (values.commitment && values.commitment.toLowerCase() !== round.commitment) faults.push('this is not the commitment you noted')
  for (const fault of faults) console.error(`Not so: ${fault}`)
  if (faults.length === 0)
    console.log(`Round ${round.roundId} of ${round.gameCode} is as its secret, the player's number and the rules say.`)
  return faults.length === 0 ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
