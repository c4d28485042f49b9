import { describe, expect, it } from 'vitest'
import { launchQuery, lotteryPath, pageAt, readLaunch } from './launch.ts'

const ORIGIN = 'https://portico.example'
const launch = (query: string) => readLaunch(new URLSearchParams(query), ORIGIN)

describe('the launcher query [LOTTERY-01]', () => {
  it('is read by its own names', () => {
    expect(
      launch('lottoArea=VN&launchMode=LOTT&lottoPrizeMode=ZY&lottoGameCode=VNN1&lottoView=betting&device=WEB&backUrl=/lott&language=EN'),
    ).toEqual({ gameCode: 'VNN1', view: 'betting', prizeMode: 'ZY', device: 'WEB', isLottery: true, vietnam: true, backUrl: '/lott' })
    expect(launch('gameCode=SSC1')).toMatchObject({ gameCode: 'SSC1', view: undefined, vietnam: false })
    expect(launch('lottoView=other').view).toBeUndefined()
    expect([launch('launchMode=SLOT').isLottery, launch('').isLottery, launch('launchMode=lott').isLottery]).toEqual([false, true, true])
    expect([launch('device=mobile').device, launch('device=TOASTER').device]).toEqual(['MOBILE', undefined])
  })

  it('goes with every lottery that is opened from there', () => {
    expect(launchQuery(launch('lottoPrizeMode=ZY&device=WEB&lottoGameCode=VNN1'))).toBe('&lottoPrizeMode=ZY&device=WEB')
    expect(launchQuery(launch('gameCode=SSC1'))).toBe('')
  })

  it('goes back to this site only', () => {
    expect(launch(`backUrl=${encodeURIComponent(`${ORIGIN}/rng?name=x#top`)}`).backUrl).toBe('/rng?name=x#top')
    for (const address of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', 'https://'])
      expect(launch(`backUrl=${encodeURIComponent(address)}`).backUrl).toBeUndefined()
  })
})

describe('pages of lotteries [ROUTE-13] [GAME-02]', () => {
  it('stand by vendor', () => {
    expect(lotteryPath({ vassalage: 'TCG_LOTTO_VN', gameCode: 'XSMB' })).toBe('/vnLottery?gameCode=XSMB')
    expect(lotteryPath({ vassalage: 'TCG_SEA', gameCode: 'SSC5' })).toBe('/seaLottery?gameCode=SSC5')
    expect(lotteryPath({ vassalage: 'LOTT', gameCode: 'SSC1' })).toBe('/lottery?gameCode=SSC1')
  })

  it('are known in every spelling', () => {
    expect(['/lottery', '/lottert', '/vnlottery', '/sealottery'].map(pageAt)).toEqual(['lottery', 'lottery', 'vnLottery', 'seaLottery'])
  })
})
