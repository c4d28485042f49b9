import type { ResponseOf } from '@portico/contract/kit/call'
import { operatorMessages } from '@portico/contract/message/operator-calls'
import type { Command } from '../command.ts'

type Message = ResponseOf<typeof operatorMessages>['list'][number]

const STATES: Readonly<Record<Message['state'], string>> = {
  QUEUED: 'waits for its provider',
  STORED: 'stays here: its channel has no provider',
  WITHHELD: 'goes to nobody: no account has this address',
  SENT: 'sent',
  FAILED: 'given up: its provider refused it',
  EXPIRED: 'given up: no provider took it in time',
}

const lines = ({ channel, to, template, state, subject, text, attempts, error, createdAt }: Message): readonly string[] => [
  `${createdAt}  ${channel} to ${to}  ${template}  ${STATES[state]}`,
  ...(error === null ? [] : [`  attempt ${attempts} failed: ${error}`]),
  ...(subject === null ? [] : [`  ${subject}`]),
  ...(text === null ? [] : text.split('\n').map((line) => `  ${line}`)),
]

interface Options {
  readonly channel?: 'SMS' | 'EMAIL'
  readonly state?: Message['state']
  readonly to?: string
  readonly count: string
}

/** `messages`. */
export const messages: Command = (program, { ask, print, example }) => {
  example('See which SMS and e-mails went out:', 'messages', 'messages --to +84912345678 --channel SMS')
  program
    .command('messages')
    .description('SMS and e-mails to people, the newest first, and what is left of the day')
    .option('--channel <channel>', 'SMS or EMAIL')
    .option('--state <state>', `one of ${Object.keys(STATES).join(', ')}`)
    .option('--to <address>', 'to one number, such as +84912345678, or e-mail address')
    .option('--count <number>', 'how many', '20')
    .action(async ({ count, ...filter }: Options) => {
      const { list, today } = await ask(operatorMessages, { ...filter, size: count })
      for (const { channel, provider, sent, most } of today)
        print(`${channel}: ${sent} of ${most} today, ${provider === null ? 'without a provider' : `by ${provider}`}`)
      if (list.length === 0) print('No such message.')
      list.flatMap(lines).forEach(print)
    })
}
