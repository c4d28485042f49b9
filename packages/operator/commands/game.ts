import {
  offerGame,
  operatorGames,
  operatorVendors,
  publishGames,
  publishLotteries,
  publishVendor,
  setGamePicture,
} from '@portico/contract/catalogue/operator-calls'
import { batches } from '../batches.ts'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { readGames } from '../files/games.ts'

const MOST_GAMES = 100

/** An address, `none` for no picture of its own, or nothing said. */
const pictureOf = (text: string | undefined): { iconUrl?: string | null } => {
  if (text === undefined) return {}
  return { iconUrl: text === 'none' ? null : text }
}

/** `game vendors | vendor | lotteries | import | list | picture | open | close`. */
export const game: Command = (program, { ask, print, example }) => {
  example(
    'Fill the catalogue: our own lotteries, a vendor, its games from a CSV file, a picture:',
    'game lotteries',
    'game vendor PG --name "PG" --picture https://images.example/pg.svg',
    'game import --file games.csv',
    'game picture PG-0017 https://images.example/night-lotus.webp',
  )
  example('Close a game that its vendor has trouble with, and open it again:', 'game close PG-0017', 'game open PG-0017')
  const group = program.command('game').description('vendors and games of the catalogue')
  group
    .command('vendors')
    .description('vendors, and how many games each has and offers')
    .action(async () => {
      const { list } = await ask(operatorVendors, {})
      for (const { code, displayName, position, iconUrl, games, offered } of list)
        print(
          `${String(position).padStart(4)}  ${code.padEnd(14)}  ${displayName.padEnd(24)}  ${offered} of ${games} open  ${iconUrl ?? ''}`.trimEnd(),
        )
      if (list.length === 0) print('There is no vendor.')
    })
  group
    .command('vendor <code>')
    .description('add a vendor, or change one that is there')
    .requiredOption('--name <text>', 'what players read')
    .option('--position <number>', 'its place among the vendors; after the last one when absent')
    .option(
      '--picture <address>',
      "its icon: a path of this site or an https address of one of the brand's image networks; none takes it away",
    )
    .action(async (code: string, { name, position, picture }: { name: string; position?: string; picture?: string }) => {
      const { added } = await ask(publishVendor, { code, displayName: name, position, ...pictureOf(picture) })
      print(`${code} is ${added ? 'added' : 'changed'}.`)
    })
  group
    .command('lotteries')
    .description("put the gateway's own lotteries into the catalogue, so that the lobby shows them")
    .action(async () => {
      const { added, there } = await ask(publishLotteries, {})
      print(`${added} lotteries added, ${there} were there.`)
    })
  group
    .command('import')
    .description(
      'add games from a CSV file, or change those whose code is there: code,vendor,type,class,name_en,name_ty,hot,trial,min_bet,lines,icon_url',
    )
    .requiredOption('--file <path>', 'the file')
    .action(async ({ file }: { file: string }) => {
      const games = readGames(file)
      let [added, changed] = [0, 0]
      for (const part of batches(games, MOST_GAMES)) {
        const outcome = await ask(publishGames, { games: part })
        added += outcome.added
        changed += outcome.changed
      }
      print(`${added} added, ${changed} changed.`)
    })
  group
    .command('list')
    .description('games, the closed ones included')
    .option('--vendor <code>', 'of one vendor')
    .option('--page <number>', 'which page of 100', '1')
    .action(async ({ vendor, page }: { vendor?: string; page: string }) => {
      const { list, total, totalPages } = await ask(operatorGames, { vendor, pageNo: page, pageSize: '100' })
      for (const { code, names, gameType, classify, enabled, iconUrl } of list)
        print(
          `${code.padEnd(16)}  ${enabled ? 'open  ' : 'closed'}  ${gameType} ${classify}  ${names['EN'] ?? Object.values(names)[0] ?? ''}  ${iconUrl ?? ''}`.trimEnd(),
        )
      print(`${total} games, page ${page} of ${Math.max(1, totalPages)}`)
    })
  group
    .command('picture <code> <address>')
    .description('give a game a picture of its own; none takes it away')
    .action(async (gameCode: string, address: string) => {
      const { iconUrl } = pictureOf(address)
      if (iconUrl === undefined) throw new OperatorError('Name the address of the picture, or none.')
      await ask(setGamePicture, { gameCode, iconUrl })
      print(`${gameCode} ${iconUrl === null ? 'has no picture of its own any more' : `shows ${iconUrl}`}.`)
    })
  const offer = (enabled: boolean) => async (gameCode: string) => {
    await ask(offerGame, { gameCode, enabled })
    print(enabled ? `${gameCode} is open.` : `${gameCode} is closed. Open it with: npm run operator -- game open ${gameCode}`)
  }
  group.command('open <code>').description('offer it again').action(offer(true))
  group.command('close <code>').description('take it out of every list and refuse its launch').action(offer(false))
}
