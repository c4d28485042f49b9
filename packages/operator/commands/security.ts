import { forgetFactors, operatorSecurity, setAgentFactors, setPasswordDays, setTypedBack } from '@portico/contract/factor/operator-calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { wholeNumber } from '../whole-number.ts'

const TYPED_BACK = { 'payee-name': ['payeeName'], phone: ['phone'], both: ['payeeName', 'phone'], off: [] } as const
const TYPED_BACK_WORDS = { payeeName: 'the payee name', phone: 'the mobile number' } as const

/** `security show | agents | passwords | typed-back | forget`. */
export const security: Command = (program, { ask, print, example }) => {
  example(
    'Let agents in by a second factor alone; take the factors from one who has lost the phone:',
    'security agents on',
    'security forget quoctuan --reason "lost the phone, came to the office"',
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
  group
    .command('forget <account>')
    .description('take the authenticator app and recovery codes from an account, log it out everywhere, and tell its owner')
    .requiredOption('--reason <text>', 'why, and how you know who asks; it stands in the log')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { account, ended } = await ask(forgetFactors, { account: name, reason })
      print(`${account} has no second factor any more; ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
    })
}
