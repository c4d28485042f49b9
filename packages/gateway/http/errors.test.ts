import { expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { failureFrom } from './errors.ts'

const caused = (code: string) => new Error('Failed query: select 1', { cause: Object.assign(new Error('database'), { code }) })

test.each([
  [new Failure('LOGIN_FAILED'), 'LOGIN_FAILED'],
  [Object.assign(new Error(), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 'BODY_TOO_LARGE'],
  [Object.assign(new Error(), { code: 'FST_SOMETHING_NEW', statusCode: 400 }), 'INVALID_REQUEST'],
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 }), 'INVALID_REQUEST'],
  [caused('22P02'), 'INVALID_REQUEST'],
  [caused('40001'), 'UNAVAILABLE'],
  [caused('ECONNREFUSED'), 'UNAVAILABLE'],
  [caused('ETIMEDOUT'), 'UNAVAILABLE'],
  [caused('57014'), 'UNAVAILABLE'],
  [new Error('Failed query: begin', { cause: new Error('timeout exceeded when trying to connect') }), 'UNAVAILABLE'],
  [caused('23505'), 'INTERNAL'],
  [new TypeError('x is undefined'), 'INTERNAL'],
  ['thrown text', 'INTERNAL'],
])('%o is answered %s', (error, code) => {
  expect(failureFrom(error).code).toBe(code)
})
