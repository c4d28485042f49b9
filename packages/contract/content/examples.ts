import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type * as siteCalls from './site-calls.ts'
import type * as blogCalls from './blog-calls.ts'
import type * as matchCalls from './match-calls.ts'
import type { Examples } from '../kit/example.ts'

export const examples: Examples<typeof calls & typeof siteCalls & typeof blogCalls & typeof matchCalls & typeof operatorCalls> = {
  listAnnouncements: {
    request: { types: 'PL,H', platform: 'W' },
    response: {
      list: [
        {
          id: '3',
          type: 'PL',
          execution: 'B',
          title: 'Moon Gate week',
          content: '<p>Read the terms first.</p>',
          lang: null,
          promotionType: null,
          url: null,
          linkageType: null,
          game: null,
          groupName: null,
          imageUrl: null,
          publishedAt: '2026-11-21T08:00:00.000Z',
        },
      ],
    },
    failures: [],
  },
  helpCenter: {
    request: { device: 'WEB', section: 'HELP' },
    response: { topics: [{ topic: 'term', section: 'HELP', title: 'Terms', content: '<p>You must be 18 or older.</p>', lang: null }] },
    failures: [],
  },
  liveChats: {
    request: {},
    response: { list: [{ id: 'chat', csType: 'LIVE_CHAT', title: 'Live chat', lang: 'en', path: 'k3J0...' }] },
    failures: [],
  },
  launchChat: {
    request: { path: 'k3J0...' },
    response: { chatUrl: 'https://chat.example/aurora' },
    failures: ['CHAT_UNKNOWN'],
  },
  siteLinks: {
    request: {},
    response: {
      social: [{ name: 'telegram', url: 'https://chat.example/aurora' }],
      vendors: [{ vassalage: 'PG', displayName: 'PG' }],
    },
    failures: [],
  },
  blogArticles: {
    request: {},
    response: {
      list: [
        {
          article: 'provable-draws',
          title: 'A draw you can work out again',
          lead: 'Why we publish a fingerprint before the first bet.',
          lang: null,
          publishedAt: '2026-11-21T08:00:00.000Z',
        },
      ],
    },
    failures: [],
  },
  blogArticle: {
    request: { article: 'provable-draws' },
    response: {
      article: {
        article: 'provable-draws',
        title: 'A draw you can work out again',
        lead: 'Why we publish a fingerprint before the first bet.',
        lang: null,
        publishedAt: '2026-11-21T08:00:00.000Z',
        content: '<p>Before an issue opens, its fingerprint is public.</p>',
      },
    },
    failures: ['CONTENT_UNKNOWN'],
  },
  hotMatches: {
    request: {},
    response: {
      list: [
        {
          match: 'north-south',
          league: 'Lantern League',
          home: 'North Harbor',
          away: 'South Hills',
          lang: null,
          startsAt: '2026-11-22T12:00:00.000Z',
          game: {
            nodeId: 812,
            gameCode: 'NOVA-0001',
            vassalage: 'NOVA',
            displayName: 'European Football',
            gameType: 'SPORTS',
            isGame: 'GAME',
          },
          bets: [{ label: 'North Harbor', odds: '1.85' }],
        },
      ],
    },
    failures: [],
  },
  publishHotMatches: {
    request: {
      matches: [
        {
          key: 'north-south',
          league: { EN: 'Lantern League' },
          home: { EN: 'North Harbor' },
          away: { EN: 'South Hills' },
          startsAt: '2026-11-22T12:00:00.000Z',
          gameCode: 'NOVA-0001',
          bets: [{ label: { EN: 'North Harbor' }, odds: '1.85' }],
        },
      ],
      preview: true,
    },
    response: { shown: [], begun: ['north-south'] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  publishEntry: {
    request: { entry: { kind: 'social', key: 'telegram', url: 'https://chat.example/aurora' } },
    response: { kind: 'social', key: 'telegram' },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  operatorEntries: {
    request: { kind: 'social' },
    response: { list: [] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  retractEntry: {
    request: { kind: 'social', key: 'telegram' },
    response: { kind: 'social', key: 'telegram' },
    failures: ['OPERATOR_KEY_WRONG', 'CONTENT_UNKNOWN'],
  },
  publishAnnouncement: {
    request: { type: 'PL', execution: 'B', title: { EN: 'Hello', TY: 'Xin chào' }, content: { EN: '<p>Hi</p>', TY: '<p>Chào</p>' } },
    response: { id: '3' },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  operatorAnnouncements: {
    request: {},
    response: { list: [] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  retractAnnouncement: {
    request: { id: '3' },
    response: { id: '3' },
    failures: ['OPERATOR_KEY_WRONG', 'ANNOUNCEMENT_UNKNOWN'],
  },
}
