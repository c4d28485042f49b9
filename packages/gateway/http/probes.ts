import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database, PoolLoad } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Clock } from '../ports/clock.ts'
import { createReadiness } from './readiness.ts'
import { isThisMachine } from '../kit/listening-host.ts'
import type { Area } from '../kit/area.ts'
import { addGauge } from '../kit/gauge.ts'

export interface ProbeParts {
  readonly config: Pick<Config, 'host' | 'metricsToken'>
  readonly database: Pick<Database, 'ready' | 'pools'>
  readonly clock: Clock
  readonly areas: readonly Area[]
}

/** Figures say how busy a site is and what it earns: whoever asks shows the token, or there is nobody else to ask. */
const createMetricsGuard = ({ host, metricsToken }: ProbeParts['config']) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (metricsToken === undefined) return () => isThisMachine(host)
  const expected = digest(`Bearer ${metricsToken}`)
  return (authorization = '') => timingSafeEqual(digest(authorization), expected)
}

/** `/healthz`: the process answers. `/readyz`: the database does too, and can be written. `/metrics`: for Prometheus. */
export const registerProbes = (app: FastifyInstance, { config, database, clock, areas }: ProbeParts): void => {
  const isReady = createReadiness(database, clock)
  const mayRead = createMetricsGuard(config)
  const registry = new Registry()
  const requests = new Counter({
    name: 'portico_requests_total',
    help: 'Answered requests',
    labelNames: ['call', 'code'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'portico_request_seconds',
    help: 'Time to answer',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const connections = (name: string, help: string, of: (load: PoolLoad) => number) =>
    addGauge(registry, {
      name,
      help,
      labels: ['pool'],
      read: () => database.pools().map((load) => ({ labels: { pool: load.pool }, value: of(load) })),
    })
  connections('portico_database_connections', 'Open connections to the database', ({ open }) => open)
  connections('portico_database_connections_idle', 'Open connections that nobody uses', ({ idle }) => idle)
  connections('portico_database_waiting', 'Callers that wait for a connection', ({ waiting }) => waiting)
  addGauge(registry, {
    name: 'portico_database_seconds',
    help: 'How long the database took to answer just now; absent while it does not',
    read: async () => {
      const before = performance.now()
      return (await database.ready()) ? [{ value: (performance.now() - before) / 1000 }] : []
    },
  })
  for (const { metrics } of areas) metrics?.(registry)

  app.addHook('onResponse', ({ callName: call }, reply, done) => {
    if (call !== '') {
      requests.inc({ call, code: String(reply.statusCode) })
      duration.observe({ call }, reply.elapsedTime / 1000)
    }
    done()
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database does not answer' })
  })
  app.get('/metrics', async ({ headers }, reply) => {
    if (!mayRead(headers.authorization)) throw new Failure('NOT_FOUND')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
