import { createHmac } from 'node:crypto'
import type { Queryable } from '../db/open.ts'
import { ensureSetting, writeSetting } from '../db/settings.ts'

const MARK = 'secrets.mark'

/**
 * Looks whether the key is the one that what is stored was sealed by: another instance's file, or a lost one, would refuse every code.
 * @throws Error where it is another and something is stored
 */
export const checkSecretsKey = async (db: Queryable, key: string, stored: (db: Queryable) => Promise<number>): Promise<void> => {
  const mark = createHmac('sha256', key).update(MARK).digest('base64url')
  if ((await ensureSetting(db, MARK, mark)) === mark) return
  if ((await stored(db)) > 0)
    throw new Error('SECRETS_KEY (or secrets.key in DATA_DIR) is not the key that the authenticator apps of this database are sealed by')
  await writeSetting(db, MARK, mark)
}
