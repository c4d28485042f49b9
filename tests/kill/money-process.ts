import { appendFileSync, readFileSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { readConfig } from '@portico/gateway/config'
import { openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { Failure } from '@portico/gateway/failure'
import { movementsOf } from '@portico/gateway/ledger/store'
import { createLedger } from '@portico/gateway/ledger/service'
import { systemClock } from '@portico/gateway/ports/clock'
import { CODES, operationOf } from './money-operations.ts'
import { readJournal } from './money-journal.ts'

/**
 * Moves money until it is to be killed, by nothing that it could catch, or everything is done. What is sent and what is answered is written down beside the database, so that whoever
 * comes after a kill sends again what has no answer.
 */
const LANES = 4
const env = process.env
const [seed, until] = [Number(env['MONEY_SEED']), Number(env['MONEY_UNTIL'])]
const journal = env['MONEY_JOURNAL']!
const members = env['MONEY_MEMBERS']!.split(',')

const config = readConfig(env)
const database = config.databaseUrl ? await openPostgres(config.databaseUrl, LANES + 1) : await openEmbedded(config.dataDir)
// Nothing else of the gateway, which takes longer to start than a kill to come: two hundred of them take an hour less.
const ledger = createLedger(database, { codes: () => CODES })
const { orm } = database

const isRepeated = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '23505' || (cause !== undefined && isRepeated(cause))
}

/** Where in the operation that it dies in a process does so: before anything is written, before the commit, after it, or before the answer is noted. */
const PLACES = ['SENT', 'WRITTEN', 'COMMITTED', 'ANSWERED'] as const
const death = { after: Number(env['MONEY_KILL_AFTER']), place: PLACES[randomInt(PLACES.length)] }
let sent = 0
const maybeDie = (place: (typeof PLACES)[number]): void => {
  if (sent >= death.after && place === death.place) process.kill(process.pid, 'SIGKILL')
}

/** `D` done, `R` refused for want of money, `A` done before. */
const send = async (n: number): Promise<'D' | 'R' | 'A'> => {
  try {
    await orm.transaction(async (tx) => {
      maybeDie('SENT')
      await ledger.post(tx, operationOf(seed, n, members), systemClock.now())
      maybeDie('WRITTEN')
    })
    maybeDie('COMMITTED')
    return 'D'
  } catch (error) {
    if (error instanceof Failure) return 'R'
    if (isRepeated(error)) return 'A'
    throw error
  }
}

const { next, unanswered, done } = readJournal(readFileSync(journal, 'utf8'))
const note = (mark: string, n: number): void => appendFileSync(journal, `${mark}${n}\n`)
const stands = async (n: number): Promise<boolean> => (await movementsOf(orm, `n${n}`)).length > 0
const again = async (n: number): Promise<void> => {
  const answer = await send(n)
  // It may be refused for want of what it took the first time.
  note(answer === 'A' || (answer === 'R' && (await stands(n))) ? 'D' : answer, n)
}
// It must not outlive a test that was itself killed.
process.once('disconnect', () => process.exit(0))
await Promise.all(unanswered.map(again))

let place = next
const lane = async (): Promise<void> => {
  while (place < until) {
    const n = place++
    note('S', n)
    sent++
    const answer = await send(n)
    maybeDie('ANSWERED')
    note(answer, n)
    if (answer === 'D') done.push(n)
    // Sent a second time, soon or late, it has to be known.
    if (done.length > 0 && randomInt(20) === 0) {
      const old = done[randomInt(done.length)]!
      note((await send(old)) === 'D' ? 'X' : 'K', old)
    }
  }
}
await Promise.all(Array.from({ length: LANES }, lane))
await database.close()
process.disconnect?.()
