import type { BrandPack } from '@portico/contract/kit/brand'
import type { OutboxPage, StoredMessage } from '@portico/gateway/ports/outbox-page'

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `
:root { color-scheme: light dark; --page: #f4f5f9; --card: #fff; --text: #141c35; --quiet: #59637f; --line: #dfe4ef; --code: #7c5400; --soft: #f7eedb }
@media (prefers-color-scheme: dark) { :root { --page: #0b1122; --card: #18223e; --text: #f3f0e8; --quiet: #a3adc7; --line: #2d3b62; --code: #e9c07a; --soft: #2c2a2e } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 400 16px/1.5 "Be Vietnam Pro", system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25 }
h1 + p { margin: .5rem 0 2rem; color: var(--quiet) }
ol { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none }
li { padding: 1rem 1.25rem; border-radius: 10px; background: var(--card); box-shadow: inset 0 0 0 1px var(--line) }
header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: var(--quiet); font-size: .875rem }
header b { color: var(--text) }
header time { margin-inline-start: auto; font-variant-numeric: tabular-nums }
h2 { margin: .5rem 0 0; font-size: 1rem }
p.text { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
mark { padding: .05rem .35rem; border-radius: 6px; background: var(--soft); color: var(--code); font-weight: 600; font-variant-numeric: tabular-nums; letter-spacing: .08em }
.none { padding: 3rem 1.25rem; border-radius: 10px; color: var(--quiet); text-align: center; box-shadow: inset 0 0 0 1px var(--line) }
`

/** Codes are what one comes here for. */
const marked = (text: string): string => escape(text).replaceAll(/(?<![\d&#+])\d{6}(?![\d;])/g, '<mark>$&</mark>')

const item =
  (timeZone: string) =>
  ({ channel, to, subject, text, createdAt }: StoredMessage): string => {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', dateStyle: 'medium' }).format(createdAt)
    return `<li><header><b>${channel === 'SMS' ? 'SMS' : 'E-mail'}</b><bdi dir="ltr">${escape(to)}</bdi><time datetime="${createdAt.toISOString()}">${time}</time></header>${
      subject === null ? '' : `<h2>${marked(subject)}</h2>`
    }<p class="text" dir="auto">${marked(text)}</p></li>`
  }

/** SMS and e-mails of the demonstration, which reach nobody. It looks again every three seconds. */
export const outboxPage =
  ({ name, timeZone }: Pick<BrandPack, 'name' | 'timeZone'>): OutboxPage =>
  (messages) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="3"><title>Messages of ${escape(name)}</title><style>${STYLE}</style><main><h1>Messages of ${escape(name)}</h1><p>SMS and e-mails that a provider would have carried. This machine alone sees them.</p>${
      messages.length === 0
        ? '<p class="none">Nothing has been sent. Ask for a code, and it appears here.</p>'
        : `<ol>${messages.map(item(timeZone)).join('')}</ol>`
    }</main></html>`
