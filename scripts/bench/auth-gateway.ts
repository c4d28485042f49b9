import { captcha } from '@portico/gateway/captcha/schema'
import { readConfig } from '@portico/gateway/config'
import { openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { hashPassword, NO_PASSWORD } from '@portico/gateway/kit/password'
import { bindAddress } from '@portico/gateway/member/index'
import { manualClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { eq } from 'drizzle-orm'
import { type AuthAnswers, type AuthOrder, crowdName, type Kind, KINDS, PASSWORD, personOf } from './auth/plan.ts'

/** It stands still, so that hours and what is left of them are the same in every answer. */
const clock = manualClock(new Date())
const config = readConfig(process.env)
const database = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
const gateway = await createGateway({ config, database, clock, random: systemRandom, log: createLog(config.logLevel) })
const { members, sessions } = gateway.services
const passwordHash = await hashPassword(PASSWORD)
const url = await gateway.start()

const join = async (kind: Kind, index: number): Promise<void> => {
  const { account, mobileNum, email } = personOf(kind, index)
  const { id } = await members.create({ account, passwordHash: kind === 'social' ? NO_PASSWORD : passwordHash })
  await database.orm.transaction(async (tx) => {
    await bindAddress(tx, id, { kind: 'EMAIL', address: email, boundAt: clock.now() })
    await bindAddress(tx, id, { kind: 'MOBILE', address: `+84${mobileNum.slice(1)}`, boundAt: clock.now() })
    if (kind === 'locked') await members.setState(tx, id, 'BLOCKED')
  })
}

const people = async (each: number): Promise<AuthAnswers['people']> => {
  for (let index = 0; index < each; index += 1) for (const kind of KINDS) if (kind !== 'unknown') await join(kind, index)
  // As a server in use has it: figures of tables that were filled a moment ago are not known yet.
  await database.run({ name: 'analyze', text: 'analyze' }, [])
  return { port: Number(new URL(url).port) }
}

const crowd = async (from: number, count: number): Promise<AuthAnswers['crowd']> => {
  let first: string | undefined
  for (let index = from; index < from + count; index += 1) {
    const { id } = await members.create({ account: crowdName(index), passwordHash })
    first ??= id
  }
  return { token: await sessions.open(first!, 'SITE', '127.0.0.1') }
}

const letters = async (): Promise<AuthAnswers['letters']> => {
  const { captchaId } = await gateway.services.captcha.image()
  const [row] = await database.orm.select().from(captcha).where(eq(captcha.id, captchaId))
  return { captchaId, captcha: row?.answer ?? '' }
}

const answer = (order: AuthOrder): Promise<AuthAnswers[AuthOrder['ask']]> => {
  switch (order.ask) {
    case 'people':
      return people(order.each)
    case 'crowd':
      return crowd(order.from, order.count)
    case 'letters':
      return letters()
  }
}

process.on('message', (order) => {
  answer(order as AuthOrder).then(
    (value) => process.send?.(value),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
const end = async (): Promise<void> => {
  await gateway.stop()
  await database.close()
  process.exit(0)
}
process.once('disconnect', () => void end())
