import { Command } from 'commander'
import { addAnnounceProgram } from './commands/announcements.ts'
import { createCommands } from './commands/commands.ts'
import { createContentCommands } from './commands/content-commands.ts'
import { addContentProgram } from './commands/content.ts'
import { addDrawsProgram } from './commands/draws.ts'
import { addGameProgram } from './commands/game.ts'
import { addIssueProgram } from './commands/issue.ts'
import { gatewayClient, OperatorError } from './client.ts'
import { addPeopleProgram } from './commands/people.ts'
import { addRoomProgram } from './commands/room.ts'

const EXAMPLES = `
Examples:
  Tell every reader at once:
    npm run operator -- announce --type PL --title-en "Moon Gate week" --title-ty "Tuần lễ Cổng Trăng"
  See what is published, and take one back:
    npm run operator -- announcements
    npm run operator -- retract 3
  Put a slide into the lobby, a topic into the help, a chat into the customer service:
    npm run operator -- banner publish --group w_home --title-en "Lantern night" --title-ty "Đêm hoa đăng" --url /rng
    npm run operator -- help publish faq --title-en "Questions" --content-en "<p>Ask us.</p>" --content-ty "<p>Hãy hỏi chúng tôi.</p>"
    npm run operator -- service publish chat --type LIVE_CHAT --title-en "Live chat" --path https://chat.example/aurora
  Feed real results to a replay lottery:
    npm run operator -- draws import --game SSCREPLAY --file results.csv
  Bring the result of an outside lottery, which a second person confirms:
    npm run operator -- people add lan --to lan.key
    npm run operator -- draws propose --game XSMB --file xsmb.csv
    npm run operator -- --key-file lan.key draws list
    npm run operator -- --key-file lan.key draws confirm 7
  Correct a wrong result (a second person confirms), or call an issue off:
    npm run operator -- issue correct --game FC3D --numero 20261121 --draw '{"digits":"220"}' --source gazette
    npm run operator -- issue void --game FC3D --numero 20261121 --reason "no draw took place"
  Tell the desktop clients which domains they may use:
    npm run operator -- domains publish domains.json
  Close a game that its vendor has trouble with, and open it again:
    npm run operator -- game close PG-0017
    npm run operator -- game open PG-0017
  Take back what was said in the chat room:
    npm run operator -- room clear
  Check that all money is accounted for:
    npm run operator -- books
  Close the site for maintenance, and open it again:
    npm run operator -- status maintenance --message "Back at 06:00"
    npm run operator -- status open
`

interface Connection {
  readonly host: string
  readonly port: string
  readonly dataDir: string
  readonly keyFile?: string
}

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new OperatorError(`--port is a number from 1 to 65535; "${text}" is none.`)
  return port
}

/** The command line. `languages` are the brand's gateway codes; `connection` is where the gateway runs unless said otherwise. */
export const createProgram = (
  languages: readonly string[],
  connection: Connection,
  print: (line: string) => void,
  fail: () => void,
): Command => {
  const program = new Command('operator')
    .description("Portico's operator desk: talks to the running gateway on this machine.")
    .option('--host <host>', 'where the gateway listens', connection.host)
    .option('--port <port>', 'its port', connection.port)
    .option('--data-dir <folder>', 'its data directory, which holds the operator key', connection.dataDir)
    .option('--key-file <path>', "a person's own key, instead of the one in the data directory")
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('Run with --help to see every command.')
    // `help` is a kind of content here.
    .helpCommand(false)
  const ask = () => {
    const { host, port, dataDir, keyFile } = program.opts<Connection>()
    return gatewayClient({ host, port: portOf(port), dataDir, keyFile })
  }
  const commands = () => createCommands(ask(), print)

  addAnnounceProgram(program, languages, commands)
  addContentProgram(program, languages, () => createContentCommands(ask(), print))
  addGameProgram(program, ask, print)
  addIssueProgram(program, ask, print)
  addRoomProgram(program, ask, print)
  addPeopleProgram(program, ask, print)
  const draws = program.command('draws').description('results of lotteries')
  addDrawsProgram(draws, ask, print)
  draws
    .command('import')
    .description('queue results from a CSV file (issue,date,numbers or date,special) for a replay lottery')
    .requiredOption('--game <code>', 'the replay lottery, e.g. SSCREPLAY')
    .requiredOption('--file <path>', 'the CSV file')
    .action(({ game, file }: { game: string; file: string }) => commands().importDraws(game, file))
  program
    .command('domains')
    .description('the domains of the desktop clients')
    .command('publish <file>')
    .description('hand out a signed list of domains; the clients take it when its signature and version are good')
    .action((path: string) => commands().publishDomains(path))
  program
    .command('books')
    .description('check every balance against its entries and every bet against its settlement; exit code 1 when they do not balance')
    .action(async () => {
      if (!(await commands().books())) fail()
    })
  program
    .command('status <open|maintenance|region>')
    .description('open the site, put it in maintenance, or close it to the region it serves')
    .option('--message <text>', 'what readers are shown meanwhile')
    .action((word: string, { message }: { message?: string }) => commands().status(word, message))
  return program
}
