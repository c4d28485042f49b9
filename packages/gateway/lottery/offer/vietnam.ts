import { CENTRAL_STATIONS, SOUTHERN_STATIONS, type Station } from './calendars/stations.ts'
import { VIETNAM_STOPS } from './calendars/vietnam.ts'
import { credit, type LotteryGame } from './game.ts'
import { OWN_NORTH, OWN_SOUTH, STATE_NORTH, STATE_SOUTH, STATE_STATIONS } from './odds/vietnam.ts'
import { every } from './schedule.ts'

export const NORTH = { kind: 'lots', layout: 'north' } as const
const SOUTH = { kind: 'lots', layout: 'south' } as const
const OWN = { vendor: 'TCG_LOTTO_VN', prizeMode: 'ZY' } as const

/** Betting ends a quarter of an hour before the first lot is drawn. */
const STATE = { gameType: 'LOTT', vendor: 'TCG_LOTTO_VN', prizeMode: 'LOTT', source: 'feed', sealSeconds: 900 } as const
const calendar = (time: string, weekdays?: readonly number[]) =>
  ({
    kind: 'calendar',
    timeZone: 'Asia/Ho_Chi_Minh',
    times: [time],
    stops: VIETNAM_STOPS,
    ...(weekdays === undefined ? {} : { weekdays }),
  }) as const

const station =
  (time: string) =>
  ({ code, name, province, weekdays }: Station): LotteryGame =>
    credit('VN-MN', SOUTH, {
      ...STATE,
      code,
      names: { EN: name, TY: `Xổ số ${name}` },
      province,
      schedule: calendar(time, weekdays),
      odds: STATE_SOUTH,
    })

/** Bets over several stations of a day. */
const joined = (time: string, stations: readonly Station[], terms: Pick<LotteryGame, 'code' | 'names'>): LotteryGame =>
  credit(
    'VN-ST',
    { kind: 'stations' },
    {
      ...STATE,
      ...terms,
      source: 'stations',
      stations: stations.map(({ code }) => code),
      schedule: calendar(time),
      odds: STATE_STATIONS,
    },
  )

export const VIETNAM_LOTTERIES: readonly LotteryGame[] = [
  credit('VN-MB', NORTH, {
    ...OWN,
    code: 'VNN1',
    names: { EN: 'North, 1 minute', TY: 'Miền Bắc 1 phút' },
    schedule: every(60),
    sealSeconds: 5,
    odds: OWN_NORTH,
  }),
  credit('VN-MN', SOUTH, {
    ...OWN,
    code: 'VNS5',
    names: { EN: 'South, 5 minutes', TY: 'Miền Nam 5 phút' },
    schedule: every(300),
    sealSeconds: 15,
    odds: OWN_SOUTH,
  }),
  credit('VN-MB', NORTH, {
    ...STATE,
    code: 'XSMB',
    names: { EN: 'Northern lottery', TY: 'Xổ số miền Bắc', DE: 'Lotterie des Nordens', AR: 'يانصيب الشمال' },
    schedule: calendar('18:15'),
    odds: STATE_NORTH,
  }),
  ...SOUTHERN_STATIONS.map(station('16:15')),
  ...CENTRAL_STATIONS.map(station('17:15')),
  joined('16:15', SOUTHERN_STATIONS, {
    code: 'XSMN',
    names: { EN: 'South, several stations', TY: 'Miền Nam, nhiều đài', DE: 'Süden, mehrere Provinzen', AR: 'الجنوب، عدة مقاطعات' },
  }),
  joined('17:15', CENTRAL_STATIONS, {
    code: 'XSMT',
    names: { EN: 'Centre, several stations', TY: 'Miền Trung, nhiều đài', DE: 'Mitte, mehrere Provinzen', AR: 'الوسط، عدة مقاطعات' },
  }),
]
