import type { Logger } from 'pino'
import type { Database } from './db/open.ts'
import { publishedAccounts } from './member/index.ts'
import { publishedOperators } from './operators/index.ts'

/**
 * Warns of accounts and operators that anybody could enter, as a demonstration makes them.
 * @throws Error in production, with what to do about them.
 */
export const checkPublishedPasswords = async (
  { database, log }: { readonly database: Pick<Database, 'background'>; readonly log: Logger },
  production: boolean,
): Promise<void> => {
  const operators = await publishedOperators(database.background)
  if (operators.length > 0) {
    const who = `${operators.length === 1 ? 'the key and app of an operator are' : 'the keys and apps of operators are'} published (${operators.join(', ')})`
    if (production)
      throw new Error(
        `NODE_ENV is production, and ${who}. Begin with an empty database, or start once without NODE_ENV on this machine alone ` +
          '(HOST=127.0.0.1 DEMO=off), add operators of your own and remove these: npm run operator -- operators remove <name>',
      )
    log.warn(`${who}: for a demonstration only`)
  }
  const { count, names } = await publishedAccounts(database.background)
  if (count === 0) return
  const which = `${count} ${count === 1 ? 'account has' : 'accounts have'} a password that everybody can know (${names.join(', ')}${count > names.length ? ', …' : ''})`
  if (!production) return log.warn(`${which}: for a demonstration only`)
  throw new Error(
    `NODE_ENV is production, and ${which}. Begin with an empty database, or start once without NODE_ENV on this machine alone ` +
      '(HOST=127.0.0.1 DEMO=off) and block each or give it another password: npm run operator -- account block <account>, account reset-password <account>',
  )
}
