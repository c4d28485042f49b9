import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { liveUntilKilled } from './testing/killed.ts'

const POINTS = 200

test(`a client killed at ${POINTS} random points of its writes leaves the old or the new session [DESKTOP-01]`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vault-'))
  let stored = 'none'
  const left = { old: 0, new: 0 }
  for (let round = 0; round < POINTS; round += 1) {
    const writes = randomInt(1, 8)
    const life = await liveUntilKilled(dir, {
      kill: (number) => {
        if (number < writes) return false
        // Nothing waits for this: it spreads the kills over the length of a write.
        for (const until = process.hrtime.bigint() + BigInt(randomInt(3_000_000)); process.hrtime.bigint() < until; );
        return true
      },
    })
    expect(life.state, `round ${round}`).toBe('ready')
    const following = stored === 'none' ? 1 : Number(stored) + 1
    expect([stored, String(following)], `round ${round}`).toContain(life.found)
    left[life.found === stored ? 'old' : 'new'] += 1
    stored = life.stored
  }
  // Kills that never fell on both sides of a rename would have proved nothing.
  expect(left.old).toBeGreaterThan(0)
  expect(left.new).toBeGreaterThan(0)
  rmSync(dir, { recursive: true })
})
