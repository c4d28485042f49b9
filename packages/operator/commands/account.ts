import {
  addAccount,
  blockAccount,
  endEverySession,
  endSessions,
  operatorAccount,
  operatorAccounts,
  resetPassword,
  setDefaultAgent,
  setPrizeGroup,
} from '@portico/contract/member/operator-calls'
import type { AccountRow } from '@portico/contract/member/operator-shapes'
import type { Command, Desk } from '../command.ts'
import { wholeNumber } from '../whole-number.ts'

const day = (instant: string | null): string => instant?.slice(0, 10) ?? 'never'

const formatRow = ({ account, kind, upline, affiliateCode, state, maxPrizeGroup, joinedAt, lastLoginAt }: AccountRow): string =>
  [
    account.padEnd(16),
    kind.padEnd(6),
    state.padEnd(7),
    `group ${maxPrizeGroup}`,
    `below ${upline ?? 'the house'}`,
    ...(affiliateCode === null ? [] : [`code ${affiliateCode}`]),
    `joined ${day(joinedAt)}`,
    `last login ${day(lastLoginAt)}`,
  ].join('  ')

const sayPassword = (print: Desk['print'], account: string, password: string): void => {
  print(`Password of ${account}: ${password}`)
  print('It is said this once and kept nowhere. It has to be changed at the next login.')
}

interface AddOptions {
  readonly upline?: string
  readonly code?: string
  readonly group?: string
  readonly default?: true
}

/** `account list | show | add-agent | add-member | block | unblock | end-sessions | end-all-sessions | reset-password | default-agent | prize-group`. */
export const account: Command = (program, { ask, print, example }) => {
  example(
    'Open an agent who takes in whoever registers, shut an account out, give it another password:',
    'account add-agent quoctuan --code tuan2026 --default',
    'account block linh88 --reason "asked for by its owner"',
    'account reset-password linh88',
  )
  const group = program.command('account').description('agents and members')

  group
    .command('list')
    .description('accounts, the newest first')
    .option('--starts-with <text>', 'names that begin so')
    .option('--upline <account>', 'the direct downline of an agent')
    .option('--kind <agent|member>', 'agents or members alone')
    .option('--state <ACTIVE|BLOCKED>', 'those let in, or those shut out')
    .option('--page <number>', 'which page of 50', '1')
    .action(async ({ page, ...filter }: { page: string; startsWith?: string; upline?: string; kind?: 'agent'; state?: 'ACTIVE' }) => {
      const { list, total, totalPages } = await ask(operatorAccounts, { ...filter, pageNo: page, pageSize: '50' })
      for (const row of list) print(formatRow(row))
      print(`${total} ${total === 1 ? 'account' : 'accounts'}, page ${page} of ${Math.max(1, totalPages)}`)
    })
  group
    .command('show <account>')
    .description('one account with its money and its open sessions')
    .action(async (name: string) => {
      const { account: row, money, sessions } = await ask(operatorAccount, { account: name })
      print(formatRow(row))
      print(`Cash: ${money ? `${money.cash.amount} ${money.cash.currency}` : 'none, it has no ledger'}. Open sessions: ${sessions}.`)
    })

  const add =
    (kind: 'agent' | 'member') =>
    async (name: string, { upline, code, group: most, default: takesIn }: AddOptions) => {
      const { account: row, password } = await ask(addAccount, {
        account: name,
        kind,
        upline,
        affiliateCode: code,
        ...(most === undefined ? {} : { maxPrizeGroup: wholeNumber('--group', most) }),
      })
      print(formatRow(row))
      sayPassword(print, row.account, password)
      if (!takesIn) return
      await ask(setDefaultAgent, { account: name })
      print(`Whoever registers without naming an agent joins ${row.account}'s team.`)
    }
  group
    .command('add-agent <account>')
    .description('open an account for an agent')
    .option('--upline <agent>', 'the agent above; the house when absent')
    .option('--code <code>', 'the code by which members register below; made up when absent')
    .option('--group <number>', 'the highest prize group, from 1800')
    .option('--default', 'takes in whoever registers without naming an agent')
    .action(add('agent'))
  group
    .command('add-member <account>')
    .description('open an account for a member')
    .option('--upline <agent>', 'the agent above; the house when absent')
    .option('--group <number>', 'the highest prize group, from 1800')
    .action(add('member'))
  group
    .command('block <account>')
    .description('shut an account out and end its sessions; its bets go on and its money stays')
    .requiredOption('--reason <text>', 'why; it stands in the log')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { ended } = await ask(blockAccount, { account: name, blocked: true, reason })
      print(`${name} is shut out; ${ended} ${ended === 1 ? 'session' : 'sessions'} ended. Let it in with: account unblock ${name}`)
    })
  group
    .command('unblock <account>')
    .description('let an account in again')
    .requiredOption('--reason <text>', 'why; it stands in the log')
    .action(async (name: string, { reason }: { reason: string }) => {
      await ask(blockAccount, { account: name, blocked: false, reason })
      print(`${name} may log in again.`)
    })
  group
    .command('end-sessions <account>')
    .description('log an account out everywhere')
    .action(async (name: string) => {
      const { ended } = await ask(endSessions, { account: name })
      print(`${ended} ${ended === 1 ? 'session' : 'sessions'} of ${name} ended.`)
    })
  group
    .command('end-all-sessions')
    .description('log everybody out everywhere')
    .requiredOption('--reason <text>', 'why; it stands in the log')
    .action(async ({ reason }: { reason: string }) => {
      const { ended } = await ask(endEverySession, { reason })
      print(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
    })
  group
    .command('reset-password <account>')
    .description('give an account another password and log it out everywhere')
    .action(async (name: string) => {
      const { account: row, password, ended } = await ask(resetPassword, { account: name })
      sayPassword(print, row, password)
      print(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
    })
  group
    .command('default-agent <account>')
    .description('whose team everybody joins who registers without naming an agent')
    .action(async (name: string) => {
      await ask(setDefaultAgent, { account: name })
      print(`Whoever registers without naming an agent joins ${name}'s team.`)
    })
  group
    .command('prize-group <account> <number>')
    .description('how high an account may play; its downline comes down with it')
    .action(async (name: string, most: string) => {
      const { lowered } = await ask(setPrizeGroup, { account: name, maxPrizeGroup: wholeNumber('The prize group', most) })
      print(`${name} may play up to ${most}; ${lowered} of its downline came down with it.`)
    })
}
