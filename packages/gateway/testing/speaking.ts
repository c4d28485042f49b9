import { blockRoomSpeaker, reportRoomMessage, roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { judgeRoomMessage, roomQueue } from '@portico/contract/chat/operator-calls'
import type { TestGateway } from './gateway.ts'

/** Members who speak in chat rooms, and somebody at the desk who looks after them. */
export const speaking = async (gateway: TestGateway) => {
  const desk = await gateway.operatorNamed('mai', 'support')
  const quiet = (await gateway.register('quiet88')).token
  return {
    desk,
    speaker: async (account: string) => {
      const { id: memberId } = await gateway.members.create({ account, passwordHash: '-' })
      const by = { token: await gateway.sessions.open(memberId, 'SITE', '127.0.0.1'), language: 'EN' }
      const read = async (request = {}) => (await gateway.call(roomHistory, request, by)).value
      return {
        memberId,
        by,
        read,
        say: (text: string, room?: string) => gateway.call(sayInRoom, { text, ...(room === undefined ? {} : { room }) }, by),
        reply: (replyTo: string, text: string, room = 'EN') => gateway.call(sayInRoom, { text, room, replyTo }, by),
        texts: async () => (await read()).list.map(({ text, state }) => [text, state]),
        report: (id: string) => gateway.call(reportRoomMessage, { id, reason: 'ABUSE' }, by),
        block: (who: string, blocked = true) => gateway.call(blockRoomSpeaker, { by: who, blocked }, by),
      }
    },
    judge: (id: string, stands: boolean, reason?: string) =>
      gateway.call(judgeRoomMessage, { id, stands, ...(reason === undefined ? {} : { reason }) }, desk),
    queue: async () => (await gateway.call(roomQueue, {}, desk)).value.list,
    /** What a member reads who has nothing to do with anybody. */
    anybody: async (request = {}) => (await gateway.call(roomHistory, request, { token: quiet, language: 'EN' })).value,
  }
}
