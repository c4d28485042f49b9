import { type Call, HEADERS } from '@portico/contract/kit/call'
import { liveChats } from '@portico/contract/content/site-calls'
import { calls } from '@portico/contract/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlots, slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const SLOT = 17
const LISTED = `"nodeId":${SLOT}`
const LOTTERY = 'SSC1'
const OPENED = `"gameCode":"${LOTTERY}"`

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [LOTTERY] })
  await addSlots(gateway, slotRow(SLOT, { hot: true, minBet: 1, lines: 25 }))
  await gateway.lottery.tick()
  token = (await gateway.register('linh88')).token
})
afterAll(() => gateway.close())

type SpecifiedCall = readonly [id: string, method: Call['method'], path: string, request?: object, holds?: string]

/**
 * The calls of the lobby and the site around it, as the specification writes them, with the parameters that it names; in this order a member
 * finds the slot, likes it, plays it and leaves it. Last: what the answer has to hold.
 */
const SPECIFIED: readonly SpecifiedCall[] = [
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
    LISTED,
  ],
  ['CALL-12', 'GET', '/wps/relay/GCSGAME_hotGamesV2', { isPlatform: '2', gameType: 'RNG', vassalage: 'PG' }, LISTED],
  ['CALL-12', 'GET', '/wps/relay/GCSGAME_getVassGameType'],
  ['CALL-12', 'GET', '/wps/relay/GCSGAME_newGameVendor', { platform: 'html5-desktop' }],
  ['CALL-13', 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', { nodeId: SLOT, vendor: 'PG', gameType: 'RNG' }],
  ['CALL-13', 'GET', '/wps/relay/MCSFE_getFavoriteGames', {}, `"ids":[${SLOT}]`],
  [
    'CALL-13',
    'GET',
    '/wps/relay/MCSFE_getFavoriteGamesList',
    { clientType: '3', platform: 'html5-desktop', gameType: 'RNG', vassalage: 'PG', pageNo: '1', pageSize: '999' },
    LISTED,
  ],
  ['CALL-13', 'DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { nodeId: String(SLOT), vendor: 'PG', gameType: 'RNG' }],
  ['CALL-14', 'POST', '/wps/game/launchGame', { nodeId: SLOT, mode: 'real' }],
  ['CALL-14', 'POST', '/wps/relay/GCS_gameLaunchFB', { nodeId: SLOT, mode: 'real' }],
  ['CALL-12', 'GET', '/wps/relay/GCS_recentGame', { page: '1', pageSize: '12', gameType: 'RNG', vassalage: 'PG', clientType: '3' }, LISTED],
  ['CALL-14', 'GET', '/wps/relay/GLS2_roomList'],
  ['CALL-16', 'GET', '/wps/relay/CBS_getLiveChatModelList'],
  ['CALL-21', 'GET', '/wps/relay/ODSFE2_getWinnerBoard', { gameCategory: 'RNG', limitNum: '20' }],
  ['CALL-22', 'GET', '/wps/relay/MCSFE_getListAnnouncements', { types: 'B,PL', execution: 'B' }],
  ['CALL-23', 'GET', '/lgw/vn/numeros/opened/game', {}, OPENED],
  ['CALL-23', 'GET', '/lotto/lgw/games/opened/numero', { gameCode: LOTTERY }, OPENED],
]

const rowOf = (method: string, path: string) => Object.values(calls).find((row) => row.method === method && row.path === path)

describe('the calls that the specification names', () => {
  const ask = async (method: Call['method'], path: string, request: object) => {
    const row = rowOf(method, path)!
    const answer = await gateway.app.inject({
      method,
      url: path,
      headers: { [HEADERS.token]: token },
      ...(method === 'POST' ? { payload: request } : { query: request as Record<string, string> }),
    })
    expect(answer.json()).toMatchObject({ success: true })
    expect(Object.keys(row.request.parse(request) as object)).toEqual(expect.arrayContaining(Object.keys(request)))
    return row.response.parse(answer.json<{ value: unknown }>().value)
  }

  test.for(SPECIFIED)(
    '[%s] %s %s is answered as the contract says, and reads every parameter',
    async ([, method, path, request = {}, holds = '']) => {
      const value = JSON.stringify(await ask(method, path, request))
      expect(value).toContain(holds)
    },
  )

  test('[CALL-16] POST /wps/relay/CBS_launchLiveChat opens what the list has', async () => {
    await gateway.entries.publish({
      kind: 'service',
      key: 'chat',
      csType: 'LIVE_CHAT',
      title: { EN: 'Chat' },
      path: 'https://chat.example',
    })
    const { list } = liveChats.response.parse(await ask('GET', '/wps/relay/CBS_getLiveChatModelList', {}))
    expect(await ask('POST', '/wps/relay/CBS_launchLiveChat', { path: list[0]!.path })).toEqual({ chatUrl: 'https://chat.example' })
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
