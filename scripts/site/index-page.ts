import { readFileSync } from 'node:fs'
import type { BrandPack } from '@portico/contract/kit/brand'
import { directionOf } from '../../renderer/i18n/direction.ts'
import { brandCss } from '../../renderer/theme/brand-css.ts'
import { policyOf } from './page-policy.ts'
import { textsRead } from '../strings/files.ts'
import { flatten } from '../strings/tree.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const squeeze = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Addresses of chunks worth fetching before the entry asks for them. */
export interface Early {
  /** Scripts and styles of the parts that every page starts. */
  readonly parts: readonly string[]
  readonly styles: readonly string[]
  /** Strings by locale, needed on every page. */
  readonly strings: (locale: string) => readonly string[]
  /** Strings by locale, needed by the lobby. */
  readonly lobbyStrings: (locale: string) => readonly string[]
  readonly lobby: readonly string[]
}

export interface PageInput {
  readonly html: string
  readonly brand: BrandPack
  /** The logo file's text. */
  readonly logo: string
  readonly bannerUrl: string
  readonly iconUrl: string
  readonly early: Early
  /** A strict policy in a meta tag; development needs vite's own inline scripts, so it goes without. */
  readonly policy: boolean
}

const HOME = ['/', '/index', '/index.html', '/home', '/login', '/register', '/help']
const PLAIN = ['/agent', '/lottery', '/lottert', '/sealottery', '/vnlottery', '/gallery', '/seamless?nodeid']

const wordsOf = (html: string, locale: string): Record<string, string> => {
  const texts = flatten(textsRead(locale, 'common'))
  const keys = [...html.matchAll(/data-t="([a-zA-Z]+\.[a-zA-Z]+)"/g)]
  return Object.fromEntries(keys.map(([, key = '']) => [key, texts.get(key) ?? '']))
}

/** The brand's index.html: colours and skeleton inline, words and theme chosen before the first paint. */
export const indexPage = ({ html, brand, logo, bannerUrl, iconUrl, early, policy }: PageInput): string => {
  const scene = `:root{--scene-ground:${brand.scene[7] ?? brand.scene[0]}}`
  const style = squeeze(
    `${read('../../renderer/theme/tokens.css')}${brandCss(brand)}${scene}${read('../../renderer/theme/base.css')}${read('skeleton.css')}`,
  )
  const first = [...brand.languages].toSorted(
    (one, other) => Number(other.code === brand.defaultLanguage) - Number(one.code === brand.defaultLanguage),
  )
  const boot = {
    theme: brand.defaultTheme,
    home: HOME,
    plain: PLAIN,
    homeEarly: early.lobby,
    languages: first.map(({ code, tag, locale }) => ({
      code,
      tag,
      dir: directionOf(tag),
      early: early.strings(locale),
      homeEarly: early.lobbyStrings(locale),
      words: wordsOf(html, locale),
    })),
  }
  const head = `const boot=${JSON.stringify(boot).replaceAll('<', '\\u003c')};${read('boot-head.js')}`
  const words = read('boot-words.js')
  const inside = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const inner = logo.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const tags = [
    policy ? `<meta http-equiv="Content-Security-Policy" content="${policyOf([head, words], [style, ...inside], brand)}" />` : '',
    `<link rel="preload" as="image" href="${bannerUrl}" fetchpriority="high" />`,
    `<script>${head}</script>`,
    `<title>${brand.name}</title>`,
    `<link rel="icon" href="${iconUrl}" type="image/svg+xml" />`,
    `<meta name="theme-color" content="${brand.colours[brand.defaultTheme]['surface-0']}" />`,
    `<style>${style}</style>`,
    ...early.styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}" />`),
    ...early.parts.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ]
  return html
    .replace('<!--portico:head-->', () => tags.join('\n    '))
    .replace(
      '<!--portico:mark-->',
      () =>
        `<svg width="0" height="0" aria-hidden="true" class="visually-hidden"><symbol id="brand-mark" viewBox="0 0 28 28">${inner}</symbol></svg>`,
    )
    .replaceAll(
      '<!--portico:logo-->',
      () => `<div class="bt-logo"><svg viewBox="0 0 28 28"><use href="#brand-mark"/></svg><span>${brand.name}</span></div>`,
    )
    .replace('<!--portico:words-->', () => `<script>${words}</script>`)
    .replace('%BANNER%', () => bannerUrl)
}
