import { createHash } from 'node:crypto'
import type { LaunchTarget, RedeemResult } from '@portico/gateway/ports/game-host'
import { STYLE } from './style.ts'
import { wordsIn } from './words.ts'

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What stands on a reel, and how far down each of three reels stops. */
const SYMBOLS = [
  '<path fill="#e9c07a" d="m18 2 4.9 10.6 11.1 1.3-8.3 7.7 2.3 11.4L18 27.2 8 33l2.3-11.4L2 13.9l11.1-1.3z"/>',
  '<path fill="#6f8fd8" d="m18 2 14 12-14 20L4 14z"/>',
  '<circle cx="18" cy="18" r="15" fill="#5ccfa3"/>',
  '<path fill="#f68f80" d="M18 33C4 23 2 16 4 10c2-6 11-7 14 0 3-7 12-6 14 0 2 6 0 13-14 23z"/>',
] as const
const STOPS = [9, 14, 18] as const

const svg = (index: number): string => `<svg viewBox="0 0 36 36">${SYMBOLS[index % SYMBOLS.length]}</svg>`
const REELS = `<div class="reels" aria-hidden="true">${STOPS.map((stop, at) => `<div><div class="r${at}">${Array.from({ length: stop + 1 }, (_, index) => svg(index + at)).join('')}</div></div>`).join('')}</div>`
const REEL_STYLE = STOPS.map((stop, at) => `.r${at}{--stop:${stop};--at:${at}}`).join('')

const WHOLE_STYLE = STYLE + REEL_STYLE
const STYLE_HASH = createHash('sha256').update(WHOLE_STYLE).digest('base64')

/** A game that can be played instead. */
export interface Instead {
  readonly nodeId: number
  readonly name: string
}

/** Tells the site that frames it that a game runs here, and asks it for the game that can be played instead. */
const HELLO =
  "if(parent!==self){const{site}=document.currentScript.dataset,say=(more)=>parent.postMessage({source:'game',...more},site),other=document.querySelector('[data-node]');say({type:'hello'});if(other){other.hidden=false;other.onclick=()=>say({type:'exit',nodeId:Number(other.dataset.node)})}}"
const HELLO_HASH = createHash('sha256').update(HELLO).digest('base64')

/** Nothing runs but a hello; a game's picture comes from the site it was launched from, which alone may frame it. */
export const pagePolicy = (site: string | undefined): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'sha256-${HELLO_HASH}';${site === undefined ? '' : ` img-src ${site};`} base-uri 'none'; form-action 'none'; frame-ancestors ${site ?? "'none'"}`

const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language === 'EN' ? 'en' : 'vi'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${WHOLE_STYLE}</style><main aria-labelledby="title">${body}</main></html>`

const heading = (title: string): string => `<h1 id="title">${escape(title)}</h1>`

interface Reader {
  readonly language: string
  /** The page stands inside the site, whose sandbox keeps its links from leading anywhere. */
  readonly framed: boolean
}

/** A game under its own picture: that the demonstration has no more of it, what can be played instead, and one free spin where it has reels. */
const stub = (
  { gameCode, gameName, gameType, displayName, room, mode, language, currency, account, site }: LaunchTarget,
  instead: Instead | undefined,
): string => {
  const words = wordsIn(language)
  const art = (className: string) =>
    `<img class="${className}" src="${escape(`${site}/art/game/${encodeURIComponent(gameCode)}.svg`)}" alt="">`
  const ends = `<p class="ends" role="status"><b>${words.ends}</b>${words.endsLead}</p>`
  return page(
    language,
    gameName,
    [
      art('ground'),
      art('art'),
      heading(gameName),
      ends,
      instead ? `<button type="button" data-node="${instead.nodeId}" hidden>${words.instead} ${escape(instead.name)}</button>` : '',
      gameType === 'RNG' ? `${REELS}<details><summary>${words.spin}</summary></details>` : '',
      `<small>${[displayName, ...(room ? [room.name] : []), words[mode], account ?? words.guest, currency].map((fact) => `<span>${escape(fact)}</span>`).join(' · ')}</small>`,
      `<script data-site="${escape(site)}">${HELLO}</script>`,
    ].join(''),
  )
}

/** A vendor's page: the game it was launched for, or why there is none and the way back. */
export const gamePage = (
  redeemed: RedeemResult,
  { language, framed }: Reader,
  insteadOf?: (launched: LaunchTarget) => Instead | undefined,
): string => {
  if ('launched' in redeemed) return stub(redeemed.launched, insteadOf?.(redeemed.launched))
  const words = wordsIn(language)
  const { refused, site } = redeemed
  const link = site === undefined || framed ? '' : `<a href="${escape(site)}/" target="_top">${words.toSite}</a>`
  return page(language, words[refused], `${heading(words[refused])}<p>${words.again}</p>${link}`)
}

/** For an address at which no game is launched. */
export const nowherePage = (language: string): string => {
  const words = wordsIn(language)
  return page(language, words.nowhere, `${heading(words.nowhere)}<p>${words.nowhereLead}</p>`)
}
