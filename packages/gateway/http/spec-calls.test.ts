import type { Call } from '@portico/contract/kit/call'
import { calls } from '@portico/contract/index'
import { describe, expect, test } from 'vitest'

/** The calls of the lobby and the site around it, as the specification writes them; parameters it names are accepted. */
const SPECIFIED = [
  ['CALL-08', 'GET', '/wps/system/setting/register'],
  ['CALL-08', 'GET', '/wps/system/whitelabel'],
  ['CALL-08', 'GET', '/wps/system/status'],
  ['CALL-08', 'GET', '/wps/system/domainRoute'],
  ['CALL-08', 'GET', '/wps/system/helpCenter'],
  ['CALL-08', 'GET', '/wps/system/countryCodes'],
  ['CALL-08', 'GET', '/wps/system/permission'],
  ['CALL-08', 'GET', '/wps/system/menu'],
  ['CALL-10', 'GET', '/lgw/games/game_menus'],
  ['CALL-10', 'GET', '/lgw/vn/games/game_menu', { prizeMode: 'ELOTT', device: 'WEB' }],
  ['CALL-10', 'GET', '/lgw/vn/games/recent'],
  [
    'CALL-11',
    'GET',
    '/wps/relay/GCSGAME_gameList',
    {
      clientType: '3',
      platform: 'html5-desktop',
      gameType: 'RNG',
      vassalage: 'PG',
      gameClassify: 'SLOTS',
      gameName: 'lotus',
      minBet: '1',
      minLineNum: '25',
      pageNo: '1',
      pageSize: '18',
    },
  ],
  ['CALL-12', 'GET', '/wps/relay/GCSGAME_hotGamesV2', { isPlatform: '2', gameType: 'RNG', vassalage: 'PG' }],
  ['CALL-12', 'GET', '/wps/relay/GCS_recentGame', { page: '1', pageSize: '12', gameType: 'RNG', vassalage: 'PG', clientType: '3' }],
  ['CALL-12', 'GET', '/wps/relay/GCSGAME_getVassGameType'],
  ['CALL-12', 'GET', '/wps/relay/GCSGAME_newGameVendor', { platform: 'html5-desktop' }],
  ['CALL-13', 'GET', '/wps/relay/MCSFE_getFavoriteGames'],
  [
    'CALL-13',
    'GET',
    '/wps/relay/MCSFE_getFavoriteGamesList',
    { clientType: '3', platform: 'html5-desktop', gameType: 'RNG', vassalage: 'PG', pageNo: '1', pageSize: '999' },
  ],
  ['CALL-13', 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', { nodeId: 17, vendor: 'PG', gameType: 'RNG' }],
  ['CALL-13', 'DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { nodeId: '17', vendor: 'PG', gameType: 'RNG' }],
  ['CALL-14', 'POST', '/wps/game/launchGame', { nodeId: 17, mode: 'real' }],
  ['CALL-14', 'POST', '/wps/relay/GCS_gameLaunchFB', { nodeId: 17, mode: 'real' }],
  ['CALL-14', 'GET', '/wps/relay/GLS2_roomList'],
  ['CALL-16', 'GET', '/wps/relay/CBS_getLiveChatModelList'],
  ['CALL-16', 'POST', '/wps/relay/CBS_launchLiveChat'],
  ['CALL-21', 'GET', '/wps/relay/ODSFE2_getWinnerBoard', { gameCategory: 'RNG', limitNum: '20' }],
  ['CALL-22', 'GET', '/wps/relay/MCSFE_getListAnnouncements', { types: 'B,PL', execution: 'B' }],
  ['CALL-23', 'GET', '/lgw/vn/numeros/opened/game'],
  ['CALL-23', 'GET', '/lotto/lgw/games/opened/numero'],
] as const satisfies readonly (readonly [id: string, method: Call['method'], path: string, request?: object])[]

const rowOf = (method: string, path: string) => Object.values(calls).find((row) => row.method === method && row.path === path)

describe('the calls that the specification names', () => {
  test.each(SPECIFIED)('[%s] %s %s', (_id, method, path, request?: object) => {
    const row = rowOf(method, path)
    expect(row).toBeDefined()
    if (!request) return
    const read = row!.request.safeParse(request)
    expect(read).toMatchObject({ success: true })
    expect(Object.keys(read.data as object)).toEqual(expect.arrayContaining(Object.keys(request)))
  })

  test('[CALL-11] [CALL-27] name the fields that say the reader’s language and merchant, and only such as they have', () => {
    const named = Object.values(calls as Readonly<Record<string, Call>>).filter(({ reader }) => reader !== undefined)
    expect(named.map(({ path }) => path.split('_').at(-1)).toSorted()).toEqual([
      'gameList',
      'getFavoriteGamesList',
      'getWinnerBoard',
      'hotGamesV2',
      'recentGame',
    ])
    for (const { path, reader, request } of named) {
      const sent = Object.fromEntries(Object.values(reader!).map((field) => [field, 'EN']))
      expect(request.safeParse(sent), path).toMatchObject({ success: true, data: sent })
    }
  })

  test('[CALL-13] [CALL-14] [CALL-10] ask for the token where they are about somebody', () => {
    for (const path of ['/wps/relay/MCSFE_getFavoriteGames', '/wps/relay/GCS_recentGame', '/lgw/vn/games/recent'])
      expect(rowOf('GET', path)?.token, path).toBe(true)
    expect(rowOf('POST', '/wps/game/launchGame')?.token).toBe('optional')
  })
})
