import type * as settingsCalls from './settings-calls.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import { exampleGame } from '../catalogue/examples.ts'
import type { Examples } from '../kit/example.ts'
import type { Correction, ResultProposal, VoidProposal } from './operator-shapes.ts'

const now = '2026-11-21T08:00:30.000Z'

const exampleNumero = {
  numero: '20261121-0901',
  state: 'OPEN',
  openAt: '2026-11-21T08:00:00.000Z',
  sealAt: '2026-11-21T08:00:55.000Z',
  drawAt: '2026-11-21T08:01:00.000Z',
  commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  root: null,
} as const

const exampleDraw = {
  numero: '20261121-0900',
  drawAt: '2026-11-21T08:00:00.000Z',
  result: { digits: '20282' },
  ordered: true,
  resultVersion: 1,
}

const exampleLottery = { ...exampleGame, gameCode: 'SSC1', vassalage: 'LOTT', gameType: 'ELOTT', gameClassify: 'SSC' } as const

const exampleProposal: ResultProposal = {
  id: '7',
  gameCode: 'FC3D',
  numero: '20261120',
  drawAt: '2026-11-20T13:15:00.000Z',
  result: { digits: '022' },
  state: 'PROPOSED',
  sources: [{ source: 'fc3d.csv', person: 'lan', at: '2026-11-20T13:20:00.000Z' }],
  people: ['lan'],
  contradicted: false,
  reason: null,
}

const decisionFailures = ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN', 'RESULT_DECIDED'] as const

const cny = (amount: string) => ({ amount, currency: 'CNY' })

const exampleCorrection: Correction = {
  id: '8',
  gameCode: 'FC3D',
  numero: '20261120',
  state: 'PROPOSED',
  resultVersion: 1,
  before: { digits: '022' },
  result: { digits: '220' },
  sources: ['the gazette of 21 November'],
  people: ['lan'],
  effect: { bets: 120, changed: 3, paid: cny('1950.0000'), taken: cny('1956.0000'), owed: cny('6.0000') },
}

const exampleVoid: VoidProposal = {
  id: '3',
  gameCode: 'FC3D',
  numero: '20261121',
  state: 'PROPOSED',
  resultVersion: 0,
  reason: 'the draw did not take place',
  before: null,
  people: ['lan'],
  effect: { bets: 120, refunded: cny('240.0000'), taken: cny('0.0000'), owed: cny('0.0000'), owing: 0 },
}

const settingsExample = {
  gameCode: 'XSMB',
  limits: [{ play: null, limits: { mostStake: '1000' } }],
  oddsSet: ['lo2'],
  odds: { lo2: { win: '94.5' } },
  bookASet: [],
  bookA: {},
}

const rangeExample = { least: 1800, usual: 1950, most: 1980 }

export const examples: Examples<typeof calls & typeof operatorCalls & typeof settingsCalls> = {
  lotteryGames: {
    request: {},
    response: {
      games: [
        {
          gameCode: 'SSC1',
          gameName: 'SSC, 1 minute',
          type: 'SSC',
          shape: { kind: 'digits', count: 5 },
          prizeMode: 'ELOTT',
          unit: '2000',
          modes: ['1', '0.1', '0.01'],
          maxMultiple: 10000,
          maxNotes: 20000,
          limits: {
            usual: {
              leastStake: '20.0000',
              mostStake: '100000000.0000',
              mostIssueStake: '200000000.0000',
              maxPayoutPerIssue: '1000000000.0000',
            },
            plays: {},
          },
          vassalage: 'LOTT',
          drawsPerDay: 1440,
          intervalSeconds: 60,
          calendar: null,
          source: 'own',
          cancellable: true,
          iconUrl: '/art/game/SSC1.svg',
          plays: ['front3-direct'],
          odds: {},
          flags: { tie: 'lose' },
        },
      ],
    },
    failures: [],
  },
  openedNumero: {
    request: { gameCode: 'SSC1' },
    response: { gameCode: 'SSC1', current: exampleNumero, next: null, last: exampleDraw, serverNow: now },
    failures: ['GAME_UNKNOWN'],
  },
  openedGames: {
    request: {},
    response: { list: [{ gameCode: 'SSC1', current: exampleNumero, next: null, last: exampleDraw, serverNow: now }] },
    failures: [],
  },
  drawResults: {
    request: { gameCode: 'SSC1', limit: 30 },
    response: { list: [exampleDraw] },
    failures: ['GAME_UNKNOWN'],
  },
  drawProof: {
    request: { gameCode: 'SSC1', numero: '20261121-0900' },
    response: {
      gameCode: 'SSC1',
      numero: '20261121-0900',
      state: 'SETTLED',
      commitment: '9f86',
      root: 'e3b0',
      betCount: 3,
      seed: '00ff',
      shape: { kind: 'digits', count: 5 },
      date: '2026-11-21',
      result: { digits: '20282' },
    },
    failures: ['GAME_UNKNOWN', 'ISSUE_UNKNOWN'],
  },
  vnGameMenu: {
    request: { prizeMode: 'ELOTT', device: 'WEB' },
    response: { menus: [{ gameClassify: 'SSC', games: [exampleLottery] }] },
    failures: [],
  },
  vnRecentGames: {
    request: { pageSize: 12 },
    response: { list: [exampleLottery] },
    failures: [],
  },
  proposeResults: {
    request: { gameCode: 'FC3D', source: 'fc3d.csv', results: [{ date: '2026-11-20', draw: { digits: '022' } }] },
    response: { proposed: 1, agreed: 0, contradicted: [], passedOver: 0 },
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'RESULT_INVALID'],
  },
  readResultRows: {
    request: { gameCode: 'FC3D', rows: [{ date: '2026-11-20', numbers: '022' }] },
    response: { results: [{ date: '2026-11-20', draw: { digits: '022' } }], fault: null },
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN'],
  },
  keepPastResults: {
    request: { gameCode: 'FC3D', results: [{ date: '2026-04-15', draw: { digits: '022' } }] },
    response: { kept: 1, passedOver: 0 },
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'RESULT_INVALID'],
  },
  operatorResults: {
    request: {},
    response: { waiting: [{ gameCode: 'FC3D', numero: '20261120', drawAt: '2026-11-20T13:15:00.000Z' }], list: [exampleProposal] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  confirmResult: {
    request: { id: '7' },
    response: { ...exampleProposal, state: 'CONFIRMED', people: ['lan', 'minh'] },
    failures: [...decisionFailures, 'RESULT_CONTRADICTED', 'SAME_PERSON'],
  },
  rejectResult: {
    request: { id: '7', reason: 'the file is of another day' },
    response: { ...exampleProposal, state: 'REJECTED', reason: 'the file is of another day' },
    failures: [...decisionFailures],
  },
  proposeCorrection: {
    request: { gameCode: 'FC3D', numero: '20261120', draw: { digits: '220' }, source: 'the gazette of 21 November' },
    response: exampleCorrection,
    failures: [
      'OPERATOR_KEY_WRONG',
      'GAME_UNKNOWN',
      'ISSUE_UNKNOWN',
      'ISSUE_NOT_DRAWN',
      'ISSUE_VOID',
      'OWN_DRAW',
      'RESULT_INVALID',
      'RESULT_SAME',
    ],
  },
  previewCorrection: {
    request: { id: '8' },
    response: exampleCorrection,
    failures: ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN', 'ISSUE_NOT_DRAWN', 'ISSUE_VOID'],
  },
  confirmCorrection: {
    request: { id: '8', resultVersion: 1, reason: 'the feed had the digits backwards' },
    response: { ...exampleCorrection, state: 'CONFIRMED', people: ['lan', 'minh'] },
    failures: ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN', 'RESULT_DECIDED', 'SAME_PERSON', 'ISSUE_NOT_DRAWN', 'ISSUE_VOID'],
  },
  voidIssue: {
    request: { gameCode: 'FC3D', numero: '20261121', reason: 'the draw did not take place' },
    response: exampleVoid,
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'ISSUE_UNKNOWN', 'ISSUE_VOID', 'OWN_DRAW'],
  },
  previewVoid: {
    request: { id: '3' },
    response: exampleVoid,
    failures: ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN'],
  },
  confirmVoid: {
    request: { id: '3', resultVersion: 0 },
    response: { ...exampleVoid, state: 'CONFIRMED', people: ['lan', 'minh'] },
    failures: ['OPERATOR_KEY_WRONG', 'RESULT_UNKNOWN', 'RESULT_DECIDED', 'SAME_PERSON', 'OWN_DRAW'],
  },
  importDraws: {
    request: { gameCode: 'SSCREPLAY', draws: [{ issue: '2026091', date: '2026-04-11', draw: { digits: '20282' } }] },
    response: { imported: 1, skipped: 0, waiting: 1 },
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'DRAWS_INVALID'],
  },
  lotterySettings: { request: { gameCode: 'XSMB' }, response: settingsExample, failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN'] },
  setLotteryLimits: {
    request: { gameCode: 'XSMB', limits: { mostStake: '1000' } },
    response: settingsExample,
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'PLAY_UNKNOWN', 'FIELD_INVALID'],
  },
  setLotteryOdds: {
    request: { gameCode: 'XSMB', play: 'lo2', odds: { win: '94.5' } },
    response: settingsExample,
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'PLAY_UNKNOWN', 'FIELD_INVALID'],
  },
  prizeGroupRange: { request: {}, response: rangeExample, failures: ['OPERATOR_KEY_WRONG'] },
  setPrizeGroupRange: { request: rangeExample, response: rangeExample, failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'] },
}
