import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { Examples } from '../kit/example.ts'
import { ART_PATH } from '../kit/paths.ts'

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  systemStatus: {
    request: {},
    response: {
      status: 0,
      message: null,
      until: null,
      location: { ip: '203.0.113.7', country: null },
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: '2026-11-21T08:00:00.000Z',
    },
    failures: [],
  },
  whitelabel: {
    request: {},
    response: { modules: [{ modId: 'REFERRAL', enabled: true, childrenNodes: [] }] },
    failures: [],
  },
  domainRoute: {
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
    failures: [],
  },
  probe: {
    request: { nonce: 'n0nce-of-22-characters' },
    response: { nonce: 'n0nce-of-22-characters', merchantCode: 'aurora', serverNow: '2026-11-21T08:00:00.000Z' },
    failures: [],
  },
  domainList: {
    request: {},
    response: { list: null },
    failures: [],
  },
  countryCodes: {
    request: {},
    response: { list: [{ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' }] },
    failures: [],
  },
  permission: {
    request: {},
    response: { permissions: ['PROMOTIONS', 'FREE_TRIAL', 'PLAY', 'FAVOURITES', 'MEMBER_CENTER', 'CHAT_ROOM'] },
    failures: [],
  },
  menu: {
    request: {},
    response: { member: ['securityCenter', 'depositv2'], agent: [], form: 'FULL', officeForm: 'FULL' },
    failures: [],
  },
  setStatus: {
    request: { status: 1, message: 'We move to new servers', until: '2026-11-21T23:00:00.000Z' },
    response: { status: 1 },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  advanceClock: {
    request: { seconds: 3600 },
    response: { now: '2026-11-21T09:00:00.000Z' },
    failures: ['OPERATOR_KEY_WRONG', 'CLOCK_FIXED'],
  },
  publishDomains: {
    request: { body: 'e30', signatures: [{ key: 'domains-1', signature: 'A'.repeat(86) }] },
    response: { version: 7, expires: '2027-05-01T00:00:00.000Z', origins: 3 },
    failures: ['OPERATOR_KEY_WRONG'],
  },
}
