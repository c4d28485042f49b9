import { type DomainListBody, domainListBody, type SignedDomainList, signedDomainList } from '@portico/contract/system/shapes'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

const KEY = 'system.domains'

export interface Domains {
  /** What was published last, as it was signed. */
  current(): Promise<SignedDomainList | null>
  /**
   * Hands a list out from now on. Clients judge its signatures; here only its shape is looked at.
   * @throws Failure INVALID_REQUEST for a list of another brand, one that has run out, or one not newer than the last
   */
  publish(list: SignedDomainList): Promise<{ version: number; expires: string; origins: number }>
}

const bodyOf = ({ body }: SignedDomainList): DomainListBody | undefined => {
  try {
    return domainListBody.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

const wrong = (rule: string) => new Failure('INVALID_REQUEST', { message: `body: ${rule}`, fields: { body: { rule } } })

export const createDomains = ({ database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>): Domains => {
  const current = async () => signedDomainList.safeParse(await readSetting(database.orm, KEY)).data ?? null
  return {
    current,
    publish: async (list) => {
      const body = bodyOf(list)
      if (!body) throw wrong('not a list of domains')
      if (body.brand !== brand.id) throw wrong(`the list is of the brand ${body.brand}; this gateway's is ${brand.id}`)
      if (new Date(body.expires) <= clock.now()) throw wrong(`the list ran out on ${body.expires}`)
      const before = await current()
      const last = before && bodyOf(before)
      // A list signed anew with the next key keeps its version.
      if (last && body.version < last.version) throw wrong(`version ${last.version} is published already`)
      await writeSetting(database.orm, KEY, list)
      return { version: body.version, expires: body.expires, origins: body.origins.length }
    },
  }
}
