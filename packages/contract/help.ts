import * as z from 'zod/mini'
import { call } from './call.ts'
import { localized, text } from './wire.ts'

/** HELP: the help center's topics; the others are the texts of pages and dialogs of their own. */
export const helpSection = z.enum(['HELP', 'AGREEMENT', 'RESPONSIBLE', 'LEGAL', 'CONTACT'])
export type HelpSection = z.infer<typeof helpSection>

/** What an address names behind `#`. */
export const helpTopicKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))

export const helpTopic = z.object({
  topic: helpTopicKey,
  section: helpSection,
  title: z.string(),
  /** HTML; sanitised by the reader in one place. */
  content: z.string(),
})
export type HelpTopic = z.infer<typeof helpTopic>

/** The same as the operator writes it: in every language. */
export const helpEntry = z.object({
  kind: z.literal('help'),
  key: helpTopicKey,
  section: z._default(helpSection, 'HELP'),
  title: localized,
  content: localized,
})

export const helpCenter = call({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The operator’s texts of one section, in order: help topics, user agreement, responsible gaming, legal licence or contact',
  token: false,
  encrypted: false,
  request: z.object({
    /** The language wanted; the reader's own unless said. */
    lang: z.optional(text(5)),
    device: z._default(z.literal('WEB'), 'WEB'),
    section: z._default(helpSection, 'HELP'),
  }),
  response: z.object({ topics: z.array(helpTopic) }),
  failures: [],
  example: {
    request: { device: 'WEB', section: 'HELP' },
    response: { topics: [{ topic: 'term', section: 'HELP', title: 'Terms', content: '<p>You must be 18 or older.</p>' }] },
  },
})
