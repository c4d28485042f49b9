import {
  clearRoom,
  judgeRoomMessage,
  muteRoomSpeaker,
  operatorRooms,
  roomQueue,
  sayAsHost,
  setRoomRules,
} from '@portico/contract/chat/operator-calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { Command } from '../command.ts'
import { wholeNumber } from '../whole-number.ts'

const lineOf = ({ account, message, word, reports }: ResponseOf<typeof roomQueue>['list'][number]): string => {
  const why = [...(word === null ? [] : [`the word ${word}`]), ...reports.map(({ reason }) => reason)].join(', ')
  const text = message.state === 'REMOVED' ? (message.reason ?? '') : message.text
  return `${message.id}  ${message.saidAt.slice(0, 16).replace('T', ' ')}  ${message.room}  ${message.state}  ${account}  ${why}\n    ${text}`
}

/** `room clear | queue | said | say | stand | remove | mute | rules`. */
export const room: Command = (program, { ask, print, example }) => {
  example(
    'Look after the chat rooms:',
    'room queue',
    'room said EN',
    'room say EN "The race is final on 2 December" --reply vB0cXk3mT1aQ',
    'room remove vB0cXk3mT1aQ --reason "No advertising"',
    'room mute linh88 --minutes 60 --reason "Insults"',
    'room rules EN --slow 10 --words telegram,zalo',
    'room clear',
  )
  const group = program.command('room').description('the chat rooms')
  group
    .command('clear')
    .description('take back everything that was said, in every open page')
    .action(async () => {
      const { cleared } = await ask(clearRoom, {})
      print(`${cleared} messages taken back.`)
    })
  group
    .command('queue')
    .description('what is held or was reported, the longest first')
    .action(async () => {
      const { list } = await ask(roomQueue, {})
      if (list.length === 0) print('Nothing waits.')
      list.map(lineOf).forEach(print)
    })
  group
    .command('said <room>')
    .description('the last that was said in a room, the oldest first, by whom, and with what stand and remove take')
    .action(async (name: string) => {
      const { list } = await ask(roomQueue, { room: name })
      if (list.length === 0) print('Nothing was said.')
      list.map(lineOf).forEach(print)
    })
  group
    .command('say <room> <text>')
    .description('say something as the host of a room, under your own name')
    .option('--reply <id>', 'the message that it answers')
    .action(async (name: string, text: string, { reply }: { reply?: string }) => {
      const { id } = await ask(sayAsHost, { room: name, text, ...(reply === undefined ? {} : { replyTo: reply }) })
      print(`It is said: ${id}.`)
    })
  group
    .command('stand <id>')
    .description('let a message stand')
    .action(async (id: string) => print(`It stands: ${(await ask(judgeRoomMessage, { id, stands: true })).state}.`))
  group
    .command('remove <id>')
    .description('take a message out for everybody')
    .requiredOption('--reason <text>', 'what readers are told')
    .action(async (id: string, { reason }: { reason: string }) => {
      await ask(judgeRoomMessage, { id, stands: false, reason })
      print('It is taken out.')
    })
  group
    .command('mute <account>')
    .description('keep a member from speaking')
    .requiredOption('--minutes <number>', '0 lets them speak again')
    .requiredOption('--reason <text>', 'what the member is told')
    .action(async (account: string, { minutes, reason }: { minutes: string; reason: string }) => {
      const { until } = await ask(muteRoomSpeaker, { account, minutes: wholeNumber('--minutes', minutes), reason })
      print(until === null ? `${account} may speak.` : `${account} may not speak until ${until}.`)
    })
  group
    .command('rules [room]')
    .description('how the rooms are kept; with a room: change it')
    .option('--slow <seconds>', 'between two messages of one member')
    .option('--words <list>', 'words that hold a message back, with commas between; empty for none')
    .action(async (name: string | undefined, { slow, words }: { slow?: string; words?: string }) => {
      const { list } = await ask(operatorRooms, {})
      const before = list.find((each) => each.room === name)
      const listed =
        name === undefined
          ? list
          : [
              await ask(setRoomRules, {
                room: name,
                slowSeconds: slow === undefined ? (before?.slowSeconds ?? 3) : wholeNumber('--slow', slow),
                words:
                  words === undefined
                    ? (before?.words ?? [])
                    : words
                        .split(',')
                        .map((word) => word.trim())
                        .filter(Boolean),
              }),
            ]
      for (const each of listed) print(`${each.room}  a message every ${each.slowSeconds} s  words: ${each.words.join(', ') || 'none'}`)
    })
}
