import { Command as Program } from 'commander'
import { type Ask, gatewayClient } from './client.ts'
import type { Command, Desk } from './command.ts'
import { account } from './commands/account.ts'
import { adjust } from './commands/adjust.ts'
import { announcements, banners } from './commands/announcements.ts'
import { audit } from './commands/audit.ts'
import { books } from './commands/books.ts'
import { figures } from './commands/figures.ts'
import { cases } from './commands/cases.ts'
import { chat } from './commands/chat.ts'
import { clock } from './commands/clock.ts'
import { content } from './commands/content.ts'
import { hotMatches } from './commands/hot-matches.ts'
import { contract } from './commands/contract.ts'
import { disputes } from './commands/disputes.ts'
import { dividends } from './commands/dividends.ts'
import { documents } from './commands/documents.ts'
import { domains } from './commands/domains.ts'
import { draws } from './commands/draws.ts'
import { game } from './commands/game.ts'
import { issue } from './commands/issue.ts'
import { limits } from './commands/limits.ts'
import { letters } from './commands/letters.ts'
import { log } from './commands/log.ts'
import { enrol, login, logout } from './commands/login.ts'
import { lottery } from './commands/lottery.ts'
import { messages } from './commands/messages.ts'
import { payments } from './commands/payments.ts'
import { operators } from './commands/operators.ts'
import { promotions } from './commands/promotions.ts'
import { tickets } from './commands/tickets.ts'
import { provider } from './commands/provider.ts'
import { rebate } from './commands/rebate.ts'
import { registration } from './commands/registration.ts'
import { room } from './commands/room.ts'
import { security } from './commands/security.ts'
import { status } from './commands/status.ts'
import { missions } from './commands/missions.ts'
import { points } from './commands/points.ts'
import { transfers } from './commands/transfers.ts'
import { trials } from './commands/trials.ts'
import { wallet } from './commands/wallet.ts'
import { withdrawals } from './commands/withdrawals.ts'
import { OperatorError } from './error.ts'

/** Every command, in the order of the help. */
const COMMANDS: readonly Command[] = [
  login,
  logout,
  enrol,
  operators,
  account,
  rebate,
  limits,
  announcements,
  banners,
  content,
  hotMatches,
  draws,
  registration,
  trials,
  missions,
  points,
  transfers,
  provider,
  payments,
  adjust,
  withdrawals,
  documents,
  promotions,
  tickets,
  contract,
  dividends,
  disputes,
  issue,
  lottery,
  domains,
  game,
  wallet,
  room,
  chat,
  security,
  letters,
  cases,
  messages,
  books,
  figures,
  log,
  audit,
  status,
  clock,
]

interface Connection {
  readonly host: string
  readonly port: string
  readonly dataDir: string
  readonly sessionFile: string
  readonly session: string | undefined
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
  { print, prompt, fail }: Pick<Desk, 'print' | 'prompt' | 'fail'>,
): Program => {
  const examples = ['Examples:']
  const program = new Program('operator')
    .description("Portico's operator desk: talks to the running gateway on this machine.")
    .option('--host <host>', 'where the gateway listens', connection.host)
    .option('--port <port>', 'its port', connection.port)
    .option('--data-dir <folder>', "its data directory, which holds the machine's key", connection.dataDir)
    .option('--session-file <path>', 'where it stands who is logged in', connection.sessionFile)
    .addHelpText('after', () => `\n${examples.join('\n')}\n`)
    .showHelpAfterError('Run with --help to see every command.')
    // `help` is a kind of content here.
    .helpCommand(false)
  // The options are read by the time a command asks.
  const ask: Ask = async (row, request) => {
    const { host, port, sessionFile } = program.opts<Connection>()
    // Whoever names a file means that one.
    const session = program.getOptionValueSource('sessionFile') === 'cli' ? undefined : connection.session
    return gatewayClient({ host, port: portOf(port), sessionFile, session })(row, request)
  }
  const example: Desk['example'] = (purpose, ...lines) =>
    examples.push(`  ${purpose}`, ...lines.map((line) => `    npm run operator -- ${line}`))
  const sessionFile = () => program.opts<Connection>().sessionFile
  const dataDir = () => program.opts<Connection>().dataDir
  for (const command of COMMANDS) command(program, { ask, print, prompt, fail, languages, example, sessionFile, dataDir })
  return program
}
