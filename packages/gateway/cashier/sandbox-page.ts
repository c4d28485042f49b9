import type { FastifyInstance } from 'fastify'
import type { Cashier } from './service.ts'

interface At {
  readonly Params: { readonly provider: string; readonly payment: string }
}

/** Where a demonstration's provider lets a payer choose what becomes of a payment. */
const PATH = '/dev/pay/:provider/:payment'

/** Serves the pages of providers that have one; of any other there is none. */
export const registerSandboxPage = (app: FastifyInstance, cashier: Pick<Cashier, 'sandboxPage'>): void => {
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    pages.get<At>(PATH, async ({ params: { provider, payment } }, reply) => {
      const html = await cashier.sandboxPage(provider)?.html(payment)
      if (html === undefined) return reply.callNotFound()
      return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
    })
    pages.post<At & { Body: string | undefined }>(PATH, async ({ params: { provider, payment }, body = '', url }, reply) => {
      const page = cashier.sandboxPage(provider)
      if (!page) return reply.callNotFound()
      await page.press(payment, new URLSearchParams(body).get('action') ?? '')
      return reply.redirect(url, 303)
    })
  })
}
