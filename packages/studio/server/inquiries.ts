import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InquiryAnswers } from '../inquiries/answers.ts'
import type { Inquiry, InquiryDoor, InquiryReply } from '../inquiries/door.ts'

export interface Inquiries {
  readonly door: InquiryDoor
  readonly answers: InquiryAnswers
}

const read = (body: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const content: unknown = JSON.parse(body)
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** The operator's own calls, answered when they are signed as they should be. */
export const bindInquiries = (app: FastifyInstance, { door, answers }: Inquiries, onError?: (error: unknown) => void): void => {
  void app.register(async (own) => {
    // A signature is over the very bytes.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    const answered =
      (find: (request: FastifyRequest, inquiry: Inquiry) => Promise<InquiryReply> | InquiryReply) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const inquiry: Inquiry = { method: request.method, path: request.url, headers: request.headers, body }
        const refused = door.refusalOf(inquiry)
        const found = refused
          ? { status: refused }
          : await Promise.resolve(find(request, inquiry)).catch((error: unknown) => {
              onError?.(error)
              return { status: 'INTERNAL' }
            })
        const answer = door.answer(inquiry, found)
        return reply.code(answer.status).headers(answer.headers).send(answer.body)
      }
    const posted = (answer: (fields: Readonly<Record<string, unknown>>) => Promise<InquiryReply>) =>
      answered((_, { body }) => {
        const fields = read(body)
        return fields ? answer(fields) : { status: 'INVALID_REQUEST' }
      })

    own.get(
      '/inquiry/v1/round/:id',
      answered(({ params }) => answers.round((params as { readonly id: string }).id)),
    )
    own.get(
      '/inquiry/v1/report',
      answered(({ query }) => answers.report(query as Readonly<Record<string, unknown>>)),
    )
    own.post('/inquiry/v1/rehearsal/open', posted(answers.open))
    own.post('/inquiry/v1/rehearsal/play', posted(answers.play))
  })
}
