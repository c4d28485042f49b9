import type { RequestOf } from '@portico/contract/kit/call'
import type { publishAnnouncement } from '@portico/contract/content/operator-calls'

type Publication = RequestOf<typeof publishAnnouncement>

/** What the demo site has announced, oldest first. */
export const NOTICES: readonly Publication[] = [
  {
    type: 'AG',
    execution: 'A',
    title: { EN: 'Contracts show what they would have paid', TY: 'Hợp đồng cho biết lẽ ra được bao nhiêu' },
    content: {
      EN: '<p>Before you offer or accept one, look at its last periods: they are worked out by the code that pays.</p>',
      TY: '<p>Trước khi gửi hoặc nhận hợp đồng, hãy xem các kỳ gần nhất: chúng được tính bằng chính chương trình chi trả.</p>',
    },
  },
  {
    type: 'AG',
    execution: 'A',
    title: { EN: 'Real-time salaries every five minutes', TY: 'Lương thời gian thực mỗi năm phút' },
    content: {
      EN: '<p>Each window is paid as soon as it ends. Open a line to see its bets, or download the bundle and check it yourself.</p>',
      TY: '<p>Mỗi khung năm phút được trả ngay khi kết thúc. Mở một dòng để xem các vé, hoặc tải tệp về và tự kiểm tra.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    title: { EN: 'Every settled bet explains itself', TY: 'Mỗi vé đều tự giải thích' },
    content: {
      EN: '<p>Open a bet in your record to see, step by step, how the result made its prize.</p>',
      TY: '<p>Mở một vé trong lịch sử cược để xem từng bước: kết quả nào, trúng bao nhiêu đơn vị, thưởng ra sao.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    title: { EN: 'Search forgives typing mistakes', TY: 'Gõ sai vẫn tìm ra' },
    content: {
      EN: '<p>Press <b>/</b> anywhere and type what you remember of a game’s name.</p>',
      TY: '<p>Nhấn <b>/</b> ở bất kỳ đâu rồi gõ những gì bạn nhớ về tên trò chơi.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    title: { EN: 'Dark or light, as you like it', TY: 'Giao diện sáng hoặc tối' },
    content: {
      EN: '<p>The site follows your system at first and remembers what you choose.</p>',
      TY: '<p>Ban đầu trang theo thiết lập hệ thống và sẽ ghi nhớ lựa chọn của bạn.</p>',
    },
  },
  {
    type: 'H',
    execution: 'B',
    title: { EN: 'New help centre', TY: 'Mục Trợ giúp mới' },
    content: {
      EN: '<p>Terms, deposits and common questions, answered in your language.</p>',
      TY: '<p>Điều khoản, nạp tiền và các câu hỏi thường gặp, giải đáp bằng ngôn ngữ của bạn.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    title: { EN: 'Your balance stays above every game', TY: 'Số dư luôn ở phía trên trò chơi' },
    content: {
      EN: '<p>Next to it: how long you have played, and what you have won or lost.</p>',
      TY: '<p>Bên cạnh là thời gian đã chơi và khoản thắng thua của bạn.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    title: { EN: 'Your balance updates live', TY: 'Số dư tự cập nhật' },
    content: {
      EN: '<p>Deposits and prizes show at the top of the page at once. No need to reload.</p>',
      TY: '<p>Tiền nạp và tiền thưởng hiện ngay trên thanh đầu trang, không cần tải lại.</p>',
    },
  },
  {
    type: 'H',
    execution: 'B',
    title: { EN: 'Welcome to this demonstration', TY: 'Chào mừng bạn đến với bản dùng thử' },
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
      EN: '<p>We commit to every draw before betting opens. Afterwards anyone can check it from the results.</p>',
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
  // Banners take the pictures in turn; the first is the brand's own slide, which stands beside the other three.
  {
    type: 'B',
    execution: 'B',
    groupName: 'w_reg',
    title: { EN: 'Welcome', TY: 'Chào mừng' },
    content: {
      EN: '<p>A picture for the popups.</p>',
      TY: '<p>Hình cho các thông báo nổi bật.</p>',
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
      EN: '<p>Hundreds of slots from every studio here.</p>',
      TY: '<p>Hàng trăm game nổ hũ của mọi nhà cung cấp.</p>',
    },
  },
  {
    type: 'PR',
    execution: 'F',
    title: { EN: 'See your rewards', TY: 'Ghé xem trung tâm phần thưởng' },
    content: {
      EN: '<p>Tickets, missions and offers of your account are in the reward centre. What they pay here is play money.</p>',
      TY: '<p>Phiếu, nhiệm vụ và ưu đãi của tài khoản đều ở đó. Tiền thưởng ở đây là tiền dùng thử.</p>',
    },
  },
  {
    type: 'B',
    execution: 'B',
    groupName: 'w_leftmenu',
    url: '/lottery?gameCode=SSC1',
    title: { EN: 'A draw every minute', TY: 'Mỗi phút một kỳ quay' },
    content: {
      EN: '<p>SSC, one minute.</p>',
      TY: '<p>SSC 1 phút.</p>',
    },
  },
]
