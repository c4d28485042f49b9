import type { ContractKind } from '@portico/contract/commission/kinds'
import { operatorAgentContracts, operatorAnswerContract, operatorOfferContract } from '@portico/contract/agent-contract/operator-calls'
import type { AgentContract, ContractRefusal } from '@portico/contract/agent-contract/shapes'
import type { ContractTerms, DividendPeriod } from '@portico/contract/agent-contract/terms-shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'

const tierText = ({ turnover, active, loss, rate }: ContractTerms['tiers'][number]): string =>
  [turnover && `valid bet ${turnover}`, active && `${active} active`, loss && `loss ${loss}`]
    .filter(Boolean)
    .join(', ')
    .concat(` -> ${rate}%`)

const lines = ({ id, code, holder, payer, state, from, to, terms, hash }: AgentContract): string[] => [
  `${id}  ${code}  ${payer ?? 'the company'} pays ${holder}  ${state}${from === null ? '' : `  from ${from}`}${to === null ? '' : ` to ${to}`}`,
  ...terms.tiers.map((tier) => `  ${tierText(tier)}`),
  ...Object.entries(terms.rates).map(([category, { loss, win, min }]) => `  ${category}: lost ${loss}%, won ${win}%, from ${min}`),
  `  sha256 ${hash}`,
]

const refused = ({ result, above, limit, contract }: ContractRefusal): never => {
  const more = [
    ...above.map(({ at, part, value, own }) => `${part} ${value} at ${at} is above ${own ?? 'nothing'}`),
    ...(limit === null ? [] : [`possible: ${limit}`]),
    ...(contract === null ? [] : [`${contract.code} is ${contract.state} since ${contract.last.at}`]),
  ]
  throw new OperatorError([result, ...more].join('; '))
}

const parts = (text: string, count: number, what: string): string[] => {
  const found = text.split(',').map((part) => part.trim())
  if (found.length !== count) throw new OperatorError(`${what}, not ${text}`)
  return found
}

const tierOf = (text: string): ContractTerms['tiers'][number] => {
  const [turnover = '', active = '', loss = '', rate = ''] = parts(
    text,
    4,
    'a tier is VALID_BET,ACTIVE,LOSS,PERCENT with nothing where it asks for nothing',
  )
  return { turnover: turnover || null, active: active === '' ? null : Number(active), ...(loss === '' ? {} : { loss }), rate }
}

const rateOf = (text: string): readonly [string, ContractTerms['rates'][string]] => {
  const [category = '', loss = '', win = '', min = ''] = parts(text, 4, 'a rate is GAMES,LOST,WON,LEAST_STAKE')
  return [category, { loss, win, min }]
}

interface OfferOptions {
  readonly kind: ContractKind
  readonly tier?: string[]
  readonly rate?: string[]
  readonly period?: DividendPeriod
  readonly progressive?: boolean
  readonly from?: string
  readonly until?: string
}

/** `contract list | offer | withdraw | request`. */
export const contract: Command = (program, { ask, print, example }) => {
  example(
    'Agree with a top account what it is paid:',
    'contract offer quoctuan_ag --kind daily --tier 100000000,,,0.3 --tier 500000000,20,,0.7',
    'contract list --account quoctuan_ag',
    'contract request 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02 --note "new terms from December"',
  )
  const group = program
    .command('contract')
    .description('what top accounts are paid by the company; those below get theirs from their uplines')
  group
    .command('list')
    .description('contracts that the company has given, or all that an account holds')
    .option('--account <name>', 'whose')
    .option('--state <state>', 'e.g. OFFERED or ACTIVE')
    .action(async (filter: { account?: string; state?: AgentContract['state'] }) => {
      const { list } = await ask(operatorAgentContracts, filter)
      if (list.length === 0) print('No contract is there.')
      for (const each of list) lines(each).forEach((line) => print(line))
    })
  group
    .command('offer <account>')
    .description('offer a contract; it begins at the next edge after its acceptance, or at --from')
    .requiredOption('--kind <kind>', 'dividend, daily, hourly or realtime')
    .option('--tier <tiers...>', 'VALID_BET,ACTIVE,LOSS,PERCENT with nothing where a tier asks for nothing')
    .option('--rate <rates...>', 'of real-time salaries: GAMES,LOST,WON,LEAST_STAKE with percents; GAMES is ALL for the others')
    .option('--period <period>', 'of dividends: D, W, H or M')
    .option('--progressive', 'each slice at the best rate of its own')
    .option('--from <instant>', 'where a period of the kind starts')
    .option('--until <instant>', 'until when it can be answered; a week where absent')
    .action(async (account: string, { kind, tier = [], rate = [], period, progressive = false, from, until }: OfferOptions) => {
      const terms = { progressive, tiers: tier.map(tierOf), rates: Object.fromEntries(rate.map(rateOf)), ...(period ? { period } : {}) }
      const request = { account, kind, terms, ...(from ? { from } : {}), ...(until ? { expiresAt: until } : {}) }
      const { contract: offered, refusal } = await ask(operatorOfferContract, request)
      if (refusal) refused(refusal)
      if (offered) lines(offered).forEach((line) => print(line))
    })
  const answer = (name: string, action: 'withdraw' | 'request', description: string) =>
    group
      .command(`${name} <id>`)
      .description(description)
      .requiredOption('--note <text>', 'why; its holder reads it, and it stays in the audit log')
      .action(async (id: string, { note }: { note: string }) => {
        const { contract: answered, refusal } = await ask(operatorAnswerContract, { id, action, note })
        if (refusal) refused(refusal)
        lines(answered).forEach((line) => print(line))
      })
  answer('withdraw', 'withdraw', 'take back an offer that nobody has answered')
  answer('request', 'request', 'ask a holder to agree to the end of a contract; it is paid until it ends')
}
