import { createHash } from 'node:crypto'
import { APP_ORIGIN } from '@portico/contract/desktop-state'
import { fill, textsOf } from '../texts.ts'

// Colours of the system: what is wrong may be the brand's own styles, and the system's are legible in every theme.
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText;font:400 1rem/1.5 system-ui,sans-serif}',
  'main{max-inline-size:34rem;padding:2rem}',
  'h1{margin-block:0 1rem;font-size:1.75rem;font-weight:600;line-height:1.3}',
  'p{margin-block:0 1rem}',
  'a{display:inline-block;padding:.75rem 1.5rem;border:2px solid ButtonBorder;border-radius:.625rem;background:ButtonFace;color:ButtonText;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid Highlight;outline-offset:3px}',
].join('')

/** The Content-Security-Policy of the crash page: its one style and nothing else. */
export const crashPagePolicy = (): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The whole page, as HTML: no script at all, for scripts may be what fails. `language` is a tag such as `vi-VN`. */
export const crashPage = (language: string, brandName: string): string => {
  const { crash } = textsOf(language)
  const say = (text: string): string => escape(fill(text, { brand: brandName }))
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(crash.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${say(crash.title)}</h1>
<p>${say(crash.lead)}</p>
<p>${say(crash.kept)}</p>
<p><a href="${APP_ORIGIN}/">${say(crash.again)}</a></p>
<p>${say(crash.then)}</p>
</main>
</body>
</html>
`
}
