import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'

/** What a promotion of the demonstration is, but for its time, places and money. */
export interface PromotionText {
  readonly type: PromotionDefinition['type']
  readonly tags: PromotionDefinition['tags']
  readonly title: readonly [en: string, vi: string]
  readonly summary: readonly [en: string, vi: string]
  readonly rules: readonly (readonly [en: string, vi: string])[]
}

const ONE_PER_PERSON = [
  'One per person. A household and a device may be shared, an account may not.',
  'Mỗi người một lần. Có thể chung nhà, chung máy, không chung tài khoản.',
] as const
const VERSION = [
  'The version that you take part under is the one that counts for you.',
  'Phiên bản lúc bạn tham gia là phiên bản áp dụng cho bạn.',
] as const
const MAIN_BALANCE = ['Paid into your main balance.', 'Trả vào số dư chính của bạn.'] as const
const RULES = [ONE_PER_PERSON, MAIN_BALANCE, VERSION] as const
/** Of offers whose money has to be bet. */
const BONUS = [
  'Paid as a bonus: your bets take cash first, then the bonus. Bet it as often as it says above, and what is left goes to your balance.',
  'Trả bằng tiền thưởng: vé trừ tiền mặt trước, sau đó đến tiền thưởng. Cược đủ số lần ghi ở trên, phần còn lại vào số dư của bạn.',
] as const
const BONUS_RULES = [ONE_PER_PERSON, BONUS, VERSION] as const

export const PROMOTION_TEXTS = {
  welcome: {
    type: 'NEWBIE',
    tags: ['NEWBIE'],
    title: ['Welcome bonus', 'Thưởng chào mừng'],
    summary: ['A bonus to bet ten times', 'Tiền thưởng, cược đủ mười lần'],
    rules: [
      ONE_PER_PERSON,
      [
        'It is a bonus: your bets take cash first, then the bonus. Bet ten times, it goes to your balance with what it won.',
        'Đây là tiền thưởng: vé trừ tiền mặt trước, sau đó đến tiền thưởng. Cược đủ mười lần, tiền thưởng và tiền thắng vào số dư.',
      ],
      VERSION,
    ],
  },
  thanks: {
    type: 'NEWBIE',
    tags: ['NEWBIE'],
    title: ['A thank-you for coming', 'Quà cảm ơn bạn đã đến'],
    summary: ['A little cash, no wagering', 'Một chút tiền mặt, không cần cược'],
    rules: RULES,
  },
  rebate: {
    type: 'REBATE',
    tags: ['DAILY', 'HIGH_REBATE'],
    title: ['Every day’s rebate', 'Hoàn tiền mỗi ngày'],
    summary: ['0.8% of what you bet yesterday', '0,8% tổng cược hôm qua'],
    rules: [BONUS, VERSION],
  },
  boost: {
    type: 'SLOTS',
    tags: ['SPECIAL_OFFER'],
    title: ['Slots boost', 'Tăng lực nổ hũ'],
    summary: ['30% on what you deposit after joining', 'Thêm 30% tiền nạp sau khi tham gia'],
    rules: BONUS_RULES,
  },
  weekend: {
    type: 'DEPOSIT',
    tags: ['LIMITED'],
    title: ['Weekend deposit bonus', 'Thưởng nạp cuối tuần'],
    summary: ['30% on your next deposits', 'Thêm 30% cho các lần nạp tới'],
    rules: BONUS_RULES,
  },
  match: {
    type: 'GAMING',
    tags: ['VIP'],
    title: ['VIP match', 'Giữ cấp VIP'],
    summary: ['Show us the level that you reached elsewhere', 'Cho chúng tôi xem cấp bạn đã đạt ở nơi khác'],
    rules: BONUS_RULES,
  },
  race: {
    type: 'RANKING',
    tags: ['SPECIAL_OFFER'],
    title: ['Best win of November', 'Ván thắng đẹp nhất tháng 11'],
    summary: ['A bonus for a picture of your best win', 'Tiền thưởng cho ảnh ván thắng đẹp nhất'],
    rules: BONUS_RULES,
  },
  story: {
    type: 'LOTTO',
    tags: ['SPECIAL_OFFER'],
    title: ['First ticket story', 'Chuyện tấm vé đầu tiên'],
    summary: ['A bonus for a photo of your first ticket', 'Tiền thưởng cho ảnh tấm vé đầu tiên'],
    rules: BONUS_RULES,
  },
  birthday: {
    type: 'OTHER',
    tags: ['VIP'],
    title: ['Birthday gift', 'Quà sinh nhật'],
    summary: ['Cash in the month of your birthday', 'Tiền mặt trong tháng sinh nhật'],
    rules: RULES,
  },
  app: {
    type: 'APP_DOWNLOAD',
    tags: ['NEWBIE'],
    title: ['Get the app', 'Tải ứng dụng'],
    summary: ['Cash for a first look, no wagering', 'Tiền mặt cho lần mở đầu, không cần cược'],
    rules: RULES,
  },
  fish: {
    type: 'FISH',
    tags: ['LIMITED'],
    title: ['Deep sea weekend', 'Cuối tuần biển sâu'],
    summary: ['A gift for every fish player', 'Quà cho mọi người chơi bắn cá'],
    rules: RULES,
  },
  parlay: {
    type: 'SPORTS',
    tags: ['HIGH_REBATE'],
    title: ['Parlay insurance', 'Bảo hiểm xiên'],
    summary: ['Something back when one leg fails', 'Nhận lại khi hỏng một trận'],
    rules: RULES,
  },
  live: {
    type: 'LIVE',
    tags: ['DAILY'],
    title: ['Live casino evening', 'Đêm casino trực tiếp'],
    summary: ['A gift for members of some standing', 'Quà cho thành viên lâu năm'],
    rules: RULES,
  },
  cards: {
    type: 'CARDS',
    tags: ['LIMITED'],
    title: ['Card table gift', 'Quà bàn bài'],
    summary: ['For members with a confirmed address', 'Cho thành viên đã xác nhận liên hệ'],
    rules: RULES,
  },
} as const satisfies Record<string, PromotionText>
