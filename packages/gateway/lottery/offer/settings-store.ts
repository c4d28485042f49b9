import type { Queryable, Tx } from '../../db/open.ts'
import { lotterySetting } from './schema.ts'

export type SettingRow = typeof lotterySetting.$inferSelect

export const readSettings = (db: Queryable): Promise<SettingRow[]> => db.select().from(lotterySetting)

/** Sets the limits or the odds of a lottery or a play; null goes back to what stands in code. */
export const saveSetting = async (
  tx: Tx,
  { gameCode, play, ...set }: Pick<SettingRow, 'gameCode' | 'play'> & Partial<Pick<SettingRow, 'limits' | 'odds' | 'bookA'>>,
): Promise<void> => {
  await tx
    .insert(lotterySetting)
    .values({ gameCode, play, limits: null, odds: null, bookA: null, ...set })
    .onConflictDoUpdate({ target: [lotterySetting.gameCode, lotterySetting.play], set })
}
