/** In English and the default language; a vendor's page knows no locale files of ours. */
const WORDS = {
  TY: {
    real: 'Chơi thật',
    demo: 'Chơi thử',
    guest: 'Khách',
    spin: 'Quay thử một lần',
    ends: 'Trò chơi này không có trong bản dùng thử',
    endsLead: 'Trò chơi thật của nhà cung cấp sẽ chạy ở đây. Không có khoản tiền nào bị trừ.',
    instead: 'Chơi',
    UNKNOWN: 'Liên kết mở trò chơi không hợp lệ',
    USED: 'Liên kết này đã được dùng',
    EXPIRED: 'Liên kết này đã hết hạn',
    again: 'Hãy quay lại trang chủ và mở trò chơi lần nữa. Không có khoản tiền nào bị trừ.',
    toSite: 'Về trang chủ',
    nowhere: 'Không có trang này',
    nowhereLead: 'Địa chỉ này chỉ dành cho trò chơi được mở từ trang chủ. Hãy mở trò chơi tại đó.',
  },
  EN: {
    real: 'Real play',
    demo: 'Free trial',
    guest: 'Guest',
    spin: 'One free spin',
    ends: 'This game is not part of the demo',
    endsLead: "The vendor's own game will run in this place. Nothing was debited.",
    instead: 'Play',
    UNKNOWN: 'This launch link is not valid',
    USED: 'This launch link has been used',
    EXPIRED: 'This launch link has expired',
    again: 'Go back to the site and open the game again. Nothing was debited.',
    toSite: 'To the site',
    nowhere: 'There is no page here',
    nowhereLead: 'Only games that the site opens run at this address. Open a game there.',
  },
} as const

export const wordsIn = (language: string) => (language === 'EN' ? WORDS.EN : WORDS.TY)
