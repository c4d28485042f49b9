import type { HelpSection } from '@portico/contract/content/site-shapes'
import type { Localized } from '@portico/contract/kit/wire'

interface HelpText {
  readonly key: string
  readonly section: HelpSection
  readonly title: Localized
  /** Paragraphs; the first sentence up to a question mark or colon is set apart. */
  readonly lines: { readonly EN: readonly string[]; readonly TY: readonly string[] }
}

/** What the demo site has written down, in order. It promises nothing that this demonstration does not do. */
export const HELP_TEXTS: readonly HelpText[] = [
  {
    key: 'term',
    section: 'HELP',
    title: { EN: 'Terms', TY: 'Điều khoản' },
    lines: {
      EN: [
        'You must be 18 or older to open an account.',
        'One person, one account. Keep your password to yourself; we never ask for it.',
        'Bets are taken until a draw closes, by our server’s clock. A bet once accepted stands and is settled by the published result.',
        'This is a demonstration: balances have no value and are not paid out.',
      ],
      TY: [
        'Bạn phải đủ 18 tuổi để mở tài khoản.',
        'Mỗi người chỉ có một tài khoản. Hãy giữ kín mật khẩu; chúng tôi không bao giờ hỏi mật khẩu của bạn.',
        'Vé cược được nhận đến khi kỳ quay khóa, theo giờ máy chủ. Vé đã nhận có hiệu lực và được tính theo kết quả công bố.',
        'Đây là bản dùng thử: số dư không có giá trị quy đổi và không được chi trả.',
      ],
    },
  },
  {
    key: 'money',
    section: 'HELP',
    title: { EN: 'Deposits and withdrawals', TY: 'Nạp và rút tiền' },
    lines: {
      EN: [
        'Deposits: choose Deposit, enter an amount and confirm. The sandbox credits it at once.',
        'Withdrawals: choose Withdraw, an account in your own name and an amount. A demonstration bank pays it out; no real money moves.',
        'Nothing gets lost: every movement of your balance is booked twice, as debit and credit. A deposit sent again because no answer came is never taken twice.',
      ],
      TY: [
        'Nạp tiền: chọn Nạp tiền, nhập số tiền và xác nhận. Cổng thử nghiệm cộng tiền ngay.',
        'Rút tiền: chọn Rút tiền, tài khoản đứng tên bạn và số tiền. Ngân hàng thử nghiệm chi trả; không có tiền thật.',
        'Không thất lạc: mọi biến động số dư đều được ghi sổ kép. Gửi lại một lệnh nạp chưa nhận được phản hồi sẽ không bị tính hai lần.',
      ],
    },
  },
  {
    key: 'faq',
    section: 'HELP',
    title: { EN: 'Questions', TY: 'Câu hỏi thường gặp' },
    lines: {
      EN: [
        'Is this real money? No. This site is a demonstration: deposits come from a sandbox, and nothing can be won or lost outside it.',
        'How do I know a draw was fair? Before betting opens we publish a fingerprint of the secret behind the draw. After the draw the secret is shown, and anyone can compute the result again.',
        'Why can I not log in? Check the username and the password. After several failed tries the form also asks for the letters of a picture.',
        'Where are my bets? In your betting record; each opens into the steps of its settlement.',
      ],
      TY: [
        'Đây có phải tiền thật không? Không. Đây là bản dùng thử: tiền nạp đến từ cổng thử nghiệm, mọi khoản thắng thua chỉ có giá trị trong trang này.',
        'Làm sao biết kỳ quay công bằng? Trước khi mở cược, chúng tôi công bố dấu vân tay của khóa bí mật. Sau khi quay, khóa được công khai và ai cũng có thể tự tính lại kết quả.',
        'Vì sao tôi không đăng nhập được? Hãy kiểm tra tên đăng nhập và mật khẩu. Sau vài lần sai, hệ thống sẽ yêu cầu nhập mã trong hình.',
        'Xem vé cược ở đâu? Trong mục Lịch sử cược; mỗi vé đều có từng bước tính thưởng.',
      ],
    },
  },
  {
    key: 'contact',
    section: 'HELP',
    title: { EN: 'Contact', TY: 'Liên hệ' },
    lines: {
      EN: [
        'Who answers? In this demonstration nobody is online. A live site lists its chat, e-mail and telephone here.',
        'What to have at hand: your account’s id from the account menu, the number of the bet or deposit, and the time it happened. Never send your password.',
      ],
      TY: [
        'Ai sẽ trả lời? Bản dùng thử này không có nhân viên trực. Trên trang chính thức, nhà điều hành sẽ đặt kênh chat, email và điện thoại tại đây.',
        'Cần chuẩn bị gì: mã tài khoản trong menu tài khoản, mã vé cược hoặc lệnh nạp và thời điểm phát sinh. Không bao giờ gửi mật khẩu.',
      ],
    },
  },
  {
    key: 'account',
    section: 'AGREEMENT',
    title: { EN: 'Your account', TY: 'Tài khoản của bạn' },
    lines: {
      EN: [
        'By opening an account you confirm that you are 18 or older and that playing is allowed where you live.',
        'An account belongs to one person and may not be lent or sold. You answer for what is done with your password.',
        'We may close an account that was opened with somebody else’s details, or that is used to cheat. What is on it is then counted and shown to you.',
      ],
      TY: [
        'Khi mở tài khoản, bạn xác nhận đã đủ 18 tuổi và việc tham gia là hợp pháp tại nơi bạn sinh sống.',
        'Mỗi tài khoản thuộc về một người, không được cho mượn hay mua bán. Bạn chịu trách nhiệm về mọi thao tác dùng mật khẩu của mình.',
        'Chúng tôi có thể đóng tài khoản mở bằng thông tin của người khác hoặc dùng để gian lận. Khi đó số dư sẽ được đối soát và thông báo cho bạn.',
      ],
    },
  },
  {
    key: 'play',
    section: 'AGREEMENT',
    title: { EN: 'Bets and results', TY: 'Cược và kết quả' },
    lines: {
      EN: [
        'A bet is made when its receipt is shown. Until then nothing has been taken.',
        'Results are drawn from secrets we committed to beforehand. The published result decides; each settled bet explains its steps.',
        'Games of other studios follow their own rules, which you can read in the game.',
      ],
      TY: [
        'Vé cược được ghi nhận khi biên nhận hiện ra. Trước đó chưa trừ khoản nào.',
        'Kết quả được quay từ khóa bí mật đã cam kết từ trước. Kết quả công bố là căn cứ cuối cùng; mỗi vé đều giải thích từng bước tính thưởng.',
        'Trò chơi của nhà cung cấp khác tuân theo luật riêng của họ, hiển thị ngay trong trò chơi.',
      ],
    },
  },
  {
    key: 'limits',
    section: 'RESPONSIBLE',
    title: { EN: 'Set yourself a limit', TY: 'Tự đặt giới hạn' },
    lines: {
      EN: [
        'Decide how much time and money you want to spend before you begin, and stop there. A game shows you above it how long you have been playing and what you have won or lost.',
        'Do not play to win back what you lost, and never with money you need for something else.',
      ],
      TY: [
        'Hãy quyết định trước sẽ dành bao nhiêu thời gian và tiền bạc, và dừng lại đúng mức đó. Phía trên mỗi trò chơi luôn hiển thị thời gian đã chơi và khoản thắng thua của bạn.',
        'Đừng chơi để gỡ lại khoản đã thua, và không bao giờ dùng tiền cần cho việc khác.',
      ],
    },
  },
  {
    key: 'exclusion',
    section: 'RESPONSIBLE',
    title: { EN: 'Take a break', TY: 'Tạm nghỉ' },
    lines: {
      EN: [
        'If playing is no longer a pleasure, leave it. Ask the customer service to block your account; in this demonstration nobody needs to be asked, for its money has no value.',
        'Talk to somebody you trust, or to a counselling service for gambling where you live.',
      ],
      TY: [
        'Nếu việc chơi không còn là niềm vui, hãy dừng lại. Bạn có thể đề nghị bộ phận hỗ trợ khóa tài khoản; trong bản dùng thử này tiền không có giá trị nên không cần yêu cầu.',
        'Hãy trò chuyện với người bạn tin tưởng hoặc tìm đến dịch vụ tư vấn về cờ bạc tại nơi bạn sống.',
      ],
    },
  },
  {
    key: 'license',
    section: 'LEGAL',
    title: { EN: 'No licence is needed, and none is held', TY: 'Trang này không cần và không có giấy phép' },
    lines: {
      EN: [
        'This is a demonstration of software. It takes no real money and pays none out, so no gaming authority has licensed it.',
        'On a live site the operator states here who issued its licence, the licence’s number and where it holds.',
      ],
      TY: [
        'Đây là bản dùng thử phần mềm. Trang không nhận và không chi trả tiền thật, vì vậy không có cơ quan nào cấp phép.',
        'Trên trang chính thức, nhà điều hành sẽ ghi rõ tại đây cơ quan cấp phép, số giấy phép và phạm vi hiệu lực.',
      ],
    },
  },
  {
    key: 'hours',
    section: 'CONTACT',
    title: { EN: 'In this demonstration', TY: 'Trong bản dùng thử này' },
    lines: {
      EN: ['Demonstration: whoever answers the live chat is a program. A live site lists its hours, addresses and telephone numbers here.'],
      TY: [
        'Người trả lời chat trực tuyến ở đây là một chương trình. Trên trang chính thức, nhà điều hành sẽ ghi giờ làm việc, địa chỉ và số điện thoại tại đây.',
      ],
    },
  },
]
