import { answerDeskChat, operatorDeskChats, readDeskChatOf, type WholeDeskChat } from '@portico/contract/desk-chat/operator-calls'
import type { DeskChat } from '@portico/contract/desk-chat/shapes'
import type { Command } from '../command.ts'

const headOf = (account: string, { state, place, person, openedAt, caseNumber }: DeskChat): string =>
  `${account}  ${place === null ? state : `${state} as number ${place}`}  since ${openedAt.slice(0, 16).replace('T', ' ')}  ${person ?? 'nobody'}  ${caseNumber ?? ''}`.trim()

const linesOf = ({ account, chat, list, typing }: WholeDeskChat): string[] => [
  headOf(account, chat),
  ...list.flatMap(({ by, person, text, at, position, pictures }) => [
    `  ${at.slice(11, 16)}  ${person ?? account}  ${text}${by === 'DESK' && position <= chat.read ? '  (read)' : ''}`,
    ...pictures.map(({ url, urlUntil }) => `    picture ${url} until ${urlUntil}`),
  ]),
  ...(typing ? [`  ${account} types`] : []),
]

/** `chat list | open | join | type | say | end`. */
export const chat: Command = (program, { ask, print, example }) => {
  example(
    'Answer live chats of members:',
    'chat list',
    'chat open linh88',
    'chat say linh88 "Hello Linh. What can I do for you?"',
    'chat end linh88',
  )
  const group = program.command('chat').description('live chats of members with the desk')
  const answering = (name: string, act: 'JOIN' | 'TYPE' | 'END', description: string) =>
    group
      .command(`${name} <account>`)
      .description(description)
      .action(async (account: string) => linesOf(await ask(answerDeskChat, { account, act })).forEach(print))
  group
    .command('list')
    .description('those that wait, the longest first, and those that go on')
    .action(async () => {
      const { list } = await ask(operatorDeskChats, {})
      if (list.length === 0) print('Nobody chats.')
      for (const { account, chat: each, typing } of list) print(headOf(account, each) + (typing ? '  types' : ''))
    })
  group
    .command('open <account>')
    .description('show what was said, which its member then sees as read')
    .action(async (account: string) => linesOf(await ask(readDeskChatOf, { account })).forEach(print))
  answering('join', 'JOIN', 'take a member out of the queue, in your name')
  answering('type', 'TYPE', 'show that you type')
  group
    .command('say <account> <text>')
    .description('say something; who has not joined joins by it')
    .action(async (account: string, text: string) => linesOf(await ask(answerDeskChat, { account, act: 'SAY', text })).forEach(print))
  answering('end', 'END', 'end the chat; what was said becomes a case that is answered')
}
