import { createServerDatabase } from '@portico/gateway/testing/database'
import { soakSize } from '@portico/gateway/testing/soak'
import { startTogether } from '@portico/gateway/testing/start-together'
import { expect, it } from 'vitest'
import { withPostgres } from '../../scripts/lib/postgres.ts'

const ROUNDS = soakSize(6, 20)
const GATEWAYS = 5

it('five gateways that start together on an empty PostgreSQL are all ready, again and again', async () => {
  await withPostgres(async (url) => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const database = await createServerDatabase(url)
      expect(await startTogether(database.url, GATEWAYS), `round ${round}`).toEqual([])
      await database.drop()
    }
  })
})
