import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningGateway, withGateway } from './gateway.ts'
import { inRoot } from './root.ts'
import { run } from './run.ts'

/**
 * Runs `work` beside a gateway whose demo data has as many games, or the usual number.
 * @throws Error with what the seed said when it made none.
 */
export const withGames = async <T>(games: number | undefined, work: (gateway: RunningGateway) => Promise<T>): Promise<T> => {
  if (games === undefined) return withGateway(work)
  const folder = mkdtempSync(join(tmpdir(), 'portico-games-'))
  const DATA_DIR = join(folder, 'data')
  try {
    console.log(`Seeding ${games} games`)
    const { code, output } = await run(process.execPath, [inRoot('scripts', 'seed.ts'), '--games', String(games), '--vendors', '120'], {
      env: { ...process.env, DATA_DIR, LOG_LEVEL: 'warn' },
    })
    if (code !== 0) throw new Error(output)
    return await withGateway(work, { DATA_DIR })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
