import {
  type DeskMission,
  operatorMissions,
  proposeMission,
  publishMission,
  retireMission,
} from '@portico/contract/missions/operator-calls'
import type { MissionDefinition } from '@portico/contract/missions/definitions'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { readText } from '../files/read.ts'
import { wholeNumber } from '../whole-number.ts'

const linesOf = ({ id, version, state, definition, hash, proposedBy, publishedBy, retiredAt }: DeskMission): string[] => [
  `${id}  version ${version} ${retiredAt === null ? state : `RETIRED at ${retiredAt}`}  ${Object.values(definition.title)[0]}`,
  definition.kind === 'MISSION'
    ? `  ${definition.period} ${JSON.stringify(definition.condition)} for ${JSON.stringify(definition.reward)}`
    : `  leaderboard of a ${definition.period}, ${JSON.stringify(definition.score)}, ${definition.prizes.length} prizes`,
  `  proposed by ${proposedBy}${publishedBy === null ? '' : `, published by ${publishedBy}`}; sha256 ${hash}`,
]

/** What stands in a file; the gateway judges it. */
const definitionIn = (path: string): MissionDefinition => {
  try {
    return JSON.parse(readText(path)) as MissionDefinition
  } catch (error) {
    throw error instanceof SyntaxError ? new OperatorError(`${path} is no JSON.`) : error
  }
}

/** `missions list | propose | publish | retire`. */
export const missions: Command = (program, { ask, print, example }) => {
  example(
    'Set a mission or a leaderboard, which somebody else publishes:',
    'missions propose race.json',
    'missions publish 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01 --version 1',
    'missions retire 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01 --note "The season is over."',
  )
  const group = program.command('missions').description('what members are asked to do for a reward, and leaderboards')
  group
    .command('list')
    .description('the latest version of each, proposals included')
    .action(async () => {
      const { list } = await ask(operatorMissions, {})
      if (list.length === 0) print('No mission is there.')
      list.flatMap(linesOf).forEach(print)
    })
  group
    .command('propose <file>')
    .description('propose a mission or a leaderboard; nobody sees it until somebody else publishes it')
    .option('--of <id>', 'the one that this is another version of; it counts from the next day, week or month on')
    .action(async (file: string, { of }: { of?: string }) =>
      linesOf(await ask(proposeMission, { definition: definitionIn(file), ...(of === undefined ? {} : { id: of }) })).forEach(print),
    )
  group
    .command('publish <id>')
    .description('publish a version that somebody else proposed')
    .requiredOption('--version <number>', 'the one that was looked at')
    .action(async (id: string, { version }: { version: string }) =>
      linesOf(await ask(publishMission, { id, version: wholeNumber('--version', version) })).forEach(print),
    )
  group
    .command('retire <id>')
    .description('the day, week or month that runs is its last')
    .requiredOption('--note <text>', 'why; it stays in the audit log')
    .action(async (id: string, { note }: { note: string }) => linesOf(await ask(retireMission, { id, note })).forEach(print))
}
