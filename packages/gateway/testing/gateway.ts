import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoIntegrations } from '@portico/demo/integrations'
import { OPERATOR_SESSION_FILE } from '@portico/contract/operator/local-gateway'
import type { OperatorRole } from '@portico/contract/operator/roles'
import { register } from '@portico/contract/registration/calls'
import { captchaChallenge, login } from '@portico/contract/session/calls'
import type { SentOf } from '@portico/contract/kit/call'
import type { SessionValue } from '@portico/contract/session/shapes'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Services } from '../areas.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/open.ts'
import { captcha } from '../captcha/schema.ts'
import type { BusEvent } from '../events/bus.ts'
import { outbox } from '../events/schema.ts'
import { gameOf } from '../lottery/offer/games.ts'
import { type RandomSource, seededRandom } from '../ports/random.ts'
import { type ManualClock, manualClock } from '../ports/clock.ts'
import type { Integrations } from '../ports/integrations.ts'
import type { ConnectPaymentProvider } from '../ports/payment-provider.ts'
import { createGateway, type Gateway } from '../server.ts'
import { createClient } from './client.ts'
import { openTestDatabase } from './database.ts'
import { operatorNamed, sessionNamed } from './operators.ts'

export const START = '2026-11-21T08:00:00.000Z'
export const PASSWORD = 'correct horse 1'

export interface TestOptions {
  readonly clock?: ManualClock
  readonly random?: RandomSource
  readonly config?: Partial<Config>
  /** The origin of vendors' games, where browsers are to reach them; null: as the game host listens. */
  readonly gameOrigin?: string | null
  /** Instead of those of the demonstration. */
  readonly integrations?: Integrations
  /** Providers beside those of the demonstration, and before them. */
  readonly payments?: readonly ConnectPaymentProvider[]
  /** Whose timetables `lottery.tick()` keeps up when it is called without any; all when absent. */
  readonly lotteries?: readonly string[]
  /** Continue on this database instead of an empty one; it is then not closed. */
  readonly database?: Database
  /** Receives the log lines. */
  readonly logTo?: (line: string) => void
}

const unlimited = { all: 10_000_000, login: 10_000_000, register: 10_000_000, captcha: 10_000_000 }

const solve = ({ salt, challenge, maxnumber }: { salt: string; challenge: string; maxnumber: number }): number => {
  for (let number = 0; number <= maxnumber; number++) {
    if (hash('sha256', salt + number) === challenge) return number
  }
  throw new Error('the challenge has no solution')
}

/** A whole gateway on a database of its own, its clock in the test's hand. Call `close` at the end. */
export const testGateway = async (options: TestOptions = {}) => {
  const clock = options.clock ?? manualClock(START)
  const database = options.database ?? (await openTestDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'))
  const config: Config = {
    ...readConfig({ BRAND: 'aurora' }),
    dataDir,
    port: 0,
    rates: unlimited,
    siteDir: join(dataDir, 'site'),
    ...options.config,
  }
  const { logTo } = options
  const log = logTo ? pino({ level: 'debug' }, { write: logTo }) : pino({ level: 'silent' })
  const { gameOrigin = 'https://games.example', random = seededRandom('test') } = options
  const demo = () => {
    const parts = demoIntegrations(config.brand, { enabled: true, gameHost: { port: 0, url: gameOrigin ?? undefined } })
    return { ...parts, payments: [...(options.payments ?? []), ...(parts.payments ?? [])] }
  }
  const integrations = options.integrations ?? demo()
  const gateway: Gateway = await createGateway({ config, database, clock, random, log, ...integrations })
  const { services } = gateway
  await gateway.app.ready()
  const lotteries = options.lotteries?.map((code) => gameOf(code)!)
  const { token: operatorKey } = await sessionNamed(database, 'operator')
  writeFileSync(join(dataDir, OPERATOR_SESSION_FILE), operatorKey, { mode: 0o600 })
  const call = createClient(gateway.app, async () => (await services.encryption.publicKeys())[0]!)

  /** A solved proof of work, as the register call carries it. */
  const solvedChallenge = async (): Promise<string> => {
    const { value } = await call(captchaChallenge, {})
    return Buffer.from(JSON.stringify({ ...value, number: solve(value) })).toString('base64')
  }

  return {
    ...gateway,
    ...services,
    gateway,
    /** The token of an administrator at the desk who is called `operator`, and logged in at the command line. */
    operatorKey,
    /** The token of somebody else at the desk. */
    operatorNamed: (name: string, role?: OperatorRole) => operatorNamed(database, name, role),
    lottery: { ...services.lottery, tick: (games = lotteries) => services.lottery.tick(games) } satisfies Services['lottery'],
    clock,
    database,
    config,
    call,
    solvedChallenge,
    /** A picture with what stands in it, which only the database knows. */
    captchaWithAnswer: async () => {
      const { captchaId } = await services.captcha.image()
      const [row] = await database.orm.select().from(captcha).where(eq(captcha.id, captchaId))
      return { captchaId, captcha: row?.answer ?? '' }
    },
    /** Registers through the real call; further fields override the usual ones. */
    register: async (username: string, more: Partial<SentOf<typeof register>> = {}): Promise<SessionValue> => {
      const challenge = more.challenge ?? (await solvedChallenge())
      const usual = { username, password: PASSWORD, confirmPassword: PASSWORD, terms: true, challenge }
      return (await call(register, { ...usual, registerUrl: '', domain: 'localhost', registerMethod: 'WEB', ...more })).value
    },
    login: async (username: string, more: Partial<SentOf<typeof login>> = {}): Promise<SessionValue> =>
      (await call(login, { type: 'username', username, password: PASSWORD, ...more })).value,
    /** The events committed to this database so far, in their order; those of `types` alone when any is named. */
    committedEvents: async (...types: readonly string[]): Promise<BusEvent[]> => {
      const { channel, target, type, data } = outbox
      const rows = await database.orm.select({ channel, target, type, data }).from(outbox).orderBy(outbox.id)
      return rows.filter((row) => types.length === 0 || types.includes(row.type))
    },
    close: async () => {
      await gateway.stop()
      if (!options.database) await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestGateway = Awaited<ReturnType<typeof testGateway>>
