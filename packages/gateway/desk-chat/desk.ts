import type { answerDeskChat, operatorDeskChats, WholeDeskChat } from '@portico/contract/desk-chat/operator-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { refuse } from '../failure.ts'
import { findByAccount } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { readLine, SHOWN_LINES } from './rules.ts'
import type { Steps } from './steps.ts'
import { aliveChats, type ChatRow, lastLines, lockAlive } from './store.ts'
import type { Uploads } from '../uploads/index.ts'
import type { Typing } from './typing.ts'
import { viewChat, viewLines } from './view.ts'

/** The desk's side of live chats. */
export interface ChatDesk {
  list(): Promise<ResponseOf<typeof operatorDeskChats>>
  /** What was said counts as read. @throws Failure DESK_CHAT_UNKNOWN */
  read(account: string, person: string): Promise<WholeDeskChat>
  /** In the name of `person`, who joins by it. @throws Failure DESK_CHAT_UNKNOWN, FIELD_INVALID of `text` */
  answer(request: RequestOf<typeof answerDeskChat>, person: string): Promise<WholeDeskChat>
}

export interface ChatDeskParts {
  readonly audit: Pick<Audit, 'write'>
  readonly uploads: Pick<Uploads, 'attachedTo'>
  readonly steps: Steps
  readonly typing: Typing
}

export const createChatDesk = ({ database: { orm }, random }: Platform, { audit, uploads, steps, typing }: ChatDeskParts): ChatDesk => {
  /** Does something to the chat of an account, and writes down what. */
  const change = (
    account: string,
    person: string,
    work: (tx: Tx, chat: ChatRow) => Promise<readonly [action: string | undefined, ChatRow]>,
  ) =>
    orm.transaction(async (tx): Promise<WholeDeskChat> => {
      const member = (await findByAccount(tx, account)) ?? refuse('DESK_CHAT_UNKNOWN')
      const chat = (await lockAlive(tx, member.id)) ?? refuse('DESK_CHAT_UNKNOWN')
      const [action, next] = await work(tx, chat)
      const list = await viewLines(tx, uploads, await lastLines(tx, chat.id, SHOWN_LINES))
      const whole = { account: member.account, chat: await viewChat(tx, next), typing: typing.is(next), list }
      if (action !== undefined)
        await audit.write(tx, { actor: `operator:${person}`, action, subject: member.id, details: { chat: chat.id } })
      return whole
    })

  return {
    list: async () => {
      const rows = await aliveChats(orm)
      return {
        list: await Promise.all(
          rows.map(async ({ row, account }) => ({ account, chat: await viewChat(orm, row), typing: typing.is(row) })),
        ),
      }
    },

    read: (account, person) => change(account, person, async (tx, chat) => ['DESK_CHAT_OPENED', await steps.seen(tx, chat)]),

    answer: ({ account, act, text: typed = '' }, person) =>
      change(account, person, async (tx, chat) => {
        const text = act === 'SAY' ? readLine(typed) : ''
        const action = chat.person === person ? undefined : 'DESK_CHAT_JOINED'
        if (act === 'TYPE') return [action, await steps.type(tx, chat, person)]
        const joined = await steps.join(tx, chat, person)
        if (act === 'JOIN') return [action, joined]
        if (act === 'END') return ['DESK_CHAT_ENDED', await steps.end(tx, joined, 'DESK')]
        const answered = await steps.say(tx, joined, { id: randomId(random), by: 'DESK', person, text })
        return [action, answered?.chat ?? joined]
      }),
  }
}
