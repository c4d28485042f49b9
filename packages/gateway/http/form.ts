import { FORM_TYPE } from '@portico/contract/kit/call'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'
import { isUtf8 } from './charset.ts'
import { FORBIDDEN_KEYS, hasNul } from './json.ts'

/**
 * Parses a form as browsers send it.
 * @throws Error for what is no UTF-8 behind its percent signs, for fields that are named twice or could reach a prototype and for NUL characters.
 */
const parseForm = (text: string): Record<string, string> => {
  // `URLSearchParams` reads over what is badly encoded.
  decodeURIComponent(text)
  const pairs = [...new URLSearchParams(text)]
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new SyntaxError('a field twice')
  if (pairs.some(([name, value]) => FORBIDDEN_KEYS.has(name) || hasNul(name) || hasNul(value))) throw new SyntaxError('forbidden')
  return Object.fromEntries(pairs)
}

/** Has the routes of this scope take forms beside JSON. */
export const takeForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, text, done) => {
    // A page of anybody's may have its reader send a form, and none may have them send JSON.
    const foreign = request.headers['sec-fetch-site'] === 'cross-site'
    if (foreign || !isUtf8(request.headers['content-type'])) return done(new Failure('UNSUPPORTED_MEDIA_TYPE'))
    request.rawBody = text as string
    try {
      done(null, parseForm(text as string))
    } catch {
      done(new Failure('MALFORMED_BODY'))
    }
  })
}
