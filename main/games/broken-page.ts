import { fill, languageOfTexts, textsOf } from '../texts.ts'
import { plainPage } from '../windows/plain-page.ts'

/** The address of a page that says what went wrong with a game: carried in the address itself, so that it needs no server. */
export const brokenGamePage = (how: 'failed' | 'stopped', game: string, language: string): string => {
  const { title, lead } = textsOf(language).game[how]
  const html = plainPage({ language: languageOfTexts(language), title: fill(title, { game }), paragraphs: [lead] })
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}
