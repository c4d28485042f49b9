import type { Localized } from '@portico/contract/kit/wire'

const sentence = (EN: string, TY: string): Localized => ({ EN, TY })

/** What people wrote to each other about an agent's earnings, each once, in the language of the house (`../translations/`). */
export const SENTENCES = {
  misread: sentence('The first digit was read wrongly from the gazette', 'Đọc sai chữ số đầu tiên trên công báo'),
  repeated: sentence('The draw was repeated, and its first result does not count', 'Kỳ được quay lại, kết quả lần đầu không tính'),
  dailyIsEnough: sentence('Daily is enough for us.', 'Lương ngày là đủ với chúng tôi.'),
  newTerms: sentence('New terms from next month.', 'Điều khoản mới từ tháng sau.'),
  membersDoubt: sentence(
    'Two of my members bet that day and do not count as active. Please look again.',
    'Hai hội viên của tôi có cược hôm đó mà không được tính là đang hoạt động. Nhờ xem lại giúp.',
  ),
  membersAnswer: sentence(
    'Both bet less than the active bet that your contract names, so they do not count.',
    'Cả hai cược ít hơn mức cược tối thiểu ghi trong hợp đồng của bạn nên không được tính.',
  ),
  rateDoubt: sentence(
    'The rate should be that of the second tier: turnover was above its edge.',
    'Tỷ lệ phải là của bậc hai: doanh số đã vượt mức của bậc này.',
  ),
  rateAnswer: sentence(
    'You are right about the turnover. A void bet is counted again; the next run writes a further version.',
    'Bạn đúng về doanh số. Một vé bị hủy đang được tính lại; lần chạy tới sẽ ghi thêm một phiên bản.',
  ),
  givenDoubt: sentence(
    'What was given on to my downline looks twice as high as agreed.',
    'Phần chuyển cho tuyến dưới của tôi có vẻ cao gấp đôi mức đã thỏa thuận.',
  ),
  givenQuestion: sentence(
    'Which downline do you mean, and which of the two contracts?',
    'Bạn nói đến tuyến dưới nào, và hợp đồng nào trong hai hợp đồng?',
  ),
  betDoubt: sentence(
    'A bet on the draw of 18:30 was settled and is missing from this line. Please count it again.',
    'Một vé của kỳ 18:30 đã có kết quả nhưng thiếu trong dòng này. Nhờ tính lại giúp.',
  ),
  betReply: sentence('Its number is on the receipt that I sent to support this morning.', 'Số vé có trên biên nhận tôi gửi CSKH sáng nay.'),
  drawFact: sentence('Draw of the bet', 'Kỳ của vé'),
  drawSaid: sentence('18:30', '18:30'),
  receiptFact: sentence('Bet on the receipt', 'Số vé trên biên nhận'),
  receiptSaid: sentence('7C41-20AF', '7C41-20AF'),
  receiptFound: sentence('7C41-20AF, placed at 18:31 on the next draw', '7C41-20AF, đặt lúc 18:31 cho kỳ sau'),
} as const satisfies Readonly<Record<string, Localized>>
