import { createHash } from 'node:crypto'
import type { Redeemed } from './service.ts'

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
  },
} as const

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:#101420;color:#f3f0e8;font:16px/1.5 system-ui,sans-serif}
main{max-width:480px}h1{font-size:24px;margin:0 0 8px}p{color:#b9c1d6;margin:0 0 16px}dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0}dt{color:#b9c1d6}dd{margin:0;overflow-wrap:anywhere}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing runs, nothing is fetched; framed only by the site it was launched from. */
export const pagePolicy = (site: string | undefined): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors ${site ?? "'none'"}`

/** The plain page of a vendor's origin: what it was given, or why it was given nothing. */
export const gamePage = (redeemed: Redeemed, language: string): string => {
  const code = 'launched' in redeemed ? redeemed.launched.language : language
  const words = code === 'EN' ? WORDS.EN : WORDS.TY
  const row = (name: string, value: string) => `<dt>${name}</dt><dd>${escape(value)}</dd>`
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="${code === 'EN' ? 'en' : 'vi'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style><main aria-labelledby="title"><h1 id="title">${escape(title)}</h1>${body}</main></html>`
  if ('refused' in redeemed) return page(words[redeemed.refused], `<p>${words.again}</p>`)
  const { launched } = redeemed
  return page(
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
