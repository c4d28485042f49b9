import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { isDrawOf } from '@portico/lottery/shape'
import { beforeEach, describe, expect, it } from 'vitest'
import { gameOf } from '../offer/games.ts'
import { slotAt, zoneOf } from '../drawing/schedule.ts'
import { dayAt } from '../../kit/zone.ts'
import { readRow, type Row } from './rows.ts'

const shared = (name: string) => fileURLToPath(new URL(`../../../../../shared/data/${name}`, import.meta.url))
const game = (code: string) => gameOf(code)!
const read = (code: string, row: Row) => readRow(game(code), row)

const hauGiang = {
  date: '2025-10-25',
  province: 'TPHCM',
  special: 8671,
  prize1: 72311,
  prize2: 178,
  prize3_1: 1,
  prize3_2: 2,
  prize4_1: 1,
  prize4_2: 2,
  prize4_3: 3,
  prize4_4: 4,
  prize4_5: 5,
  prize4_6: 6,
  prize4_7: 7,
  prize5: 548,
  prize6_1: 919,
  prize6_2: 609,
  prize6_3: 8746,
  prize7: '91',
  prize8: 5,
}

describe('rows of result files [LOTTERY-04]', () => {
  it('gives whole numbers their zeros back, each prize its own', () => {
    expect(read('XSHCM', hauGiang)).toEqual({
      date: '2025-10-25',
      draw: {
        date: '2025-10-25',
        province: 'TPHCM',
        lots: {
          db: ['008671'],
          g1: ['72311'],
          g2: ['00178'],
          g3: ['00001', '00002'],
          g4: ['00001', '00002', '00003', '00004', '00005', '00006', '00007'],
          g5: ['0548'],
          g6: ['0919', '0609', '8746'],
          g7: ['091'],
          g8: ['05'],
        },
      },
    })
    expect(read('XSTG', hauGiang)).toBeUndefined()
  })

  it('never takes the order of Mark Six for known, and never pads digits', () => {
    const row = { draw: '26/092', date: '2026-08-22', no1: 7, no2: '9', no3: 12, no4: 25, no5: 34, no6: 40, special: 29 }
    expect(read('HKLHC', row)?.draw).toEqual({
      date: '2026-08-22',
      normals: ['07', '09', '12', '25', '34', '40'],
      special: '29',
      ordered: false,
    })
    expect(read('FC3D', { issue: '2026095', date: '2026-04-15', numbers: '022' })).toEqual({ date: '2026-04-15', draw: { digits: '022' } })
    expect(() => read('FC3D', { date: '2026-04-15', numbers: 22 })).toThrow('"22" is not a result of 3 digits')
    expect(() => read('HKLHC', { ...row, no2: 7 })).toThrow('are not a draw of HKLHC')
    expect(() => read('HKLHC', { ...row, special: 50 })).toThrow('are not a draw of HKLHC')
  })

  it('names what is wrong', () => {
    expect(() => read('XSHCM', { ...hauGiang, prize8: 105 })).toThrow('prize8: "105" is not a number of 2 digits')
    expect(() => read('XSHCM', { ...hauGiang, prize8: '' })).toThrow('prize8 is missing')
    expect(() => read('XSHCM', { ...hauGiang, prize8: 1.5 })).toThrow('prize8 is missing')
    expect(() => read('FC3D', { date: '2026-02-30', numbers: '022' })).toThrow('"2026-02-30" is not a date')
    expect(() => read('FC3D', { numbers: '022' })).toThrow('date is missing')
  })
})

const FILES: readonly (readonly [file: string, rows: number, codes: readonly string[]])[] = [
  ['xsmb.csv', 7530, ['XSMB']],
  ['hk-mark-six.csv', 3369, ['HKLHC']],
  ['cn-fc3d.csv', 60, ['FC3D']],
  ['cn-p3.csv', 60, ['PL3']],
  ['cn-p5.csv', 60, ['PL5']],
  ['xsmn.csv', 79, ['XSHCM', 'XSVT', 'XSDN', 'XSTN', 'XSBD', 'XSTG']],
  ['xsmt.csv', 79, ['XSHUE', 'XSDLK', 'XSDNG', 'XSQT', 'XSGL']],
]

/** Days on which Hong Kong drew besides its usual ones are no fault of the calendar. */
const EXTRA_DAYS = new Set(['hk-mark-six.csv'])

describe('real result files [LOTTERY-04]', () => {
  beforeEach(({ skip }) => skip(!existsSync(shared('xsmb.csv')), '../shared/data is not here'))

  it.each(FILES)('%s is read whole, and falls on the days of the calendar', (file, count, codes) => {
    const rows = parse(readFileSync(shared(file)), { columns: true, bom: true }) as Row[]
    const results = codes.flatMap((code) => rows.flatMap((row) => ({ code, fed: read(code, row)! })).filter(({ fed }) => fed !== undefined))
    expect(results.length).toBe(count)
    for (const { code, fed } of results) {
      expect(isDrawOf(game(code).shape, fed.draw)).toBe(true)
      if (EXTRA_DAYS.has(file)) continue
      const zone = zoneOf(game(code), 'UTC')
      const { start } = dayAt(new Date(`${fed.date}T12:00:00Z`), zone)
      expect([code, slotAt(game(code), start, 'UTC').numero]).toEqual([code, fed.date.replaceAll('-', '')])
    }
  })
})
