import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type * as ownCalls from './own-calls.ts'
import type * as launchCalls from './launch-calls.ts'
import type * as roomCalls from './room-calls.ts'
import type { Example, Examples } from '../kit/example.ts'
import type { launchGame } from './launch-calls.ts'

export const exampleGame = {
  nodeId: 17,
  gameCode: 'PG-0017',
  nodeName: 'Night Lotus',
  gameName: 'Night Lotus',
  vassalage: 'PG',
  displayName: 'PG',
  gameType: 'RNG',
  gameClassify: 'SLOTS',
  isHot: 1,
  supportPlay: 0,
  isGame: 'GAME',
  showIcon: 1,
  iconUrl: '/art/game/PG-0017.svg',
  lagerIcon: '/art/game/PG-0017.svg?size=wide',
  colour: '#5a2560',
} as const

const exampleLaunch: Example<typeof launchGame> = {
  request: { nodeId: 17, mode: 'real' },
  response: {
    url: 'https://games.example/play?token=t1',
    gameCode: 'PG-0017',
    gameName: 'Night Lotus',
    displayName: 'PG',
    gameType: 'RNG',
    mode: 'real',
    expiresAt: '2026-11-21T08:01:00.000Z',
    allow: [],
    pointerLock: false,
  },
  failures: ['NOT_LOGGED_IN', 'GAME_UNKNOWN', 'GAME_DISABLED', 'NEED_TRUE_ACCOUNT', 'TRIAL_NOT_ALLOWED'],
}

export const examples: Examples<typeof calls & typeof ownCalls & typeof launchCalls & typeof roomCalls & typeof operatorCalls> = {
  gameMenus: {
    request: {},
    response: { menus: [{ gameType: 'RNG', total: 320, vendors: 12 }] },
    failures: [],
  },
  gameList: {
    request: { gameName: 'lotus', pageNo: 1, pageSize: 18 },
    response: { games: [exampleGame], total: 1, totalPages: 1 },
    failures: ['VENDOR_UNKNOWN', 'NOT_LOGGED_IN', 'NEED_TRUE_ACCOUNT'],
  },
  hotGames: {
    request: { pageNo: 1, pageSize: 12 },
    response: { list: [exampleGame], total: 1, totalPages: 1 },
    failures: ['VENDOR_UNKNOWN'],
  },
  gameVendors: {
    request: {},
    response: {
      data: {
        lanes: [
          {
            title: 'RNG',
            gameCategory: 'RNG',
            total: 320,
            prizeMode: 'LOTT',
            cards: [exampleGame],
            vendors: [{ vassalage: 'PG', displayName: 'PG', iconUrl: '/art/vendor/RNG/PG.svg', colour: '#5a2560', total: 40 }],
            gameClassify: [{ key: 'SLOTS', displayName: 'Slots', vendors: ['PG'] }],
          },
        ],
      },
    },
    failures: [],
  },
  winnerBoard: {
    request: { limitNum: 20 },
    response: {
      list: [
        {
          vo: {
            recordId: 'b1',
            gameName: 'SSC, 1 minute',
            gameType: 'ELOTT',
            customerName: 'th***92',
            winAmount: { amount: '48250000.0000', currency: 'VND' },
            iconUrl: '/art/game/SSC1.svg',
            wonAt: '2026-11-21T07:02:00.000Z',
          },
        },
      ],
    },
    failures: [],
  },
  jackpots: {
    request: {},
    response: {
      list: [
        {
          gameCode: 'PSMOONGATE',
          gameName: 'Moon Gate',
          vendorName: 'Portico Studio',
          amount: { amount: '34829162.0500', currency: 'VND' },
          at: '2026-11-21T07:59:57.000Z',
        },
      ],
    },
    failures: [],
  },
  gameClasses: {
    request: { gameType: 'RNG' },
    response: {
      types: [{ gameType: 'RNG', total: 320, gameClassify: [{ key: 'SLOTS', displayName: 'Slots', total: 290, vendors: ['PG', 'JL'] }] }],
    },
    failures: ['VENDOR_UNKNOWN'],
  },
  favouriteIds: {
    request: {},
    response: { ids: [17, 4] },
    failures: [],
  },
  favouriteGames: {
    request: { pageNo: 1, pageSize: 999 },
    response: { content: [exampleGame], pageNum: 1, total: 1, totalPages: 1 },
    failures: ['VENDOR_UNKNOWN'],
  },
  addFavourite: {
    request: { nodeId: 17, vendor: 'PG', gameType: 'RNG' },
    response: { ids: [17, 4] },
    failures: ['GAME_UNKNOWN', 'FAVOURITES_FULL'],
  },
  removeFavourite: {
    request: { nodeId: 17, vendor: 'PG', gameType: 'RNG' },
    response: { ids: [4] },
    failures: [],
  },
  recentGames: {
    request: { page: 1, pageSize: 12 },
    response: { list: [exampleGame], total: 1, totalPages: 1 },
    failures: ['VENDOR_UNKNOWN'],
  },
  gameRooms: {
    request: { nodeId: 17 },
    response: {
      list: [
        {
          nodeId: 17,
          gameName: 'Night Lotus',
          roomId: 'starter',
          roomName: 'Starter room',
          minBet: { amount: '1000.0000', currency: 'VND' },
          maxBet: { amount: '50000.0000', currency: 'VND' },
          open: true,
        },
      ],
    },
    failures: ['GAME_UNKNOWN'],
  },
  launchGame: exampleLaunch,
  launchGameFallback: exampleLaunch,
  offerGame: {
    request: { gameCode: 'PG-0017', enabled: false },
    response: { gameCode: 'PG-0017', enabled: false },
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN'],
  },
  operatorVendors: {
    request: {},
    response: { list: [{ code: 'PG', displayName: 'PG', position: 3, iconUrl: null, games: 40, offered: 39 }] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  publishVendor: {
    request: { code: 'PG', displayName: 'PG', position: 3 },
    response: { code: 'PG', added: true },
    failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'],
  },
  operatorGames: {
    request: { vendor: 'PG', pageNo: 1, pageSize: 50 },
    response: {
      list: [
        {
          code: 'PG-0017',
          names: { EN: 'Night Lotus' },
          vendorCode: 'PG',
          gameType: 'RNG',
          classify: 'SLOTS',
          enabled: true,
          hot: true,
          trial: true,
          iconUrl: null,
          nodeId: 17,
        },
      ],
      total: 1,
      totalPages: 1,
    },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_UNKNOWN'],
  },
  publishGames: {
    request: {
      games: [{ code: 'PG-0017', names: { EN: 'Night Lotus' }, vendorCode: 'PG', gameType: 'RNG', classify: 'SLOTS', lines: 20 }],
    },
    response: { added: 1, changed: 0 },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_UNKNOWN', 'FIELD_INVALID'],
  },
  setGamePicture: {
    request: { gameCode: 'PG-0017', iconUrl: 'https://images.example/night-lotus.webp' },
    response: { gameCode: 'PG-0017' },
    failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'FIELD_INVALID'],
  },
  publishLotteries: {
    request: {},
    response: { added: 32, there: 0 },
    failures: ['OPERATOR_KEY_WRONG'],
  },
}
