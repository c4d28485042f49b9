import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../failure.ts'
import type { Picture, PictureFormat } from '../ports/pictures.ts'
import type { Catalogue } from './service.ts'

interface Query {
  readonly size?: unknown
  readonly v?: unknown
}

/** An unknown size is the usual one: a picture is better than none. */
const formatOf = ({ size }: Query): PictureFormat => (size === 'square' || size === 'wide' ? size : 'tile')

/** Sends a picture: kept for ever under its own version's address, asked again after five minutes under any other. */
const send = (request: FastifyRequest, reply: FastifyReply, picture: Picture | null): FastifyReply => {
  if (picture === null) return refuse('NOT_FOUND')
  const { v } = request.query as Query
  const etag = `"${picture.version}"`
  void reply
    .header('Cache-Control', v === picture.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    .header('ETag', etag)
    .header('Vary', 'Accept-Encoding')
    // A game on its vendor's origin shows its own picture.
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  void reply.type('image/svg+xml; charset=utf-8')
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(picture.brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(picture.gzip)
  return reply.send(picture.body)
}

const codeOf = (file: string): string => /^([A-Za-z0-9_-]{1,40})\.svg$/.exec(file)?.[1] ?? refuse('NOT_FOUND')

/** Serves the picture source's own pictures below `/art`. Codes that the catalogue does not have answer NOT_FOUND. */
export const registerArt = (app: FastifyInstance, catalogue: Catalogue): void => {
  app.get<{ Params: { file: string } }>('/art/game/:file', async (request, reply) =>
    send(request, reply, await catalogue.gamePicture(codeOf(request.params.file), formatOf(request.query as Query))),
  )
  app.get<{ Params: { group: string; file: string } }>('/art/vendor/:group/:file', async (request, reply) =>
    send(request, reply, await catalogue.vendorPicture(request.params.group, codeOf(request.params.file))),
  )
  app.get<{ Params: { file: string } }>('/art/banner/:file', async (request, reply) =>
    send(request, reply, catalogue.bannerPicture(Number(codeOf(request.params.file)))),
  )
}
