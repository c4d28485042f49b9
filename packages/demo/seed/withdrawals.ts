import type { Services } from '@portico/gateway/areas'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { randomId } from '@portico/gateway/ports/random'
import { SANDBOX } from '../payments/methods.ts'
import type { PayoutMode } from '../payments/payouts.ts'
import { DEMO_WITHDRAW_PASSWORD } from './center.ts'
import { proofPicture } from './proof-picture.ts'

const MINUTE = 60_000

export interface WithdrawalStories {
  readonly platform: Pick<Platform, 'database' | 'random'> & { readonly clock: Pick<ManualClock, 'advance'> }
  readonly services: Pick<Services, 'adjustments' | 'cashier' | 'sessions' | 'uploads' | 'withdrawals' | 'withdrawPassword'>
  readonly payer: { readonly memberId: string; readonly currency: string; readonly account: string }
  /** Of the withdraw password, made before: it takes a while. */
  readonly secondHash: string
}

/** What people write to each other, in the language of who pays in dong and in English. */
const WORDS = {
  prize: ['Giải nhất cuộc thi tháng 11, trả thủ công', 'First prize of the November contest, paid by hand'],
  missing: ['Ngân hàng chỉ báo có một phần, ảnh chụp lúc này đính kèm.', 'My bank shows a part of it only, see the picture.'],
  asking: ['Chúng tôi đã gửi yêu cầu tra soát đến ngân hàng.', 'We have asked the bank to look for the rest.'],
  seen: ['Thông tin khớp.', 'The account matches.'],
  credited: ['Ngân hàng xác nhận phần còn lại không đến nơi.', 'The bank confirms that the rest never arrived.'],
} as const

/**
 * A member's withdrawals in every state, told in four parts, each at its time: an account that is paid to, what is over, what began a while ago,
 * and what has just begun.
 */
export const withdrawalStories = ({ platform, services, payer, secondHash }: WithdrawalStories) => {
  const { database, random, clock } = platform
  const { adjustments, cashier, sessions, uploads, withdrawals, withdrawPassword } = services
  const { memberId, currency } = payer
  const dong = currency === 'VND'
  /** In thousands of dong, or one of any other currency. */
  const sum = (amount: number): string => String(dong ? amount * 1000 : amount)
  const words = (name: keyof typeof WORDS): string => WORDS[name][dong ? 0 : 1]
  const bank = cashier.sandboxPage(SANDBOX)
  let payeeId = ''
  let soon = ''

  /** Does something in a session that has just begun, and leaves. */
  const inSession = async <Done>(work: (caller: { memberId: string; currency: string; sessionId: string }) => Promise<Done>) => {
    const { id: sessionId } = await database.orm.transaction((tx) => sessions.begin(tx, memberId, 'SITE', '127.0.0.1'))
    try {
      return await work({ ...payer, sessionId })
    } finally {
      await sessions.end(sessionId, 'ENDED')
    }
  }

  const addPayee = (kind: 'BANK' | 'WALLET', institution: string, account: string) =>
    inSession((caller) => withdrawals.payees.add(caller, { kind, institution, account, name: 'Le Thi Phuong' }, 'EN'))

  /** Asks for so much and has it sent to the bank, which does nothing yet. */
  const ask = async (amount: number, to = payeeId, mode: PayoutMode = 'ANSWER'): Promise<string> => {
    await bank?.press('payouts', mode)
    const request = { payeeId: to, amount: sum(amount), withdrawPassword: DEMO_WITHDRAW_PASSWORD }
    const { withdrawalId } = await inSession((caller) => withdrawals.create(caller, request, randomId(random)))
    await withdrawals.work()
    return withdrawalId
  }

  const decide = async (withdrawalId: string, action: 'approve' | 'reject'): Promise<void> => {
    await bank?.press('payouts', `${action} ${withdrawalId}`)
    await cashier.work()
  }

  const dispute = async (withdrawalId: string, arrived: number): Promise<void> => {
    const { uploadId } = await uploads.take(payer, proofPicture())
    const [amount, text] = [sum(arrived), words('missing')]
    await withdrawals.answer({ ...payer, sessionId: '' }, { withdrawalId, answer: 'PART', amount, text, uploads: [uploadId] })
    await withdrawals.desk.reply({ withdrawal: withdrawalId, text: words('asking') }, 'hoa')
  }

  const silence = async (): Promise<void> => {
    for (const minutes of [31, 25, 10]) {
      clock.advance(minutes * MINUTE)
      await withdrawals.remind()
    }
  }

  return {
    accounts: async (): Promise<void> => {
      await database.orm.transaction((tx) => withdrawPassword.begin(tx, memberId, secondHash))
      payeeId = (await addPayee('BANK', 'HAIAU', '19042100668899')).payeeId
    },
    past: async (): Promise<void> => {
      // Money that is free: what is paid in would have to be bet first.
      const prize = { account: payer.account, direction: 'CREDIT', amount: sum(12_000), reason: words('prize') } as const
      await adjustments.decide({ id: (await adjustments.propose(prize, 'hoa')).adjustment.id, approve: true }, 'thu')
      const [silent, whole, short, refused] = [await ask(600), await ask(1_000), await ask(800), await ask(400)]
      clock.advance(6 * MINUTE)
      for (const each of [silent, whole, short]) await decide(each, 'approve')
      await decide(refused, 'reject')
      clock.advance(8 * MINUTE)
      await withdrawals.answer({ ...payer, sessionId: '' }, { withdrawalId: whole, answer: 'ALL', text: '', uploads: [] })
      await dispute(short, 500)
      clock.advance(2 * MINUTE)
      await withdrawals.desk.resolve({ withdrawal: short, action: 'CREDIT', note: words('credited') }, 'thu')
      await silence()
    },
    /** Of one the bank says nothing, one it will pay soon, and one arrived in part. */
    recent: async (): Promise<void> => {
      await ask(700, payeeId, 'LOST')
      soon = await ask(900)
      const short = await ask(2_000)
      await decide(short, 'approve')
      await dispute(short, 1_200)
    },
    /** What has just begun. After two disputes people look at each; one is for an account that is new. */
    latest: async (): Promise<void> => {
      await decide(soon, 'approve')
      const withdrawal = await ask(1_500)
      await withdrawals.desk.review({ withdrawal, action: 'APPROVE', note: words('seen') }, 'thu')
      await withdrawals.work()
      await ask(2_500)
      const { payeeId: wallet } = await addPayee('WALLET', 'MAY', '0912000199')
      await ask(300, wallet)
    },
  }
}
