import type { RequestOf } from '@portico/contract/call'
import type { publishAnnouncement } from '@portico/contract/operator'

type Publication = RequestOf<typeof publishAnnouncement>

/** What the demo site has announced, oldest first. */
export const NOTICES: readonly Publication[] = [
  {
    type: 'H',
    execution: 'B',
    title: { EN: 'Welcome to this demonstration', TY: 'Chào mừng bạn đến với bản trình diễn' },
    content: {
      EN: '<p>Everything here runs on one machine: accounts, balances, draws and results are real, the money is not. Use the sandbox cashier to fill your wallet.</p>',
      TY: '<p>Mọi thứ ở đây chạy trên một máy: tài khoản, số dư, kỳ quay và kết quả đều thật, chỉ có tiền là không. Hãy dùng cổng nạp thử nghiệm để có số dư.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    title: { EN: 'SSC draws every minute', TY: 'SSC quay thưởng mỗi phút' },
    content: {
      EN: '<p>Each draw is committed to before betting opens. After the draw anyone can check it from the results page.</p>',
      TY: '<p>Mỗi kỳ quay đều được cam kết trước khi mở cược. Quay xong, ai cũng có thể tự kiểm tra ở trang kết quả.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    title: { EN: 'Moon Gate week starts on Monday', TY: 'Tuần lễ Cổng Trăng bắt đầu từ thứ Hai' },
    content: {
      EN: '<p>New slots and fishing games join the lobby all week. Look for the hot badge.</p>',
      TY: '<p>Suốt tuần sẽ có thêm game nổ hũ và bắn cá mới. Hãy tìm những game gắn nhãn hot.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'A',
    title: { EN: 'Keep your account safe', TY: 'Bảo vệ tài khoản của bạn' },
    content: {
      EN: '<p>We never ask for your password. Choose one that you use nowhere else.</p>',
      TY: '<p>Chúng tôi không bao giờ hỏi mật khẩu của bạn. Hãy đặt mật khẩu không dùng ở nơi khác.</p>',
    },
  },
  {
    type: 'PU',
    execution: 'F',
    title: { EN: 'Play within your limits', TY: 'Chơi trong giới hạn của bạn' },
    content: {
      EN: '<p>Decide how much time and money you want to spend before you begin, and stop there.</p>',
      TY: '<p>Hãy quyết định trước sẽ dành bao nhiêu thời gian và tiền bạc, và dừng lại đúng mức đó.</p>',
    },
  },
  {
    type: 'B',
    execution: 'B',
    groupName: 'w_home',
    url: '/lottery?gameCode=SSC1',
    title: { EN: 'A draw every minute', TY: 'Mỗi phút một kỳ quay' },
    content: {
      EN: '<p>SSC with results you can check yourself.</p>',
      TY: '<p>SSC với kết quả bạn có thể tự kiểm chứng.</p>',
    },
  },
  {
    type: 'B',
    execution: 'B',
    groupName: 'w_home',
    url: '/rng',
    title: { EN: 'New slots, new stories', TY: 'Nổ hũ mới, chuyện mới' },
    content: {
      EN: '<p>Hundreds of games, each with a picture of its own.</p>',
      TY: '<p>Hàng trăm trò chơi, mỗi trò một bức tranh riêng.</p>',
    },
  },
]
