import {
  addVendorKey,
  connectedVendors,
  connectVendor,
  publishVendorCampaign,
  retireVendorKey,
  vendorCampaigns,
  vendorKeys,
} from '@portico/contract/vendor/operator-calls'
import type { ConnectedVendor, VendorCampaign } from '@portico/contract/vendor/operator-shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { writeSecret } from '../files/secret.ts'
import type { Options } from '../texts.ts'
import { wholeNumber } from '../whole-number.ts'
import { addWalletPlay } from './wallet-play.ts'

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false }

const lines = (vendor: ConnectedVendor): string[] => [
  `${vendor.vendor}  games at ${vendor.launchUrl ?? "this gateway's game host"}`,
  `  ${vendor.liveKeys} live keys, ${vendor.openRounds} open rounds, ${vendor.openCases} cases`,
  `  a stake at most ${vendor.maxStake}, a round pays at most ${vendor.maxPayout}, ${Math.min(vendor.exponent, 4)} places, ${vendor.callsPerSecond} calls a second`,
  `  a win after its round was closed is ${vendor.lateWins ? 'paid' : 'a case'}; players ${vendor.replays ? 'can' : 'cannot'} see a round again`,
]

const changeOf = (options: Options) => {
  const { launch, places, mostStake, mostPayout, lateWins, calls, replays } = options
  const flag = (name: string, value: string | undefined): boolean | undefined => {
    if (value !== undefined && !(value in YES_NO)) throw new OperatorError(`${name} is yes or no; "${value}" is neither.`)
    return value === undefined ? undefined : YES_NO[value]
  }
  const [paysLate, showsRounds] = [flag('--late-wins', lateWins), flag('--replays', replays)]
  return {
    ...(launch === undefined ? {} : { launchUrl: launch === 'none' ? null : launch }),
    ...(places === undefined ? {} : { exponent: wholeNumber('--places', places) }),
    ...(mostStake === undefined ? {} : { maxStake: mostStake }),
    ...(mostPayout === undefined ? {} : { maxPayout: mostPayout }),
    ...(paysLate === undefined ? {} : { lateWins: paysLate }),
    ...(showsRounds === undefined ? {} : { replays: showsRounds }),
    ...(calls === undefined ? {} : { callsPerSecond: wholeNumber('--calls', calls) }),
  }
}

/** `wallet connect | list | keys | campaigns | campaign`, and what `wallet-play.ts` adds. */
export const wallet: Command = (program, desk) => {
  const { ask, print, example } = desk
  example(
    'Connect a vendor of the catalogue, with the key that its server signs with:',
    'wallet connect PG --launch https://games.pearl.example',
    'wallet keys add PG --to pg.secret',
  )
  example('Change its key without a pause:', 'wallet keys add PG --to pg-next.secret', 'wallet keys retire PG k_7Kq2mX9d4bTs')
  const group = program.command('wallet').description("vendors whose games bet from members' balances")
  const show = (each: ConnectedVendor) => lines(each).forEach(print)
  group
    .command('list')
    .description('connected vendors, and what of them is open')
    .action(async () => {
      const { list } = await ask(connectedVendors, {})
      if (list.length === 0) print('No vendor is connected.')
      list.forEach(show)
    })
  group
    .command('connect <vendor>')
    .description('connect a vendor of the catalogue, or change how it is connected; what is not named stays')
    .option('--launch <origin>', "where its games run, e.g. https://games.pearl.example; none for this gateway's own game host")
    .option('--most-stake <amount>', 'the most of one stake')
    .option('--most-payout <amount>', 'the most that one round pays')
    .option('--places <number>', 'places of an amount that it can write, 0 to 6')
    .option('--late-wins <yes|no>', 'whether a win that comes after its round was closed is paid')
    .option('--replays <yes|no>', 'whether it shows a round as it was played, at <origin>/replay?round=…&lang=…')
    .option('--calls <number>', 'calls a second that one gateway answers, wins and rollbacks aside')
    .action(async (code: string, options: Options) => {
      const { vendor: connected, added } = await ask(connectVendor, { vendor: code, ...changeOf(options) })
      print(`${code} is ${added ? 'connected' : 'changed'}.`)
      show(connected)
      if (connected.liveKeys === 0) print(`It has no key yet: npm run operator -- wallet keys add ${code} --to ${code}.secret`)
    })

  const keys = group.command('keys').description('keys that a vendor signs with; two of them are live at most')
  keys
    .command('list <vendor>')
    .description('its keys by their ids')
    .action(async (code: string) => {
      const { list } = await ask(vendorKeys, { vendor: code })
      if (list.length === 0) print(`${code} has no key.`)
      for (const { keyId, addedAt, retiredAt } of list) print(`${keyId}  since ${addedAt}  ${retiredAt ? `retired ${retiredAt}` : 'live'}`)
    })
  keys
    .command('add <vendor>')
    .description('make a key; its secret is written down this once')
    .requiredOption('--to <file>', 'where the secret is written, for the vendor alone to read')
    .action(async (code: string, { to }: { to: string }) => {
      let id = ''
      await writeSecret(to, async () => {
        const { keyId, secret } = await ask(addVendorKey, { vendor: code })
        id = keyId
        return secret
      })
      print(`The secret of the key ${id} of ${code} is in ${to}.`)
      print(`${code} sends X-Vendor: ${code} and X-Key-Id: ${id}; how calls are signed stands in docs/vendors.md.`)
    })
  keys
    .command('retire <vendor> <key>')
    .description('take a key out of use, at once and for good')
    .action(async (code: string, keyId: string) => {
      await ask(retireVendorKey, { vendor: code, keyId })
      print(`${keyId} of ${code} is retired.`)
    })

  group
    .command('campaigns')
    .description('what vendors may give away')
    .action(async () => {
      const { list } = await ask(vendorCampaigns, {})
      if (list.length === 0) print('No vendor may give anything away.')
      for (const { vendor: of, campaignId, kind, rounds, budget, spent, endsAt } of list)
        print(
          `${of}  ${campaignId}  ${kind === 'AWARD' ? `awards, ${spent} of ${budget} spent` : `${rounds} free rounds a player`}  until ${endsAt}`,
        )
    })
  group
    .command('campaign <vendor> <campaign>')
    .description('let a vendor give free rounds, or awards up to a budget, or change what is left of it')
    .option('--rounds <number>', 'free rounds of each player')
    .option('--budget <amount>', 'of all awards together')
    .requiredOption('--until <instant>', 'when it ends, e.g. 2026-12-31T17:00:00.000Z')
    .action(async (code: string, campaignId: string, { rounds, budget, until }: Options) => {
      if ((rounds === undefined) === (budget === undefined)) throw new OperatorError('A campaign has --rounds or --budget, one of them.')
      const campaign: VendorCampaign = {
        vendor: code,
        campaignId,
        kind: rounds === undefined ? 'AWARD' : 'FREE_ROUNDS',
        rounds: rounds === undefined ? 0 : wholeNumber('--rounds', rounds),
        budget: budget ?? '0',
        endsAt: until ?? '',
      }
      await ask(publishVendorCampaign, campaign)
      print(`${campaignId} of ${code} is published.`)
    })
  addWalletPlay(group, desk)
}
