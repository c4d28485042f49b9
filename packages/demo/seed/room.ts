import type { Services } from '@portico/gateway/areas'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { CAREFUL_MEMBER, DEMO_MEMBER, EXCLUDED_MEMBER, PAUSED_MEMBER, PAYING_MEMBER } from './people.ts'

const MINUTE_MS = 60_000
/** A week, so that a demonstration of some days still shows it. */
const MUTED_MINUTES = 7 * 1440
const DESK = 'mai'

interface Parts {
  readonly services: Pick<Services, 'room' | 'members'>
  readonly clock: Pick<ManualClock, 'set'>
  readonly end: Date
  /** Members who speak, besides those of the demonstration. */
  readonly others: readonly string[]
}

/** Who speaks (`HOST`: somebody of the desk), what, and which line before is answered. */
type Line = readonly [speaker: number, text: string, answers?: number]
const HOST = -1

/** What is said in a room, one line every few minutes; the last but one is taken out again and its author muted, the last one held. */
const LINES: Readonly<Record<string, readonly Line[]>> = {
  EN: [
    [2, 'Morning all. Anybody watching the 18:00 draw?'],
    [0, 'Yes, with two small slips. Good luck!'],
    [3, 'Does the proof page work on a phone?'],
    [1, 'It does. Press "Check this draw" under the result.', 2],
    [2, 'Thanks, found it 👍', 3],
    [HOST, 'Please keep logins and codes to yourselves. Nobody of us asks for them.'],
    [4, 'You are all fools'],
    [1, 'Write to me on telegram'],
  ],
  TY: [
    [2, 'Chào cả nhà, có ai xem kỳ 18:00 không?'],
    [0, 'Có, mình đặt hai vé nhỏ. Chúc may mắn!'],
    [3, 'Trang kiểm chứng có xem được trên điện thoại không?'],
    [1, 'Được nhé. Bấm "Kiểm tra kỳ này" dưới kết quả.', 2],
    [2, 'Cảm ơn, mình thấy rồi 👍', 3],
    [HOST, 'Mọi người đừng cho ai biết mật khẩu hay mã nhé. Nhà cái không bao giờ hỏi.'],
    [4, 'Toàn người dại'],
    [1, 'Nhắn cho mình qua telegram nhé'],
  ],
}

const NOT_OTHERS: readonly string[] = [DEMO_MEMBER, PAYING_MEMBER, CAREFUL_MEMBER, PAUSED_MEMBER, EXCLUDED_MEMBER]

/** Chat rooms as one finds them: said, held for a word, taken out with the reason. */
export const seedRooms = async ({ services: { room, members }, clock, end, others }: Parts): Promise<void> => {
  const accounts = [DEMO_MEMBER, PAYING_MEMBER, ...others.filter((each) => !NOT_OTHERS.includes(each)).slice(0, 3)]
  const speakers = await Promise.all(accounts.map((account) => members.byAccount(account)))
  const { list } = await room.desk.rules()
  const [, , , , insulting] = speakers
  // Nobody speaks in two rooms at once.
  let minutes = 3 * Object.values(LINES).flat().length
  for (const { room: code, slowSeconds } of list) {
    const lines = LINES[code]
    if (!lines) continue
    await room.desk.setRules({ room: code, slowSeconds, words: ['telegram'] }, DESK)
    const ids: string[] = []
    let id = ''
    for (const [speaker, text, answers] of lines) {
      const member = speakers[speaker]
      if (!member && speaker !== HOST) continue
      clock.set(new Date(end.getTime() - minutes * MINUTE_MS))
      minutes -= 3
      const words = { room: code, text, ...(answers === undefined ? {} : { replyTo: ids[answers]! }) }
      const message = member
        ? await room.say({ memberId: member.id, account: member.account }, words, code)
        : await room.desk.say(words, DESK)
      ids.push(message.id)
      if (message.state === 'SAID') id = message.id
    }
    await room.desk.judge({ id, stands: false, reason: code === 'TY' ? 'Xúc phạm người khác' : 'Insults' }, DESK)
  }
  clock.set(end)
  if (insulting) await room.desk.mute({ account: insulting.account, minutes: MUTED_MINUTES, reason: 'Insults' }, DESK)
}
