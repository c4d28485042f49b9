import type { LetterTo } from '@portico/contract/inbox/shapes'
import type { CaseKind, CaseTopic } from '@portico/contract/support/shapes'
import type { Services } from '@portico/gateway/areas'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { type RandomSource, randomId } from '@portico/gateway/ports/random'
import { inLanguagesOf } from '../translations/index.ts'
import { DEMO_MEMBER, PAYING_MEMBER, TOP_AGENT } from './people.ts'
import { proofPicture } from './proof-picture.ts'

const HOUR_MS = 3_600_000
const DESK = 'mai'

interface Parts {
  readonly platform: Pick<Platform, 'brand'> & { readonly clock: Pick<ManualClock, 'set'>; readonly random: RandomSource }
  readonly services: Pick<Services, 'inbox' | 'members' | 'support' | 'uploads'>
  readonly end: Date
}

interface Texts {
  readonly EN: string
  readonly TY: string
}

/** Letters and cases in every state, in the order in which they were written. */
export const seedContact = async ({ platform: { brand, clock, random }, services, end }: Parts): Promise<void> => {
  const { inbox, members, support, uploads } = services
  const [linh, phuong] = [await members.byAccount(DEMO_MEMBER), await members.byAccount(PAYING_MEMBER)]
  if (!linh || !phuong || !(await members.byAccount(TOP_AGENT))) return
  const own = ({ EN, TY }: Texts) => inLanguagesOf(brand, { EN, TY })
  const at = (hours: number) => clock.set(new Date(end.getTime() - hours * HOUR_MS))
  const write = (to: LetterTo, kind: 'ACCOUNT' | 'OFFER', title: Texts, body: Texts, link?: string) =>
    inbox.desk.send({ to, kind, title: own(title), body: own(body), ...(link === undefined ? {} : { link }) }, DESK)
  const ask = async (
    memberId: string,
    topic: CaseTopic,
    content: string,
    more: { readonly picture?: true; readonly kind?: CaseKind } = {},
  ) => {
    const pictures = more.picture ? [(await uploads.take({ memberId }, proofPicture())).uploadId] : []
    const kind = more.kind ?? 'QUESTION'
    const request = { requestId: randomId(random), kind, topic, content, pictures, answer: kind !== 'FEEDBACK' }
    return (await support.open({ memberId }, request)).head.number
  }
  const toLinh: LetterTo = { audience: 'ONE', account: DEMO_MEMBER }

  at(33 * 24)
  const old = await ask(linh.id, 'GAME', 'Free play of Moon Temple does not load on my phone.')
  at(33 * 24 - 1)
  await support.desk.answer({ number: old, version: 1, text: 'It was repaired today. Please load the page anew.', solve: true }, DESK)
  at(20 * 24)
  await ask(linh.id, 'OTHER', 'The new proof page is easy to read. Larger digits would help me on a phone.', { kind: 'FEEDBACK' })
  at(12 * 24)
  await write(
    { audience: 'ALL' },
    'ACCOUNT',
    { EN: 'Our terms have changed', TY: 'Điều khoản của chúng tôi đã thay đổi' },
    {
      EN: 'Section 4 says more clearly when a withdrawal is paid.\nNothing that you have agreed on is worse for you.',
      TY: 'Mục 4 nói rõ hơn khi nào tiền rút được chi trả.\nKhông có điều gì bạn đã đồng ý trở nên bất lợi hơn.',
    },
    '/agreement',
  )
  at(9 * 24)
  const phone = await ask(linh.id, 'SERVICE', 'How do I change the phone number of my account?')
  at(9 * 24 - 1)
  await support.desk.answer({ number: phone, version: 1, text: 'You can bind a new number in the security center.', solve: true }, DESK)
  at(8 * 24)
  const complaint = await ask(linh.id, 'WITHDRAWAL', 'My withdrawal of Monday took nine hours. Your page says one hour.', {
    kind: 'COMPLAINT',
  })
  at(7 * 24)
  await support.desk.answer(
    { number: complaint, version: 1, text: 'You are right. We look into what held it up and write to you by Friday.', solve: false },
    DESK,
  )
  at(6 * 24)
  await write(
    toLinh,
    'ACCOUNT',
    { EN: 'Time to look at your limits', TY: 'Đã đến lúc xem lại giới hạn của bạn' },
    { EN: 'Six months have passed. Keep your limits or change them.', TY: 'Đã sáu tháng trôi qua. Bạn có thể giữ hoặc thay đổi giới hạn.' },
    '/member/limits',
  )
  at(4 * 24)
  await write(
    { audience: 'TEAM', account: TOP_AGENT },
    'ACCOUNT',
    { EN: 'The desk is there until 02:00 now', TY: 'CSKH nay làm việc đến 02:00' },
    {
      EN: 'Write to us every day from 08:00. We answer within two hours.',
      TY: 'Hãy viết cho chúng tôi mỗi ngày từ 08:00. Chúng tôi trả lời trong hai giờ.',
    },
  )
  const [newest] = (await inbox.list({ memberId: linh.id }, { size: 1 }, brand.defaultLanguage)).list
  if (newest) await inbox.readUpTo({ memberId: linh.id }, { upTo: newest.id })
  at(50)
  await write(
    { audience: 'ALL' },
    'OFFER',
    { EN: 'Moon Gate week', TY: 'Tuần lễ Cổng Trăng' },
    {
      EN: 'New games of the week are in the lobby. Offers never change your chances.',
      TY: 'Trò chơi mới trong tuần đã có ở sảnh. Ưu đãi không làm thay đổi tỉ lệ thắng.',
    },
    '/promotions',
  )
  at(26)
  const withdrawal = await ask(phuong.id, 'WITHDRAWAL', 'Why does my withdrawal take longer than an hour today?')
  at(25)
  await support.desk.answer(
    { number: withdrawal, version: 1, text: 'Your bank answers late since 11:00. We pay as soon as it does.', solve: false },
    DESK,
  )
  // Hours of the desk went by since, whatever the hour is now.
  at(20)
  await ask(phuong.id, 'GAME', 'Coral Reef stopped in the middle of a round. What became of my stake?')
  at(3)
  const late = await ask(
    linh.id,
    'DEPOSIT',
    'I sent 1,000,000 by bank transfer at 09:12. It still isn’t in my balance. The receipt is attached.',
    { picture: true },
  )
  at(2)
  await support.desk.answer(
    {
      number: late,
      version: 1,
      text: 'Thank you, Linh. Your bank sent it without the reference number. I matched it by your receipt.',
      solve: true,
    },
    DESK,
  )
  at(1)
  await support.reply(
    { memberId: linh.id },
    {
      requestId: randomId(random),
      number: late,
      content: 'It’s there, thanks. But must this deposit be played once? Is that right?',
      pictures: [],
    },
  )
  await write(
    toLinh,
    'ACCOUNT',
    { EN: 'Round cancelled, your stake is back', TY: 'Ván chơi bị hủy, tiền cược đã được hoàn' },
    {
      EN: 'The studio cancelled your Moon Temple round because it never finished on their side.\nYour stake is back where it came from. You don’t need to do anything.',
      TY: 'Nhà cung cấp đã hủy ván Moon Temple của bạn vì ván chưa kết thúc ở phía họ.\nTiền cược đã trở về nơi cũ. Bạn không cần làm gì.',
    },
    '/member/transactionHistory',
  )
  at(0.1)
  await ask(phuong.id, 'SERVICE', 'Which documents do I need to raise my limit for withdrawals?')
  clock.set(end)
  // Whoever starts the demonstration finds somebody at the desk, whatever the hour.
  await support.desk.setHours({ from: '00:00', to: '00:00', answerMinutes: 120 }, DESK)
}
