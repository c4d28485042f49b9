import { expect, it } from 'vitest'
import { proveMinutes } from '../testing/day-proof.ts'
import { GAMES } from './offer/games.ts'

const DAY = 1440
const AN_HOUR = 3_600_000

it(
  '[LOTTERY-03] [LOTTERY-04] lives through a day of draws a minute, with the books balanced',
  async () => {
    const report = await proveMinutes(
      DAY,
      GAMES.filter(({ code }) => code === 'SSC1'),
    )
    process.stdout.write(`${report}\n`)
    expect(report).toContain('1440 minutes')
  },
  AN_HOUR,
)
