import { fill, languageOfTexts, textsOf } from '../texts.ts'
import { directionOf, escapeHtml } from '../windows/plain-page.ts'
import type { Rectangle } from '../windows/windows-state.ts'

/** Long enough to be read, and for a page that draws over it to be seen doing so. */
export const OWNER_NOTICE_MS = 5_000
const SIZE = { width: 560, height: 96 }
const TOP = 24

const STYLE = [
  ':root{color-scheme:dark}',
  'body{margin:0;height:100vh;display:grid;place-content:center;gap:.25rem;text-align:center;background:#101010;color:#fff;font:400 1rem/1.4 system-ui,sans-serif}',
  'p{margin:0;overflow-wrap:anywhere}',
  'b{font-weight:600}',
].join('')

/** Where the notice stands in a window of this size: at the top, in the middle. */
export const ownerNoticeBounds = ({ width }: Pick<Rectangle, 'width'>): Rectangle => {
  const fits = Math.min(SIZE.width, width)
  return { x: Math.round((width - fits) / 2), y: TOP, width: fits, height: SIZE.height }
}

/**
 * The address of a page that says whose page fills the screen and how to leave: Chromium's own bubble does not exist in
 * Electron, and the title bar, which says it otherwise, is gone.
 */
export const ownerNotice = (origin: string, language: string): string => {
  const { whose, leave } = textsOf(language).game.fullScreen
  const tag = languageOfTexts(language)
  const [before = '', after = ''] = escapeHtml(whose).split('{{origin}}')
  const html = `<!doctype html><html lang="${escapeHtml(tag)}" dir="${directionOf(tag)}"><meta charset="utf-8"><title>${escapeHtml(
    fill(whose, { origin }),
  )}</title><style>${STYLE}</style><p>${before}<b dir="ltr">${escapeHtml(origin)}</b>${after}</p><p>${escapeHtml(leave)}</p></html>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}
