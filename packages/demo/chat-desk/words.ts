import type { Localized } from '@portico/contract/kit/wire'

export const HELLO: Localized = {
  EN: 'Hello, this is Mai. What can I do for you?',
  TY: 'Xin chào, tôi là Mai. Tôi có thể giúp gì cho bạn?',
}

/** What is answered where a word of it is found; in the languages that the demonstration is written in. */
export const ANSWERS: readonly (readonly [about: RegExp, answer: Localized])[] = [
  [
    /bonus|boost|thưởng|khuyến mãi/iu,
    {
      EN: 'Withdrawing cash ends a running bonus, and its bonus money goes. Your cash stays yours. My bonuses shows what is left to wager.',
      TY: 'Rút tiền mặt sẽ kết thúc khuyến mãi đang chạy và tiền thưởng của nó sẽ mất. Tiền mặt vẫn là của bạn. Mục khuyến mãi cho thấy còn phải cược bao nhiêu.',
    },
  ],
  [
    /withdraw|payout|rút/iu,
    {
      EN: 'A withdrawal is looked at in its turn. Under Withdraw you see the step it has reached and when that was.',
      TY: 'Yêu cầu rút tiền được xem theo thứ tự. Ở mục Rút tiền bạn thấy đang đến bước nào và từ lúc nào.',
    },
  ],
  [
    /deposit|pay in|top ?up|nạp/iu,
    {
      EN: 'A deposit is yours as soon as the payment provider has confirmed it. Its number is under Records; send it to me and I look.',
      TY: 'Tiền nạp là của bạn ngay khi bên thanh toán xác nhận. Số giao dịch ở mục Lịch sử; gửi cho tôi, tôi sẽ xem.',
    },
  ],
  [
    /limit|break|exclu|giới hạn|nghỉ/iu,
    {
      EN: 'You can set a limit or take a break at any time under Stay in control. What you make tighter holds at once.',
      TY: 'Bạn có thể đặt giới hạn hoặc nghỉ bất cứ lúc nào ở mục Kiểm soát. Việc siết chặt có hiệu lực ngay.',
    },
  ],
  [/thank|bye|cảm ơn|cám ơn|tạm biệt/iu, { EN: 'You are welcome. Is there anything else?', TY: 'Không có gì ạ. Bạn cần gì nữa không?' }],
]

export const ELSE: Localized = {
  EN: 'I have noted that. This is a demonstration and I know little; end the chat, and it becomes a case for somebody who does.',
  TY: 'Tôi đã ghi lại. Đây là bản trình diễn và tôi biết ít; hãy kết thúc để cuộc trò chuyện thành yêu cầu cho người biết rõ hơn.',
}
