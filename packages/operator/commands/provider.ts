import { depositWebhook } from '@portico/contract/cashier/calls'
import { connectProvider, offerMethod, operatorMethods, publishMethod } from '@portico/contract/cashier/provider-calls'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { writeSecret } from '../files/secret.ts'
import { localized, type Options, withTexts } from '../texts.ts'

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
    .description('connect a provider who sends signed notices; again for another secret, which ends the former one')
    .requiredOption('--to <file>', 'where the secret is written, for the provider alone to read')
    .action(async (provider: string, { to }: { to: string }) => {
      let renewed = false
      await writeSecret(to, async () => {
        const answer = await ask(connectProvider, { provider })
        renewed = answer.renewed
        return answer.secret
      })
      print(`The secret of ${provider} is in ${to}.${renewed ? ' Notices signed with the former one are refused from now on.' : ''}`)
      print(`${provider} sends its notices to ${depositWebhook.path}; how they are signed stands in docs/integrating.md.`)
    })
  withTexts(group.command('method <method>'), languages, { name: 'what members read', instructions: 'what to do to pay' })
    .description('offer a way to pay in, or change one that is there')
    .requiredOption('--provider <provider>', 'who confirms that the money came')
    .requiredOption('--bounds <list>', 'the least and the most of one deposit, e.g. VND:50000-50000000,USD:5-5000')
    .action(async (method: string, options: Options) => {
      const instructions = localized(options, 'instructions', languages)
      const { added } = await ask(publishMethod, {
        method,
        provider: options['provider'] ?? '',
        names: localized(options, 'name', languages),
        bounds: boundsOf(options['bounds'] ?? ''),
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
