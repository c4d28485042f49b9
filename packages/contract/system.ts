import * as z from 'zod/mini'
import { call } from './call.ts'
import { signedDomainList } from './domain-list.ts'
import { instant, nothing } from './wire.ts'

/** Below it are the drawn pictures; every host that serves the site serves them too. */
export const ART_PATH = '/art'

export const systemStatus = call({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Whether the site is open (0), in maintenance (1) or closed to this region (2), and what the reader is shown then',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    message: z.nullable(z.string()),
    location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
    timeZone: z.string(),
    serverNow: instant,
  }),
  failures: [],
  example: {
    request: {},
    response: {
      status: 0,
      message: null,
      location: { ip: '203.0.113.7', country: null },
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: '2026-11-21T08:00:00.000Z',
    },
  },
})

export interface ModuleNode {
  modId: string
  enabled: boolean
  childrenNodes: ModuleNode[]
}
const moduleNode: z.ZodMiniType<ModuleNode, ModuleNode> = z.object({
  modId: z.string(),
  enabled: z.boolean(),
  get childrenNodes() {
    return z.array(moduleNode)
  },
})

export const whitelabel = call({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The tree of modules this merchant has switched on',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({ modules: z.array(moduleNode) }),
  failures: [],
  example: {
    request: {},
    response: { modules: [{ modId: 'REFERRAL', enabled: true, childrenNodes: [] }] },
  },
})

export const domainRoute = call({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Domains, resources and content networks of this merchant',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({
    domainRoute: z.array(z.string()),
    mainDomain: z.nullable(z.string()),
    resources: z.array(z.object({ resourceType: z.string(), url: z.string() })),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    gtagId: z.nullable(z.string()),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
  failures: [],
  example: {
    request: {},
    response: {
      domainRoute: ['portico.example'],
      mainDomain: 'portico.example',
      resources: [{ resourceType: 'ART', url: ART_PATH }],
      imageCDNs: [],
      launchGameCDNs: [],
      gtagId: null,
      maintenance: false,
      regionRestriction: false,
    },
  },
})

/** What a probe sends and wants back: as much as nobody guesses. */
export const probeNonce = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,44}$/))

export const probe = call({
  method: 'GET',
  path: '/wps/system/probe',
  summary: "Says the nonce back, so that no page of a hotel's network is taken for this gateway; answered whatever the site's status",
  token: false,
  encrypted: false,
  request: z.object({ nonce: probeNonce }),
  response: z.object({ nonce: probeNonce, merchantCode: z.string(), serverNow: instant }),
  failures: [],
  example: {
    request: { nonce: 'n0nce-of-22-characters' },
    response: { nonce: 'n0nce-of-22-characters', merchantCode: 'aurora', serverNow: '2026-11-21T08:00:00.000Z' },
  },
})

export const domainList = call({
  method: 'GET',
  path: '/wps/system/domains',
  summary: 'The signed list of domains that desktop clients may use; null until the operator has published one',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({ list: z.nullable(signedDomainList) }),
  failures: [],
  example: { request: {}, response: { list: null } },
})

/** A field rule: valid when the value matches `acceptedPattern` (a lone `*` matches all) and its length is within bounds. */
export const fieldRule = z.object({
  field: z.string(),
  shown: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  patternId: z.int(),
})
export type FieldRule = z.infer<typeof fieldRule>

export const registerSettings = call({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which registration fields are shown and required, and their rules',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({
    usernameRegistration: z.boolean(),
    mobileRegistration: z.boolean(),
    rules: z.array(fieldRule),
  }),
  failures: [],
  example: {
    request: {},
    response: {
      usernameRegistration: true,
      mobileRegistration: false,
      rules: [
        {
          field: 'username',
          shown: true,
          required: true,
          acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
          minLength: 4,
          maxLength: 16,
          patternId: 1,
        },
      ],
    },
  },
})
