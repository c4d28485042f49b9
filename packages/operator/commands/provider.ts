import { noticePath } from '@portico/contract/cashier/notice-path'
import { methodKind, type MethodKind } from '@portico/contract/cashier/shapes'
import { connectProvider, offerMethod, operatorMethods, publishMethod } from '@portico/contract/cashier/provider-calls'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { writeSecret } from '../files/secret.ts'
import { localized, type Options, withTexts } from '../texts.ts'
import { wholeNumber } from '../whole-number.ts'

const BOUNDS = /^([A-Z]{3}):(\d{1,12}(?:\.\d{1,4})?)-(\d{1,12}(?:\.\d{1,4})?)$/

/** `VND:50000-50000000`, several with commas between. */
const boundsOf = (text: string): Record<string, { min: string; max: string }> =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [, currency, min, max] = BOUNDS.exec(part.trim()) ?? []
      if (!currency || !min || !max) throw new OperatorError(`--bounds is written like VND:50000-50000000; "${part}" is not.`)
      return [currency, { min, max }]
    }),
  )

const kindOf = (text: string | undefined): MethodKind => {
  const kind = methodKind.safeParse(text)
  if (!kind.success) throw new OperatorError(`--kind is one of ${methodKind.options.join(', ')}.`)
  return kind.data
}

/** `provider list | connect | method | open | close`. */
export const provider: Command = (program, { ask, print, languages, example }) => {
  example(
    'Let members pay in: connect who confirms payments, and offer a method:',
    'provider connect acme --to acme.secret',
    'provider method BANK --provider acme --bounds VND:50000-50000000 --name-en "Bank transfer" --name-ty "Chuyển khoản"',
  )
  const group = program.command('provider').description('ways to pay in, and who confirms that money came')
  group
    .command('list')
    .description('connected providers and their methods; those in code are not among them')
    .action(async () => {
      const { providers, methods } = await ask(operatorMethods, {})
      for (const { provider, addedAt } of providers) print(`${provider.padEnd(14)}  connected ${addedAt.slice(0, 10)}`)
      for (const { method, provider, names, bounds, open } of methods) {
        const amounts = Object.entries(bounds).map(([currency, { min, max }]) => `${currency} ${min} to ${max}`)
        print(
          `${method.padEnd(14)}  ${open ? 'open  ' : 'closed'}  ${provider}  ${names['EN'] ?? Object.values(names)[0] ?? ''}  ${amounts.join(', ')}`,
        )
      }
      if (providers.length === 0) print('No provider is connected.')
    })
  group
    .command('connect <provider>')
    .description('connect a provider who sends signed notices; again for another secret, beside which the former one is taken for a day')
    .requiredOption('--to <file>', 'where the secret is written, for the provider alone to read')
    .option('--revoke', 'the former secret is known to others: refuse it from now on')
    .action(async (provider: string, { to, revoke = false }: { to: string; revoke?: boolean }) => {
      let former = ''
      await writeSecret(to, async () => {
        const { secret, renewed, formerUntil } = await ask(connectProvider, { provider, revoke })
        if (renewed) former = ` Notices signed with the former one are refused from ${formerUntil ?? 'now on'}.`
        return secret
      })
      print(`The secret of ${provider} is in ${to}.${former}`)
      print(`${provider} sends its notices to ${noticePath(provider)}; how they are signed stands in docs/integrating.md.`)
    })
  withTexts(group.command('method <method>'), languages, { name: 'what members read', instructions: 'what to do to pay' })
    .description('offer a way to pay in, or change one that is there')
    .requiredOption('--provider <provider>', 'who confirms that the money came')
    .requiredOption('--bounds <list>', 'the least and the most of one deposit, e.g. VND:50000-50000000,USD:5-5000')
    .option('--fee <parts>', 'taken off what is credited, in parts of ten thousand', '0')
    .option('--kind <kind>', 'QR, BANK, WALLET, CARD or OTHER', 'OTHER')
    .option('--minutes <minutes>', 'how long a payment usually takes to arrive')
    .action(async (method: string, options: Options) => {
      const instructions = localized(options, 'instructions', languages)
      const { added } = await ask(publishMethod, {
        method,
        provider: options['provider'] ?? '',
        names: localized(options, 'name', languages),
        bounds: boundsOf(options['bounds'] ?? ''),
        fee: wholeNumber('--fee', options['fee'] ?? '0'),
        kind: kindOf(options['kind']),
        ...(options['minutes'] === undefined ? {} : { minutes: wholeNumber('--minutes', options['minutes']) }),
        ...(Object.keys(instructions).length > 0 ? { instructions } : {}),
      })
      print(`${method} is ${added ? 'offered' : 'changed, and open'}.`)
    })
  const offer = (open: boolean) => async (method: string) => {
    await ask(offerMethod, { method, open })
    print(open ? `${method} is open.` : `${method} is closed; what was asked for before may still be paid.`)
  }
  group.command('open <method>').description('offer it again').action(offer(true))
  group.command('close <method>').description('offer it to nobody').action(offer(false))
}
