import { DAY_MS } from '@portico/gateway/kit/duration'
import type { ContentEntry } from '@portico/contract/content/site-shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import { inLanguagesOf, joinedLines } from '../translations/index.ts'

interface Article {
  readonly key: string
  readonly daysAgo: number
  readonly title: readonly [en: string, ty: string]
  readonly lead: readonly [en: string, ty: string]
  /** Paragraphs. */
  readonly lines: readonly (readonly [en: string, ty: string])[]
}

/** What the demo site has written for its readers, the newest first. It promises nothing that this demonstration does not do. */
export const ARTICLES: readonly Article[] = [
  {
    key: 'work-out-a-draw',
    daysAgo: 2,
    title: ['A draw you can work out again', 'Kỳ quay mà bạn tự tính lại được'],
    lead: [
      'Why a fingerprint is public before the first bet, and what it proves after the draw.',
      'Vì sao dấu vân tay được công bố trước vé cược đầu tiên, và nó chứng minh điều gì sau khi quay.',
    ],
    lines: [
      [
        'Before an issue opens, we draw a secret number and publish its fingerprint. Nobody can read the secret from it, and we cannot change the secret without changing the fingerprint.',
        'Trước khi một kỳ mở cược, chúng tôi chọn một số bí mật và công bố dấu vân tay của nó. Không ai đọc được bí mật từ dấu vân tay, và chúng tôi không thể đổi bí mật mà dấu vân tay vẫn giữ nguyên.',
      ],
      [
        'When betting closes, all bets of the issue are sealed under a second fingerprint. The digits follow from the secret and both fingerprints, by a rule that stands in our help.',
        'Khi khóa cược, mọi vé của kỳ được niêm phong bằng dấu vân tay thứ hai. Các chữ số được tính từ số bí mật và hai dấu vân tay đó, theo quy tắc ghi trong mục Trợ giúp.',
      ],
      [
        'After the draw the secret is shown. Open any past issue and choose “Check this draw”: your own device works the digits out again.',
        'Sau khi quay, số bí mật được công khai. Mở một kỳ đã qua và chọn “Kiểm tra kỳ quay”: chính thiết bị của bạn sẽ tính lại các chữ số.',
      ],
    ],
  },
  {
    key: 'limits-that-help',
    daysAgo: 9,
    title: ['A limit is easier to keep when you set it early', 'Đặt hạn mức sớm thì dễ giữ hơn'],
    lead: [
      'A lower limit counts at once, a higher one only later. That is on purpose.',
      'Hạn mức thấp hơn có hiệu lực ngay, hạn mức cao hơn phải chờ. Đó là chủ ý.',
    ],
    lines: [
      [
        'Under Play limits you decide how much you deposit, lose and stake in a day, a week or a month. Whoever decides in a calm hour decides better than after a loss.',
        'Trong mục Hạn mức chơi, bạn tự quyết mình nạp, thua và cược bao nhiêu mỗi ngày, tuần hoặc tháng. Quyết định lúc bình tĩnh luôn tốt hơn sau khi thua.',
      ],
      [
        'A break of a day or a month stops games and offers alike, and nobody at our desk can shorten it.',
        'Tạm nghỉ một ngày hay một tháng sẽ dừng cả trò chơi lẫn khuyến mãi, và không ai ở bộ phận hỗ trợ rút ngắn được.',
      ],
    ],
  },
  {
    key: 'reading-odds',
    daysAgo: 20,
    title: ['Reading odds in half a minute', 'Đọc tỷ lệ cược trong nửa phút'],
    lead: [
      'Decimal odds say what comes back for each unit, your stake included.',
      'Tỷ lệ thập phân cho biết mỗi đơn vị nhận lại bao nhiêu, đã gồm tiền cược.',
    ],
    lines: [
      [
        'Odds of 1.85 on a stake of 100 bring back 185 when you win: 85 more than you staked. When you lose, the stake is gone.',
        'Tỷ lệ 1.85 với tiền cược 100 trả lại 185 khi thắng: hơn tiền cược 85. Khi thua, bạn mất tiền cược.',
      ],
      [
        'One divided by the odds is how often a bet has to win to come out even. All outcomes of a match together make more than one: the difference is what the house keeps.',
        'Lấy một chia cho tỷ lệ là tần suất phải thắng để hòa vốn. Cộng mọi kết quả của một trận sẽ lớn hơn một: phần chênh là của nhà cái.',
      ],
    ],
  },
]

const own = (brand: BrandPack, [EN, TY]: readonly [string, string]) => inLanguagesOf(brand, { EN, TY })

/** The articles in the brand's languages. */
export const blogEntries = (brand: BrandPack, now: Date): ContentEntry[] =>
  ARTICLES.map(({ key, daysAgo, title, lead, lines }) => ({
    kind: 'article',
    key,
    title: own(brand, title),
    lead: own(brand, lead),
    content: joinedLines(
      brand,
      lines.map(([EN, TY]) => ({ EN, TY })),
      (each) => each.map((line) => `<p>${line}</p>`).join(''),
    ),
    publishedAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
  }))
