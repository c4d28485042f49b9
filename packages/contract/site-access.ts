import * as z from 'zod/mini'
import { call } from './call.ts'
import { AGENT_SECTIONS, MEMBER_SECTIONS } from './sections.ts'
import { nothing } from './wire.ts'

export const countryCodes = call({
  method: 'GET',
  path: '/wps/system/countryCodes',
  summary: "Countries with the codes that their phone numbers begin with, by name in the reader's language",
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({
    list: z.array(
      z.object({
        /** ISO 3166-1 alpha-2. */
        countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
        /** E.164, without the plus sign. */
        countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
        name: z.string(),
      }),
    ),
  }),
  failures: [],
  example: { request: {}, response: { list: [{ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' }] } },
})

/** What a reader may do; everybody may look around and read. */
export const permissionKey = z.enum(['FREE_TRIAL', 'PLAY', 'FAVOURITES', 'MEMBER_CENTER', 'AGENT_CENTER'])
export type PermissionKey = z.infer<typeof permissionKey>

export const permission = call({
  method: 'GET',
  path: '/wps/system/permission',
  summary: 'What this caller may do: a visitor, a trial account, a member or an agent',
  token: 'optional',
  encrypted: false,
  request: nothing,
  response: z.object({ permissions: z.array(permissionKey) }),
  failures: [],
  example: { request: {}, response: { permissions: ['FREE_TRIAL', 'PLAY', 'FAVOURITES', 'MEMBER_CENTER'] } },
})

export const menu = call({
  method: 'GET',
  path: '/wps/system/menu',
  summary: 'Sections of the member center and of the agent center that this caller may enter, in menu order',
  token: 'optional',
  encrypted: false,
  request: nothing,
  response: z.object({ member: z.array(z.enum(MEMBER_SECTIONS)), agent: z.array(z.enum(AGENT_SECTIONS)) }),
  failures: [],
  example: { request: {}, response: { member: ['securityCenter', 'depositv2'], agent: [] } },
})
