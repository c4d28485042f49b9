import type { DiagnosticStep } from '@portico/contract/desktop/shapes'
import { hostOf } from '../gateway/origin.ts'
import type { Redactor } from '../logs/redact.ts'
import type { Clock } from '../ports.ts'
import type { Facts, Findings } from './facts.ts'
import { stepsOf } from './steps.ts'

interface Deps {
  readonly facts: Facts
  readonly clock: Clock
  readonly redactor: Redactor
  /** The last lines of the log, oldest first. */
  readonly tail: (lines: number) => readonly string[]
  /** The client and its machine in one line: name, version, system. */
  readonly about: string
  readonly copy: (text: string) => Promise<void>
}

export interface Diagnostics {
  /** Answers within 6 s, whatever does not. Never rejects. */
  readonly run: () => Promise<DiagnosticStep[]>
  /** Runs, and puts steps and log on the clipboard. */
  readonly copy: () => Promise<void>
}

const TIMEOUT_MS = 6_000
const LOG_LINES = 200

/** Finds out what is wrong between this machine and the gateways, and says it without a secret in it. */
export const createDiagnostics = ({ facts, clock, redactor, tail, about, copy }: Deps): Diagnostics => {
  /** What `work` finds, the error it fails with, or null when it takes too long. */
  const within = async <T>(work: () => Promise<T>): Promise<T | Error | null> => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const stop = clock.after(TIMEOUT_MS, () => resolve(null))
    try {
      return await Promise.race([work(), promise])
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    } finally {
      stop()
    }
  }

  const find = async (): Promise<Findings> => {
    const active = facts.active()
    const [addresses, routes, verdicts] = await Promise.all([
      within(() => facts.lookup(new URL(active).hostname)),
      within(() => facts.routes(active)),
      Promise.all(
        facts.origins().map(async (origin) => {
          const verdict = await within(() => facts.probe(origin))
          return [origin, verdict === null || verdict instanceof Error ? ({ good: false, fault: 'silent' } as const) : verdict] as const
        }),
      ),
    ])
    return {
      active,
      addresses,
      routes,
      verdicts,
      online: facts.online(),
      fromFuture: facts.fromFuture(),
      session: facts.session(),
      socket: facts.socket(),
      keyStore: facts.keyStore(),
      proxy: facts.proxy(),
      update: facts.update(),
    }
  }

  const run = async (): Promise<DiagnosticStep[]> => stepsOf(await find()).map((step) => ({ ...step, detail: redactor.text(step.detail) }))

  return {
    run,
    copy: async () => {
      const steps = await run()
      const head = [about, `${new Date(clock.now()).toISOString()}, ${hostOf(facts.active())}`].map(redactor.text)
      const body = steps.map(({ number, name, outcome, detail }) => `${number}. ${name}: ${outcome}, ${detail}`)
      // The log's lines were redacted under the secrets of their time; these are those of now.
      await copy([...head, '', ...body, '', ...tail(LOG_LINES).map(redactor.text)].join('\n'))
    },
  }
}
