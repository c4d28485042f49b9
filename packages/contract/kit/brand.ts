import * as z from 'zod/mini'
import { helpLine } from './help-line.ts'
import { currencyCode } from './money.ts'
import { checked, matching, text } from './wire.ts'

/** The semantic colours a brand supplies for each theme; components read only these names. */
export const COLOUR_TOKENS = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'surface-4',
  'text-1',
  'text-2',
  'text-3',
  'accent',
  'accent-hover',
  'accent-ink',
  'accent-text',
  'accent-soft',
  'positive',
  'positive-soft',
  'negative',
  'negative-soft',
  'warning',
  'warning-soft',
  'info',
  'line',
  'line-strong',
  'focus',
  'scrim',
  'shadow',
  'chart-1',
  'chart-2',
  'logo-1',
  'logo-2',
] as const
export type ColourToken = (typeof COLOUR_TOKENS)[number]

const colour = matching(
  /^(#[0-9a-f]{6}|rgba?\([\d., ]+\)|0 \d+px [\d-]+px -?\d+px rgba\([\d., ]+\))$/,
  'must be a colour: #1a2b3c in small letters, rgba(…), or a shadow',
)
const palette = z.record(z.enum(COLOUR_TOKENS), colour)

/** Colours of the banner scene, back to front. */
const scene = checked(z.array(matching(/^#[0-9a-f]{6}$/, 'must be a colour like #1a2b3c')), z.length(8))

const language = z.object({
  /** The gateway's code, e.g. `TY`. */
  code: matching(/^[A-Z]{2,5}$/, 'must be two to five capital letters'),
  /** BCP 47, for `lang` and `Intl`. */
  tag: z.string(),
  /** The folder below `locales/`. */
  locale: matching(/^[a-z]{2}(-[A-Za-z]+)?$/, 'must be the name of a folder in locales/, e.g. vi'),
  /** Its own name, as a reader of it writes it. */
  name: z.string(),
})

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const pack = z.object({
  id: matching(/^[a-z][a-z0-9-]{1,30}$/, "must be the pack's folder: small letters, digits and hyphens"),
  name: text(30),
  /** Sent in the `Merchant` header. */
  merchantCode: matching(/^[a-z0-9]{2,20}$/, 'must be 2 to 20 small letters and digits'),
  currency: currencyCode,
  /** IANA zone of periods, reports and issue days. */
  timeZone: checked(z.string(), z.refine(isTimeZone, 'must be a time zone like Asia/Ho_Chi_Minh')),
  languages: checked(z.array(language), z.minLength(1)),
  defaultLanguage: z.string(),
  defaultTheme: z.enum(['dark', 'light']),
  colours: z.object({ dark: palette, light: palette }),
  scene,
  /** File names inside the pack. */
  logo: z.string(),
  icon: z.string(),
  domains: z.array(z.string()),
  /** Origins besides the site's own that pictures in the operator's texts may come from. */
  imageCdns: z._default(z.array(matching(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)), []),
  /** Origins besides the vendors' own that games are launched from. */
  launchGameCdns: z._default(z.array(matching(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)), []),
  /** The brand's own id at Google Analytics; null where visits are not counted there. */
  gtagId: z._default(z.nullable(matching(/^(G|GT|AW)-[A-Z0-9]{4,20}$/)), null),
  social: z.partialRecord(z.enum(['facebook', 'telegram', 'youtube', 'instagram']), z.url()),
  /** Where the apps are fetched. */
  apps: z._default(z.partialRecord(z.enum(['ios', 'iosLite', 'android', 'windows', 'mac']), z.url()), {}),
  /** The number that agents call; null where there is none. */
  agentHotline: z._default(z.nullable(matching(/^\+?[\d -]{3,20}$/, 'must be a telephone number like +84 28 7300 0000')), null),
  /** Who helps people whose play is out of hand, by country (ISO 3166, two letters); `*`: wherever they are. */
  helpLines: z._default(z.record(matching(/^([A-Z]{2}|\*)$/), z.array(helpLine)), {}),
  /** Whether the rules that the brand plays by let a member play one game of a vendor at a time, over all tabs and windows. */
  oneGameAtATime: z._default(z.boolean(), false),
  modules: z.record(z.string(), z.boolean()),
  /** True where no real money is taken; the site then says so. */
  demonstration: z.boolean(),
})

/** A brand's `brand.json`. */
export const brandPack = checked(
  pack,
  z.refine(({ languages, defaultLanguage }) => languages.some(({ code }) => code === defaultLanguage), {
    path: ['defaultLanguage'],
    error: 'must be the code of one of its languages',
  }),
  z.refine(({ languages }) => new Set(languages.map(({ code }) => code)).size === languages.length, {
    path: ['languages'],
    error: 'must each have a code of their own',
  }),
)
export type BrandPack = z.infer<typeof brandPack>

/** The language entry for a gateway code, or the brand's default one. */
export const languageOf = (brand: BrandPack, code: string | null | undefined) =>
  brand.languages.find((entry) => entry.code === code?.toUpperCase()) ??
  brand.languages.find((entry) => entry.code === brand.defaultLanguage) ??
  brand.languages[0]!
