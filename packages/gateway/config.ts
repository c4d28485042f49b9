import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandPack } from '@portico/contract/kit/brand'
import { readBrandPack } from '@portico/contract/kit/read-brand'
import { LOCAL_GATEWAY } from '@portico/contract/operator/local-gateway'
import * as z from 'zod/mini'
import { MESSAGE_SETTINGS, type MessageConfig, messageConfig } from './message-settings.ts'
import type { SocialProvider } from './ports/social-provider.ts'
import { type Environment, flag, readSettings, whole } from './settings.ts'
import { configuredSocial, SOCIAL_SETTINGS } from './social-settings.ts'
import { VERIFICATION_SETTINGS, type VerificationConfig, verificationConfig } from './verification-settings.ts'
import { AGENT_SETTINGS, type AgentRules, agentRules } from './agent-settings.ts'
import { BONUS_SETTINGS, type BonusRules, bonusRules } from './bonus-settings.ts'
import { WITHDRAWAL_SETTINGS, type WithdrawalConfig, withdrawalConfig } from './withdrawal-settings.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

const proxies = z.pipe(
  z.string().check(z.regex(/^(\d|true|false|yes|no|on|off)$/, 'must be how many proxies stand before the gateway, or true or false')),
  z.transform((word) => (/\d/.test(word) ? Number(word) : Number(['true', 'yes', 'on'].includes(word)))),
)
const codes = z.pipe(
  z.string().check(z.regex(/^\d+(,\d+)*$/, 'must be whole numbers with commas between')),
  z.transform((list) => list.split(',').map(Number)),
)
const vendors = z.pipe(
  z.string().check(z.regex(/^\w+(,\w+)*$/, 'must be vendor codes with commas between')),
  z.transform((list) => list.split(',')),
)

const countries = z.pipe(
  z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be codes of countries like VN with commas between')),
  z.transform((list) => list.split(',')),
)

const FEED = /^([A-Za-z0-9_-]{1,40})=(https?:\/\/\S+)$/
const drawFeeds = z.pipe(
  z.string().check(
    z.refine(
      (list) =>
        list
          .trim()
          .split(/\s+/)
          .every((entry) => FEED.test(entry)),
      'must be CODE=https://… with blanks between',
    ),
  ),
  z.transform((list) =>
    list
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [, gameCode = '', url = ''] = FEED.exec(entry) ?? []
        return { gameCode, url }
      }),
  ),
)

/** Codes of the vendors whose games are delivered as sports but stand in a lane of their own. */
export interface SportsLanes {
  readonly esportsVendors: readonly string[]
  readonly cockfightVendors: readonly string[]
}

export const USUAL_LANES: SportsLanes = {
  esportsVendors: ['AV', 'IMES', 'IA', 'AI', 'TF'],
  cockfightVendors: ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'],
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const environment = z.object({
  PORT: z._default(whole(0, 65_535), LOCAL_GATEWAY.port),
  HOST: z._default(z.string(), LOCAL_GATEWAY.host),
  DATA_DIR: z._default(z.string(), LOCAL_GATEWAY.dataDir),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  BRAND: z._default(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be the name of a folder in resources/brands')),
    LOCAL_GATEWAY.brand,
  ),
  LOG_LEVEL: z._default(z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'info'),
  TRUST_PROXY: z._default(proxies, 0),
  RATE_ALL: z._default(whole(1, 10_000_000), 1200),
  RATE_LOGIN: z._default(whole(1, 10_000_000), 30),
  RATE_REGISTER: z._default(whole(1, 10_000_000), 20),
  RATE_CAPTCHA: z._default(whole(1, 10_000_000), 60),
  SECRETS_KEY: z.optional(z.string().check(z.minLength(32, 'must have 32 characters or more'))),
  MAX_CONNECTIONS: z._default(whole(1, 1_000_000), 512),
  MAX_SOCKETS: z._default(whole(1, 1_000_000), 256),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  AGENT_TYPES: z._default(codes, [1, 2, 41, 42]),
  TRIAL_TYPE: z._default(whole(0, 10_000), 4),
  MEMBER_TYPE: z._default(whole(0, 10_000), 3),
  ESPORTS_VENDORS: z._default(vendors, [...USUAL_LANES.esportsVendors]),
  COCKFIGHT_VENDORS: z._default(vendors, [...USUAL_LANES.cockfightVendors]),
  ...MESSAGE_SETTINGS,
  ...SOCIAL_SETTINGS,
  ...WITHDRAWAL_SETTINGS,
  ...BONUS_SETTINGS,
  ...AGENT_SETTINGS,
  ...VERIFICATION_SETTINGS,
  DRAW_FEEDS: z._default(drawFeeds, []),
  LOCATION_FILE: z.optional(z.string()),
  CLOSED_COUNTRIES: z._default(countries, []),
  BREACHED_PASSWORDS_FILE: z.optional(z.string()),
  OPERATOR_RESCUE: z._default(flag, false),
  SITE_DIR: z.optional(z.string()),
})

/** The names of all settings; docs/running.md says what each is for. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

/** Where the site of a brand is built: each has a folder of its own, so that a build for one leaves the others be. */
export const siteOf = (brand: string): string => join(repository, 'dist/renderer', brand)

/** How many calls one address may make in a minute. */
export interface RateLimits {
  readonly all: number
  readonly login: number
  readonly register: number
  readonly captcha: number
}

export interface Config extends SportsLanes {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** What secrets are sealed by that have to be read again; absent: a file below `dataDir`. */
  readonly secretsKey: string | undefined
  /** Absent: the embedded database below `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly brand: BrandPack
  readonly logLevel: string
  /** So many proxies stand before the gateway, and what they say of a caller is believed; what the caller says through them is not. */
  readonly proxies: number
  readonly rates: RateLimits
  /** How much one address may hold open: connections, where no proxy stands between, and sockets of events. */
  readonly open: { readonly connections: number; readonly sockets: number }
  /** Who shows it may read `/metrics`; absent: only callers of a gateway that listens to this machine alone. */
  readonly metricsToken: string | undefined
  readonly agentTypes: readonly number[]
  readonly trialType: number
  /** The type of an account that registers itself. */
  readonly memberType: number
  /** Where results of outside lotteries are fetched; a lottery may have several addresses. */
  readonly drawFeeds: readonly { readonly gameCode: string; readonly url: string }[]
  readonly messages: MessageConfig
  readonly withdrawals: WithdrawalConfig
  readonly bonuses: BonusRules
  readonly agents: AgentRules
  readonly verification: VerificationConfig
  /** Where people sign in; absent: a gateway on one's own machine takes the address it is used by. */
  readonly signInOrigin: string | undefined
  /** Whose accounts may be used to sign in. */
  readonly social: readonly SocialProvider[]
  /** Where addresses are: the operator's location file, absolute, and the countries to which the site is closed. */
  readonly regions: { readonly file: string | undefined; readonly closed: readonly string[] }
  /** The operator's own file of passwords that nobody may choose, absolute. */
  readonly breachedPasswords: string | undefined
  /** Whether the machine's own key may invite an administrator though there are some, whose keys or apps are lost. */
  readonly operatorRescue: boolean
  /** Absolute; the built player site. */
  readonly siteDir: string
}

/**
 * Reads and checks `resources/brands/<id>/brand.json`.
 * @throws Error that names the file and what is wrong in it.
 */
export const readBrand = (id: string): BrandPack => {
  const path = join(repository, 'resources/brands', id, 'brand.json')
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`BRAND: there is no brand pack at ${path}`)
  }
  return readBrandPack(text, { path, id })
}

/**
 * The gateway's configuration from environment variables; an empty variable counts as absent.
 * @throws Error that lists every variable that is wrong.
 */
export const readConfig = (env: Environment): Config => {
  const value = readSettings(environment, env)
  const brand = readBrand(value.BRAND)
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    secretsKey: value.SECRETS_KEY,
    databaseUrl: value.DATABASE_URL,
    brand,
    logLevel: value.LOG_LEVEL,
    proxies: value.TRUST_PROXY,
    rates: { all: value.RATE_ALL, login: value.RATE_LOGIN, register: value.RATE_REGISTER, captcha: value.RATE_CAPTCHA },
    open: { connections: value.MAX_CONNECTIONS, sockets: value.MAX_SOCKETS },
    metricsToken: value.METRICS_TOKEN,
    agentTypes: value.AGENT_TYPES,
    trialType: value.TRIAL_TYPE,
    memberType: value.MEMBER_TYPE,
    esportsVendors: value.ESPORTS_VENDORS,
    cockfightVendors: value.COCKFIGHT_VENDORS,
    messages: messageConfig(value),
    withdrawals: withdrawalConfig(value, brand.currency),
    bonuses: bonusRules(value),
    agents: agentRules(value, brand.currency),
    verification: verificationConfig(value),
    signInOrigin: value.SIGN_IN_ORIGIN,
    social: configuredSocial(value),
    regions: { file: value.LOCATION_FILE === undefined ? undefined : resolve(value.LOCATION_FILE), closed: value.CLOSED_COUNTRIES },
    drawFeeds: value.DRAW_FEEDS,
    breachedPasswords: value.BREACHED_PASSWORDS_FILE === undefined ? undefined : resolve(value.BREACHED_PASSWORDS_FILE),
    operatorRescue: value.OPERATOR_RESCUE,
    siteDir: value.SITE_DIR === undefined ? siteOf(value.BRAND) : resolve(value.SITE_DIR),
  }
}
