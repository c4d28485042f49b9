import { createHash } from 'node:crypto'

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

/** The Content-Security-Policy of a plain page: its one style and nothing else. To be sent as a header. */
export const plainPagePolicy = (): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** A text as it stands in HTML, between tags or quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export interface PlainPage {
  /** A tag such as `vi-VN`. */
  readonly language: string
  readonly title: string
  /** Plain text, a paragraph each; the link stands before the last. */
  readonly paragraphs: readonly string[]
  readonly link?: { readonly to: string; readonly text: string }
}

const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr'])

/** By the script it is written in. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr'

/** A whole page as HTML that needs no script, no file and no brand: for when those are what fails. */
export const plainPage = ({ language, title, paragraphs, link }: PlainPage): string => {
  const lines = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)
  if (link) lines.splice(-1, 0, `<p><a href="${escapeHtml(link.to)}">${escapeHtml(link.text)}</a></p>`)
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${lines.join('\n')}
</main>
</body>
</html>
`
}
