import { Command } from 'commander'
import { createCommands } from './commands.ts'
import { gatewayClient } from './gateway-client.ts'

const EXAMPLES = `
Examples:
  Tell every reader at once:
    npm run operator -- announce --type PL --title-en "Moon Gate week" --title-ty "Tuần lễ Cổng Trăng"
  See what is published, and take one back:
    npm run operator -- announcements
    npm run operator -- retract 3
  Feed real results to a replay lottery:
    npm run operator -- draws import --game SSCREPLAY --file results.csv
  Tell the desktop clients which domains they may use:
    npm run operator -- domains publish domains.json
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
}

/** `--title-en x --title-ty y` in commander's names, as `{EN: x, TY: y}`. */
const localized = (options: Record<string, string | undefined>, name: string, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((code) => {
      const text = options[`${name}${code[0]}${code.slice(1).toLowerCase()}`]
      return text === undefined ? [] : [[code, text]]
    }),
  )

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
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('Run with --help to see every command.')
  const commands = () => {
    const { host, port, dataDir } = program.opts<Connection>()
    return createCommands(gatewayClient({ host, port: Number(port), dataDir }), print)
  }

  const announce = program
    .command('announce')
    .description('publish an announcement; every open page shows it without a reload')
    .requiredOption('--type <type>', 'B banner, PL player notice, PU popup, PR promotion popup, H home notice')
    .option('--when <when>', 'A after login, B for everybody, F at the first login', 'B')
    .option('--url <url>', 'where it leads: /page, game:CODE or https://…')
    .option('--group <name>', 'where a banner stands, e.g. w_home')
  for (const code of languages) {
    announce.option(`--title-${code.toLowerCase()} <text>`, `title in ${code}`)
    announce.option(`--content-${code.toLowerCase()} <html>`, `text in ${code}, HTML allowed`)
  }
  announce.action(async (options: Record<string, string | undefined>) => {
    const texts = { title: localized(options, 'title', languages), content: localized(options, 'content', languages) }
    await commands().announce({
      type: options['type'] ?? '',
      execution: options['when'] ?? 'B',
      texts,
      url: options['url'],
      group: options['group'],
    })
  })

  program
    .command('announcements')
    .description('list what is published now')
    .option('--type <type>', 'only one type')
    .action(({ type }: { type?: string }) => commands().announcements(type))
  program
    .command('retract <id>')
    .description('take an announcement back')
    .action((id: string) => commands().retract(id))
  program
    .command('draws')
    .description('results of lotteries')
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
    .command('status <open|maintenance>')
    .description('open the site or put it in maintenance')
    .option('--message <text>', 'what readers are shown meanwhile')
    .action((word: string, { message }: { message?: string }) => commands().status(word, message))
  return program
}
