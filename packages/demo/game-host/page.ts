import { createHash } from 'node:crypto'
import type { RedeemResult } from '@portico/gateway/ports/game-host'

/** In English and the default language; a vendor's page knows no locale files of ours. */
const WORDS = {
  TY: {
    lead: 'Trang của nhà cung cấp, ở tên miền riêng. Trò chơi thật sẽ chạy tại đây.',
    vendor: 'Nhà cung cấp',
    code: 'Mã trò chơi',
    mode: 'Chế độ',
    real: 'Chơi thật',
    demo: 'Chơi thử',
    account: 'Tài khoản',
    guest: 'Khách',
    currency: 'Tiền tệ',
    language: 'Ngôn ngữ',
    launched: 'Mở lúc',
    UNKNOWN: 'Liên kết mở trò chơi không hợp lệ',
    USED: 'Liên kết này đã được dùng',
    EXPIRED: 'Liên kết này đã hết hạn',
    again: 'Hãy quay lại trang chủ và mở trò chơi lần nữa. Không có khoản tiền nào bị trừ.',
    toSite: 'Về trang chủ',
    nowhere: 'Không có trang này',
    nowhereLead: 'Địa chỉ này chỉ dành cho trò chơi được mở từ trang chủ. Hãy mở trò chơi tại đó.',
  },
  EN: {
    lead: "A page of the vendor, on the vendor's own origin. The game itself will run here.",
    vendor: 'Vendor',
    code: 'Game code',
    mode: 'Mode',
    real: 'Real play',
    demo: 'Free trial',
    account: 'Account',
    guest: 'Guest',
    currency: 'Currency',
    language: 'Language',
    launched: 'Launched at',
    UNKNOWN: 'This launch link is not valid',
    USED: 'This launch link has been used',
    EXPIRED: 'This launch link has expired',
    again: 'Go back to the site and open the game again. Nothing was debited.',
    toSite: 'To the site',
    nowhere: 'There is no page here',
    nowhereLead: 'Only games that the site opens run at this address. Open a game there.',
  },
} as const

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:#101420;color:#f3f0e8;font:16px/1.5 system-ui,sans-serif}
main{max-width:480px}h1{font-size:24px;margin:0 0 8px}p{color:#b9c1d6;margin:0 0 16px}dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0}dt{color:#b9c1d6}dd{margin:0;overflow-wrap:anywhere}a{display:inline-block;padding:10px 0;color:inherit}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing runs, nothing is fetched; framed only by the site it was launched from. */
export const pagePolicy = (site: string | undefined): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors ${site ?? "'none'"}`

const wordsIn = (language: string) => (language === 'EN' ? WORDS.EN : WORDS.TY)

const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language === 'EN' ? 'en' : 'vi'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style><main aria-labelledby="title"><h1 id="title">${escape(title)}</h1>${body}</main></html>`

interface Reader {
  readonly language: string
  /** The page stands inside the site, whose sandbox keeps its links from leading anywhere. */
  readonly framed: boolean
}

/** The plain page of a vendor's origin: what it was given, or why it was given nothing and the way back. */
export const gamePage = (redeemed: RedeemResult, { language, framed }: Reader): string => {
  if ('refused' in redeemed) {
    const words = wordsIn(language)
    const { refused, site } = redeemed
    const link = site === undefined || framed ? '' : `<a href="${escape(site)}/" target="_top">${words.toSite}</a>`
    return page(language, words[refused], `<p>${words.again}</p>${link}`)
  }
  const { launched } = redeemed
  const words = wordsIn(launched.language)
  const row = (name: string, value: string) => `<dt>${name}</dt><dd>${escape(value)}</dd>`
  return page(
    launched.language,
    launched.gameName,
    `<p>${words.lead}</p><dl>${[
      row(words.vendor, launched.displayName),
      row(words.code, launched.gameCode),
      row(words.mode, words[launched.mode]),
      row(words.account, launched.account ?? words.guest),
      row(words.currency, launched.currency),
      row(words.language, launched.language),
      row(words.launched, `${launched.launchedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`),
    ].join('')}</dl>`,
  )
}

/** For an address at which no game is launched. */
export const nowherePage = (language: string): string => {
  const words = wordsIn(language)
  return page(language, words.nowhere, `<p>${words.nowhereLead}</p>`)
}
