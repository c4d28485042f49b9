import type { Numero } from '@portico/contract/lottery/draw-shapes'
import type { OpenedGame } from '@portico/contract/lottery/shapes'
import { expect, it } from 'vitest'
import { otherStations } from './stations.ts'

const serverNow = '2026-11-21T08:00:00.000Z'
const now = Date.parse(serverNow)
const calendar = { timeZone: 'Asia/Ho_Chi_Minh', times: ['16:15'], weekdays: [6] }
const station = (gameCode: string) => ({ gameCode, gameName: gameCode, type: 'VN-MN', calendar }) as const
const issue = (drawAt: string, sealAt: string): Numero => ({
  numero: '20261121',
  state: 'OPEN',
  openAt: '2026-11-20T09:15:00.000Z',
  sealAt,
  drawAt,
  commitment: null,
  root: null,
})
const opened = (gameCode: string, current: Numero): OpenedGame => ({ gameCode, current, next: null, last: null, serverNow })
const together = issue('2026-11-21T09:15:00.000Z', '2026-11-21T09:00:00.000Z')

it('finds the stations whose open issue is drawn with the one in hand [LOTTERY-03]', () => {
  const lotteries = [
    ...['XSHCM', 'XSLA', 'XSBP', 'XSHG'].map(station),
    { gameCode: 'VNS5', gameName: 'VNS5', type: 'VN-MN', calendar: null } as const,
    { gameCode: 'XSMB', gameName: 'XSMB', type: 'VN-MB', calendar } as const,
  ]
  const list = [
    opened('XSHCM', together),
    opened('XSLA', together),
    opened('XSBP', issue('2026-11-22T09:15:00.000Z', '2026-11-22T09:00:00.000Z')),
    opened('XSHG', issue(together.drawAt, '2026-11-21T07:59:00.000Z')),
    opened('VNS5', together),
    opened('XSMB', together),
  ]
  const found = otherStations({ gameCode: 'XSHCM', drawAt: together.drawAt }, lotteries, list, now)
  expect(found).toEqual([{ gameCode: 'XSLA', gameName: 'XSLA', numero: '20261121' }])
})
