import {
  decideFactorRemoval,
  type FactorRemoval,
  factorRemovals,
  operatorSecurity,
  proposeFactorRemoval,
  setAgentFactors,
  setPasswordDays,
  setTypedBack,
} from '@portico/contract/factor/operator-calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { wholeNumber } from '../whole-number.ts'

const TYPED_BACK = { 'payee-name': ['payeeName'], phone: ['phone'], both: ['payeeName', 'phone'], off: [] } as const
const TYPED_BACK_WORDS = { payeeName: 'the payee name', phone: 'the mobile number' } as const

/** `security show | agents | passwords | typed-back | forget | forgets | approve | reject`. */
export const security: Command = (program, { ask, print, example }) => {
  example(
    'Let agents in by a second factor alone; take the factors from one who has lost the phone (a second person approves it):',
    'security agents on',
    'security forget quoctuan --reason "lost the phone, came to the office"',
    'security approve <id>',
  )
  const group = program.command('security').description('second factors: who needs one, and who has lost one; how long passwords last')

  const say = ({ agentFactors, agentsWithout, passwordDays, typedBack }: ResponseOf<typeof operatorSecurity>): void => {
    print(agentFactors ? 'Agents need a second factor at every login.' : 'Agents need no second factor.')
    print(
      `${agentsWithout} ${agentsWithout === 1 ? 'agent has' : 'agents have'} none${agentFactors ? '; it is set up at the next login' : ''}.`,
    )
    print(passwordDays === null ? 'Passwords last.' : `Passwords have to be changed after ${passwordDays} days.`)
    if (typedBack.length > 0)
      print(
        `From a new device and network ${typedBack.map((field) => TYPED_BACK_WORDS[field]).join(' and ')} is typed back beside the code.`,
      )
  }
  group
    .command('show')
    .description('whether agents need a second factor, and how many have none')
    .action(async () => say(await ask(operatorSecurity, {})))
  group
    .command('agents <on|off>')
    .description('whether agents need a second factor at every login')
    .action(async (word: string) => {
      if (word !== 'on' && word !== 'off') throw new OperatorError(`It is on or off; "${word}" is neither.`)
      say(await ask(setAgentFactors, { required: word === 'on' }))
    })
  group
    .command('passwords <days|off>')
    .description('after how many days a password has to be changed; off is what is advised: who must change often chooses worse')
    .action(async (word: string) =>
      say(await ask(setPasswordDays, { days: word === 'off' ? null : wholeNumber('The number of days', word) })),
    )
  group
    .command('typed-back <payee-name|phone|both|off>')
    .description('what members type back of their account beside a code, from a new device and network; never enough alone')
    .action(async (word: string) => {
      const fields = Object.entries(TYPED_BACK).find(([name]) => name === word)?.[1]
      if (!fields) throw new OperatorError(`It is payee-name, phone, both or off; "${word}" is none of them.`)
      say(await ask(setTypedBack, { fields: [...fields] }))
    })
  const show = (removal: FactorRemoval) => {
    print(`${removal.id}  ${removal.account}  proposed by ${removal.proposedBy} at ${removal.proposedAt}: ${removal.reason}`)
    if (removal.authenticator !== null) print(`  goes: the authenticator app of ${removal.authenticator} and its recovery codes`)
    for (const { name, addedAt } of removal.passkeys) print(`  goes: the passkey "${name}" of ${addedAt}`)
    print('  Every session of the account ends, and its owner is told.')
    print(`  Somebody else makes it so before ${removal.expiresAt} with: security approve ${removal.id}`)
  }
  group
    .command('forget <account>')
    .description('propose to take the authenticator app, recovery codes and passkeys from an account whose owner has lost them')
    .requiredOption('--reason <text>', 'why, and how you know who asks; it stands in the log')
    .action(async (account: string, { reason }: { reason: string }) =>
      show((await ask(proposeFactorRemoval, { account, reason })).proposal),
    )
  group
    .command('forgets')
    .description('what is proposed to be taken, and waits for a second person')
    .action(async () => {
      const { list } = await ask(factorRemovals, {})
      if (list.length === 0) print('Nobody is to lose a second factor.')
      list.forEach(show)
    })
  const decide = (word: string, approve: boolean, description: string) =>
    group
      .command(`${word} <id>`)
      .description(description)
      .option('--note <text>', 'what is to be said of it')
      .action(async (id: string, { note }: { note?: string }) => {
        const { account, ended } = await ask(decideFactorRemoval, { id, approve, ...(note === undefined ? {} : { note }) })
        print(
          approve
            ? `${account} has no second factor any more; ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`
            : `${account} keeps the second factor.`,
        )
      })
  decide('approve', true, 'approve what somebody else proposed: the factors go at once')
  decide('reject', false, 'end a proposal; nothing goes')
}
