import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/open.ts'
import type { Area } from '../kit/area.ts'

/** `/healthz`: the process answers. `/readyz`: the database does too. `/metrics`: for Prometheus. */
export const registerProbes = (app: FastifyInstance, { database, areas }: { database: Database; areas: readonly Area[] }): void => {
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
    const ready = await database.ready()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database does not answer' })
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
