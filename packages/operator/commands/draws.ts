import { basename } from 'node:path'
import {
  confirmResult,
  importDraws,
  keepPastResults,
  operatorResults,
  proposeResults,
  rejectResult,
} from '@portico/contract/lottery/operator-calls'
import { type ResultProposal, resultState } from '@portico/contract/lottery/operator-shapes'
import { batches } from '../batches.ts'
import type { Command } from '../command.ts'
import { readDraws } from '../files/draws.ts'
import { readResults } from '../files/results.ts'
import { OperatorError } from '../error.ts'

/** So many results and draws a call takes at most. */
const MOST_RESULTS = 100
const MOST_DRAWS = 500

const minute = (instant: string): string => instant.slice(0, 16).replace('T', ' ')

const formatProposal = ({ id, gameCode, numero, state, result, sources, people, contradicted, reason }: ResultProposal): string[] => [
  `${id.padStart(5)}  ${gameCode} ${numero}  ${state}${contradicted ? ', CONTRADICTED by another result of the same issue' : ''}`,
  `       ${JSON.stringify(result)}`,
  `       from ${sources.map(({ source, person, at }) => `${source} (${person ?? 'fetched'}, ${minute(at)})`).join('; ')}`,
  ...(people.length === 0 ? [] : [`       vouched for by ${people.join(', ')}`]),
  ...(reason === null ? [] : [`       ${reason}`]),
]

/**
 * `draws import`: results for a replay lottery; `draws propose | past | list | confirm | reject`: results of outside lotteries, which two
 * people decide on.
 */
export const draws: Command = (program, { ask, print, example }) => {
  example('Feed real results to a replay lottery:', 'draws import --game SSCREPLAY --file results.csv')
  example(
    'Bring the result of an outside lottery, which a second person confirms:',
    'operators add lan --to lan.key',
    'draws propose --game XSMB --file xsmb.csv',
    '--session-file lan.session draws list',
    '--session-file lan.session draws confirm 7',
  )
  const group = program.command('draws').description('results of lotteries')
  group
    .command('propose')
    .description('propose results from a CSV or JSON file for the issues of an outside lottery that wait for one')
    .requiredOption('--game <code>', 'the lottery, e.g. XSMB')
    .requiredOption('--file <path>', 'the file')
    .option('--date <day>', 'only the result of that day, e.g. 2026-11-21')
    .action(async ({ game, file, date }: { game: string; file: string; date?: string }) => {
      const results = await readResults(ask, game, file, date)
      const sum = { proposed: 0, agreed: 0, contradicted: [] as string[], passedOver: 0 }
      for (const part of batches(results, MOST_RESULTS)) {
        const answer = await ask(proposeResults, { gameCode: game, source: basename(file), results: part })
        sum.proposed += answer.proposed
        sum.agreed += answer.agreed
        sum.contradicted.push(...answer.contradicted)
        sum.passedOver += answer.passedOver
      }
      print(
        `${game}: ${sum.proposed} results proposed, ${sum.agreed} agree with others, ${sum.passedOver} are of days for which no issue waits.`,
      )
      for (const numero of sum.contradicted)
        print(`${game} ${numero}: this CONTRADICTS another result. Reject one: npm run operator -- draws list`)
      if (sum.proposed > 0) print('Somebody else confirms them with: npm run operator -- draws list, draws confirm <id>')
    })
  group
    .command('past')
    .description('keep the results of an outside lottery from before it was offered here, for its history')
    .requiredOption('--game <code>', 'the lottery, e.g. XSMB')
    .requiredOption('--file <path>', 'the file')
    .action(async ({ game, file }: { game: string; file: string }) => {
      const results = await readResults(ask, game, file)
      let [inserted, passedOver] = [0, 0]
      for (const part of batches(results, MOST_RESULTS)) {
        const answer = await ask(keepPastResults, { gameCode: game, results: part })
        inserted += answer.kept
        passedOver += answer.passedOver
      }
      print(`${game}: ${inserted} past results kept, ${passedOver} were there before or are of days since it is offered.`)
    })
  group
    .command('list')
    .description('issues that wait for a result, and what is proposed for them')
    .option('--state <state>', 'the latest of PROPOSED, CONFIRMED or REJECTED')
    .action(async ({ state }: { state?: string }) => {
      const known = resultState.safeParse(state)
      if (state !== undefined && !known.success)
        throw new OperatorError(`--state must be PROPOSED, CONFIRMED or REJECTED; "${state}" is none.`)
      const { waiting, list } = await ask(operatorResults, known.success ? { state: known.data } : {})
      for (const { gameCode, numero, drawAt } of waiting) print(`${gameCode} ${numero} waits for its result since ${minute(drawAt)}.`)
      if (waiting.length === 0) print('No issue waits for a result.')
      for (const line of list.flatMap(formatProposal)) print(line)
    })
  group
    .command('confirm <id>')
    .description('vouch for a result that somebody else proposed')
    .action(async (id: string) => {
      const { gameCode, numero, state } = await ask(confirmResult, { id })
      print(
        state === 'CONFIRMED'
          ? `This is the result of ${gameCode} ${numero}; its bets are settled now.`
          : `You vouch for this result of ${gameCode} ${numero}. Somebody else has to as well.`,
      )
    })
  group
    .command('reject <id>')
    .description('reject a proposed result')
    .requiredOption('--reason <text>', 'why, for whoever asks later')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { gameCode, numero } = await ask(rejectResult, { id, reason })
      print(`The result ${id} of ${gameCode} ${numero} is rejected.`)
    })
  group
    .command('import')
    .description('queue results from a CSV file (issue,date,numbers or date,special) for a replay lottery')
    .requiredOption('--game <code>', 'the replay lottery, e.g. SSCREPLAY')
    .requiredOption('--file <path>', 'the CSV file')
    .action(async ({ game, file }: { game: string; file: string }) => {
      let [imported, skipped, waiting] = [0, 0, 0]
      for (const part of batches(readDraws(file), MOST_DRAWS)) {
        const answer = await ask(importDraws, { gameCode: game, draws: part })
        imported += answer.imported
        skipped += answer.skipped
        waiting = answer.waiting
      }
      print(`${game}: ${imported} results imported, ${skipped} were there before, ${waiting} wait for their issue.`)
    })
}
