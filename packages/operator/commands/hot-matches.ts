import { operatorEntries, publishHotMatches, retractEntry } from '@portico/contract/content/operator-calls'
import type { SentOf } from '@portico/contract/kit/call'
import { type HotMatch, hotMatch } from '@portico/contract/content/site-shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { readText } from '../files/read.ts'

type Feed = SentOf<typeof publishHotMatches>['matches']

const lineOf = ({ key, league, home, away, startsAt, gameCode, bets }: HotMatch): string => {
  const words = (texts: HotMatch['league']) => Object.values(texts)[0] ?? ''
  const odds = bets.map(({ label, odds: each }) => `${words(label)} ${each}`).join(', ')
  const match = `${words(league)}: ${words(home)} - ${words(away)}`
  return [startsAt.slice(0, 16).replace('T', ' '), key.padEnd(16), match, gameCode, odds].filter(Boolean).join('  ')
}

const fileOf = (path: string): unknown => {
  try {
    return JSON.parse(readText(path))
  } catch (error) {
    throw error instanceof SyntaxError ? new OperatorError(`${path} is no JSON.`) : error
  }
}

/** The matches of a file, with the first that is not written as it has to be said in plain words. @throws OperatorError */
const feedIn = (path: string): Feed => {
  const file = fileOf(path)
  const matches: unknown = typeof file === 'object' && file !== null && 'matches' in file ? file.matches : undefined
  if (!Array.isArray(matches)) throw new OperatorError(`${path} is no feed: it is written like {"matches": [ ... ]}.`)
  return matches.map((match: unknown, index) => {
    const read = hotMatch.safeParse(match)
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw new OperatorError(`Match ${index + 1} of ${path}: ${issue?.path.join('.') ?? ''} cannot be that.`)
  })
}

/** `hot-matches publish | preview | list | retract`. */
export const hotMatches: Command = (program, { ask, print, example }) => {
  example(
    'Show the matches of a feed on the sports page, in place of those before:',
    'hot-matches preview feed.json',
    'hot-matches publish feed.json',
  )
  const group = program.command('hot-matches').description('sports matches that people bet on much: league, match, time, bets')
  const send = async (path: string, preview: boolean): Promise<void> => {
    const { shown, begun } = await ask(publishHotMatches, { matches: feedIn(path), preview })
    for (const match of shown) print(lineOf(match))
    if (begun.length > 0) print(`Begun by now, and shown to nobody: ${begun.join(', ')}`)
    print(preview ? `${shown.length} would be shown. Nothing was changed.` : `${shown.length} are shown now, and no others.`)
  }
  group
    .command('publish <file>')
    .description('replace all of them by those of a JSON file (docs/guides/hot-matches.md)')
    .action((path: string) => send(path, false))
  group
    .command('preview <file>')
    .description('what would be shown of a file; nothing is changed')
    .action((path: string) => send(path, true))
  group
    .command('list')
    .description('all that are published, those that have begun too')
    .action(async () => {
      const { list } = await ask(operatorEntries, { kind: 'match' })
      if (list.length === 0) print('Nothing is published.')
      for (const { entry } of list) if (entry.kind === 'match') print(lineOf(entry))
    })
  group
    .command('retract <key>')
    .description('take one back')
    .action(async (key: string) => {
      await ask(retractEntry, { kind: 'match', key })
      print(`${key} is no longer shown.`)
    })
}
