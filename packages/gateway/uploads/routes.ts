import { UPLOADS_PATH } from '@portico/contract/kit/paths'
import { uploadImage } from '@portico/contract/upload/calls'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../failure.ts'
import { type Binding, bind } from '../http/bind.ts'
import type { Uploads } from './service.ts'

export const uploadRoutes = (uploads: Uploads): Binding[] => [
  bind(uploadImage, async ({ request, caller }) => ({ upload: await uploads.take(caller, request.image) })),
]

/** Serves a picture at its address: to be seen, and never as a page. */
export const registerUploads = (app: FastifyInstance, uploads: Uploads): void => {
  app.get<{ Params: { id: string }; Querystring: { until?: unknown; key?: unknown } }>(
    `${UPLOADS_PATH}/:id`,
    async ({ params, query }, reply) => {
      const found = (await uploads.content(params.id, { until: query.until, key: query.key })) ?? refuse('NOT_FOUND')
      return reply
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', 'inline')
        .header('Cross-Origin-Resource-Policy', 'same-site')
        .type(found.type)
        .send(Buffer.from(found.content))
    },
  )
}
