import { addPerson, approvePerson, listPeople, removePerson, renewPerson } from '@portico/contract/operator/calls'
import { inviteFirst } from '@portico/contract/operator/door-calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { OPERATOR_KEY_FILE } from '@portico/contract/operator/local-gateway'
import { OPERATOR_ROLES, type OperatorRole } from '@portico/contract/operator/roles'
import { join } from 'node:path'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { readKey } from '../files/private.ts'
import { writeSecret } from '../files/secret.ts'

const STATES = {
  WAITS: 'waits for approval',
  DELAYED: 'nobody could approve it: counts later',
  INVITED: 'has set up no app yet',
  READY: 'ready',
} as const

const roleOf = (word: string): OperatorRole => {
  const role = OPERATOR_ROLES.find((each) => each === word)
  if (role === undefined) throw new OperatorError(`--role is one of ${OPERATOR_ROLES.join(', ')}; "${word}" is none.`)
  return role
}

/** `operators list | first | add | approve | renew | remove`: who may come to the desk. */
export const operators: Command = (program, { ask, print, dataDir, example }) => {
  example(
    'The first administrator, on the machine of the gateway; everybody after that:',
    'operators first lan --to lan.key',
    'operators add minh --role finance --to minh.key',
    'operators approve minh',
  )
  const group = program.command('operators').alias('people').description('people at the desk, their roles, and how they get in')

  const invite = async (to: string, send: () => Promise<ResponseOf<typeof addPerson>>) => {
    const about: { name: string; waits: boolean; countsFrom: string | null } = { name: '', waits: false, countsFrom: null }
    await writeSecret(to, async () => {
      const { key, ...invitation } = await send()
      Object.assign(about, invitation)
      return key
    })
    const { name, waits, countsFrom } = about
    print(`${name}'s invitation is in ${to}. It is good for three days, for setting up an app and nothing else.`)
    if (waits) print(`Another administrator has to approve it first: npm run operator -- operators approve ${name}`)
    if (countsFrom !== null)
      print(
        `Nobody else is there to approve it: it counts from ${countsFrom.slice(0, 16).replace('T', ' ')} UTC, and everybody at the desk sees that.`,
      )
    print(`Give it to ${name}, who uses it with: npm run operator -- enrol --key-file ${to}`)
  }
  const to = ['--to <file>', 'where the invitation is written, for that person alone to read'] as const

  group
    .command('list')
    .description('who may come to the desk, by what role')
    .action(async () => {
      const { you, list } = await ask(listPeople, {})
      print(`You are ${you}.`)
      for (const { name, role, state, addedBy, addedAt, sessions, countsFrom } of list)
        print(
          `${name.padEnd(20)} ${role.padEnd(14)} ${STATES[state]}${countsFrom === null ? '' : ` (${countsFrom.slice(0, 16)}Z)`}${sessions > 0 ? ', logged in' : ''}; since ${addedAt.slice(0, 10)}, added by ${addedBy}`,
        )
    })
  group
    .command('first <name>')
    .description("invite the first administrator by the machine's own key, which opens nothing else and not even this once there is one")
    .requiredOption(...to)
    .action(async (name: string, options: { to: string }) =>
      invite(options.to, () => ask(inviteFirst, { key: readKey(join(dataDir(), OPERATOR_KEY_FILE)), name })),
    )
  group
    .command('add <name>')
    .description('invite somebody; where there are two administrators, another has to approve it')
    .requiredOption('--role <role>', 'reader (looks), support (helps members), finance (money and results), administrator (everything)')
    .requiredOption(...to)
    .action(async (name: string, options: { role: string; to: string }) => {
      const role = roleOf(options.role)
      await invite(options.to, () => ask(addPerson, { name, role }))
    })
  group
    .command('approve <name>')
    .description('let an invitation count that another administrator made')
    .action(async (name: string) => {
      const { role } = await ask(approvePerson, { name })
      print(`${name} may set up an app now, as ${role}.`)
    })
  group
    .command('renew <name>')
    .description('invite anew who has lost key or app, or is to have another role; whoever is logged in by that name is logged out')
    .option('--role <role>', 'another role')
    .requiredOption(...to)
    .action(async (name: string, options: { role?: string; to: string }) => {
      const role = options.role === undefined ? undefined : roleOf(options.role)
      await invite(options.to, () => ask(renewPerson, { name, role }))
    })
  group
    .command('remove <name>')
    .description('shut somebody out for good; the name is never given again')
    .action(async (name: string) => {
      await ask(removePerson, { name })
      print(`${name} is shut out.`)
    })
}
