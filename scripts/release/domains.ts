import type { DesktopBrand } from '@portico/contract/desktop/brand'
import { type DomainListBody, signedDomainList } from '@portico/contract/system/shapes'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createListReader, signDomainList } from '../../main/gateway/domain-list.ts'
import type { ReleaseKey } from './key-files.ts'
import { asJson, type Plan } from './plan.ts'

const DAY_MS = 86_400_000

interface Wish {
  readonly brandId: string
  readonly brand: DesktopBrand
  /** The brand's folder. */
  readonly folder: string
  /** None keeps those of the list before. */
  readonly origins: readonly string[]
  readonly days: number
  readonly keys: readonly ReleaseKey[]
  readonly now: number
}

/** The list in the brand pack, unproven: its keys may have been rotated since. Its version must be passed all the same. */
const before = (path: string): DomainListBody | undefined => {
  if (!existsSync(path)) return undefined
  const { body } = signedDomainList.parse(JSON.parse(readFileSync(path, 'utf8')))
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as DomainListBody
}

/**
 * The brand's next list of domains, signed, and read back as a client would.
 * @throws Error when no client would take it
 */
export const planDomains = ({ brandId, brand, folder, origins, days, keys, now }: Wish): Plan => {
  const path = join(folder, 'domains.json')
  const last = before(path)
  const body: DomainListBody = {
    brand: brandId,
    version: (last?.version ?? 0) + 1,
    issued: new Date(now).toISOString(),
    expires: new Date(now + days * DAY_MS).toISOString(),
    origins: origins.length > 0 ? [...origins] : (last?.origins ?? []),
  }
  const text = asJson(signDomainList(body, keys))
  const verdict = createListReader({ brand: brandId, keys: brand.domainKeys }).readText(text, now)
  if (!verdict.ok) throw new Error(`No client would take this list: ${verdict.fault}`)
  return {
    writes: [{ path, text }],
    say: [
      `Version ${body.version}, good until ${body.expires}, signed by ${verdict.by.join(' and ')}:`,
      ...body.origins.map((origin, index) => `  ${index + 1}. ${origin}`),
      `Give it to every gateway of the brand: npm run operator -- domains publish ${path}`,
    ],
  }
}
