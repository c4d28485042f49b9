export type Words = readonly [english: string, vietnamese: string]

/** Title and text of the demonstration's missions. */
export const MISSION_TEXTS = {
  hello: [
    ['Say hello', 'Ghé chơi hôm nay'],
    ['Log in today', 'Đăng nhập trong ngày'],
  ],
  draws: [
    ['Bet in three draws', 'Cược ba kỳ'],
    ['Any lottery, any stake', 'Xổ số nào cũng được, cược bao nhiêu cũng được'],
  ],
  pause: [
    ['Take a 15-minute break', 'Nghỉ 15 phút'],
    ['Stay logged in without a bet', 'Đăng nhập mà không đặt cược'],
  ],
  days: [
    ['Log in on five days', 'Đăng nhập năm ngày'],
    ['No bet needed', 'Không cần đặt cược'],
  ],
  limit: [
    ['Set or review a limit', 'Đặt hoặc xem lại giới hạn'],
    ['Deposit, loss or time', 'Tiền nạp, tiền thua hoặc thời gian'],
  ],
  games: [
    ['Try three new games', 'Thử ba trò chơi mới'],
    ['Each opened once is enough', 'Chỉ cần mở mỗi trò một lần'],
  ],
  twoDraws: [
    ['Bet in two draws', 'Cược hai kỳ'],
    ['Any lottery, any stake', 'Xổ số nào cũng được, cược bao nhiêu cũng được'],
  ],
} as const satisfies Record<string, readonly [title: Words, text: Words]>

export const BOARD_TITLES = {
  week: ['Race of the week', 'Đua hạng tuần'],
  month: ['Race of the month', 'Đua hạng tháng'],
} as const satisfies Record<string, Words>

export const TICKET_TITLES = {
  wheel: ['Prize wheel', 'Vòng quay may mắn'],
  egg: ['Golden egg', 'Trứng vàng'],
  envelope: ['Red envelope', 'Bao lì xì'],
  weekend: ['Weekend raffle', 'Quay số cuối tuần'],
  november: ['November raffle', 'Quay số tháng 11'],
  opening: ['Opening egg', 'Trứng khai trương'],
  newYear: ['New year envelope', 'Lì xì năm mới'],
} as const satisfies Record<string, Words>
