import * as z from 'zod/mini'
import { call } from './call.ts'
import { serviceEntry } from './chat.ts'
import { contentKind } from './content.ts'
import { helpEntry, helpTopicKey } from './help.ts'
import { socialEntry, vendorEntry } from './site-links.ts'

/** Calls of the operator's command line for what the site shows besides announcements. */

export const contentEntry = z.discriminatedUnion('kind', [helpEntry, serviceEntry, socialEntry, vendorEntry])
export type ContentEntry = z.infer<typeof contentEntry>

/** Where it stands among its kind; the smallest first. */
const position = z.int().check(z.minimum(0), z.maximum(9999))

export const publishEntry = call({
  method: 'POST',
  path: '/operator/content',
  summary: 'Publishes a help topic, a way to the customer service, a social link or a vendor; one of the same key is replaced',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ entry: contentEntry, position: z.optional(position) }),
  response: z.object({ kind: contentKind, key: z.string() }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: {
    request: { entry: { kind: 'social', key: 'telegram', url: 'https://chat.example/aurora' } },
    response: { kind: 'social', key: 'telegram' },
  },
})

export const operatorEntries = call({
  method: 'GET',
  path: '/operator/content',
  summary: 'What is published of one kind',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ kind: contentKind }),
  response: z.object({ list: z.array(z.object({ entry: contentEntry, position })) }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: { request: { kind: 'social' }, response: { list: [] } },
})

export const retractEntry = call({
  method: 'DELETE',
  path: '/operator/content',
  summary: 'Takes an entry back',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ kind: contentKind, key: helpTopicKey }),
  response: z.object({ kind: contentKind, key: z.string() }),
  failures: ['OPERATOR_KEY_WRONG', 'CONTENT_UNKNOWN'],
  example: { request: { kind: 'social', key: 'telegram' }, response: { kind: 'social', key: 'telegram' } },
})
