import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, matching } from '../kit/wire.ts'
import { AGENT_SECTIONS, MEMBER_SECTIONS } from './sections.ts'
import { moduleNode, permissionKey, probeNonce, signedDomainList } from './shapes.ts'

/**
 * Whether the site is open (0), in maintenance (1) or closed to this region (2), what the reader is shown then, and when the site
 * is expected back.
 */
export const systemStatus = call({
  method: 'GET',
  path: '/wps/system/status',
  token: false,
  response: () =>
    z.object({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      message: z.nullable(z.string()),
      until: z.nullable(instant),
      location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
      timeZone: z.string(),
      serverNow: instant,
    }),
})

/** The tree of modules this merchant has switched on. */
export const whitelabel = call({
  method: 'GET',
  path: '/wps/system/whitelabel',
  token: false,
  response: () => z.object({ modules: z.array(moduleNode) }),
})

/** Domains, resources and content networks of this merchant. */
export const domainRoute = call({
  method: 'GET',
  path: '/wps/system/domainRoute',
  token: false,
  response: () =>
    z.object({
      domainRoute: z.array(z.string()),
      mainDomain: z.nullable(z.string()),
      resources: z.array(z.object({ resourceType: z.string(), url: z.string() })),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      gtagId: z.nullable(z.string()),
      maintenance: z.boolean(),
      regionRestriction: z.boolean(),
    }),
})

/** Says the nonce back, so that no page of a hotel's network is taken for this gateway; answered whatever the site's status. */
export const probe = call({
  method: 'GET',
  path: '/wps/system/probe',
  token: false,
  request: () => z.object({ nonce: probeNonce }),
  response: () => z.object({ nonce: probeNonce, merchantCode: z.string(), serverNow: instant }),
})

/** The signed list of domains that desktop clients may use; null until the operator has published one. */
export const domainList = call({
  method: 'GET',
  path: '/wps/system/domains',
  token: false,
  response: () => z.object({ list: z.nullable(signedDomainList) }),
})

/** Countries with the codes that their phone numbers begin with, by name in the reader's language. */
export const countryCodes = call({
  method: 'GET',
  path: '/wps/system/countryCodes',
  token: false,
  response: () =>
    z.object({
      list: z.array(
        z.object({
          /** ISO 3166-1 alpha-2. */
          countryCode: matching(/^[A-Z]{2}$/),
          /** E.164, without the plus sign. */
          countryDialingCode: matching(/^[1-9]\d{0,3}$/),
          name: z.string(),
        }),
      ),
    }),
})

/** What this caller may do: a visitor, a trial account, a member or an agent. */
export const permission = call({
  method: 'GET',
  path: '/wps/system/permission',
  token: 'optional',
  response: () => z.object({ permissions: z.array(permissionKey) }),
})

/** Sections of the member center and of the agent center that this caller may enter, in menu order. */
export const menu = call({
  method: 'GET',
  path: '/wps/system/menu',
  token: 'optional',
  response: () =>
    z.object({
      member: z.array(z.enum(MEMBER_SECTIONS)),
      agent: z.array(z.enum(AGENT_SECTIONS)),
      /** In which of its two forms the member's menu is shown. */
      form: z.enum(['FULL', 'SHORT']),
      /** The same of the office's menu. */
      officeForm: z.enum(['FULL', 'SHORT']),
    }),
})
