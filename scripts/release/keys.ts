import type { DesktopBrand, PinnedKey } from '@portico/contract/desktop/brand'
import { join } from 'node:path'
import { newKey, outsideRepository } from './key-files.ts'
import { asJson, type Plan } from './plan.ts'

/** What a pair of pinned keys signs. */
export const PURPOSES = { updates: { field: 'updateKeys', prefix: 'update' }, domains: { field: 'domainKeys', prefix: 'domains' } } as const
export type Purpose = keyof typeof PURPOSES

interface Wish {
  readonly brandId: string
  /** The brand's folder. */
  readonly folder: string
  readonly brand: DesktopBrand
  /** Where private keys go. */
  readonly out: string
  readonly passphrase: string | undefined
}

const secretFile = ({ brandId, out }: Wish, { id }: PinnedKey): string => join(outsideRepository(out), `${brandId}-${id}.pem`)

const packOf = ({ folder }: Wish, brand: DesktopBrand) => ({ path: join(folder, 'desktop.json'), text: asJson(brand) })

const protection = ({ passphrase }: Wish): string =>
  passphrase
    ? 'The files are encrypted with PORTICO_KEY_PASSPHRASE.'
    : 'The files are not encrypted: set PORTICO_KEY_PASSPHRASE to have them so.'

/**
 * The four keys of a brand that has only sample ones.
 * @throws Error when it has its own: clients out there would believe nothing any more
 */
export const planKeys = (wish: Wish): Plan => {
  const { brand } = wish
  if (!brand.sampleKeys) throw new Error('This brand has keys of its own. Replace one at a time: rotate')
  const newKeys = (prefix: string) => [1, 2].map((number) => newKey(`${prefix}-${number}`, wish.passphrase))
  const updates = newKeys(PURPOSES.updates.prefix)
  const domains = newKeys(PURPOSES.domains.prefix)
  const pinned = (keys: typeof updates) => keys.map((key) => key.pinned)
  return {
    writes: [
      ...[...updates, ...domains].map((key) => ({ path: secretFile(wish, key.pinned), text: key.pem, secret: true })),
      packOf(wish, { ...brand, updateKeys: pinned(updates), domainKeys: pinned(domains), sampleKeys: false }),
    ],
    say: [
      protection(wish),
      'Keep the keys numbered 2 apart from those numbered 1: on another medium, in another place.',
      'Sign the list of domains anew: domains.',
    ],
  }
}

const numberOf = ({ id }: PinnedKey): number => Number(/\d+$/.exec(id)?.[0] ?? 0)

/** Drops the oldest key, makes the next one the current one, and pins a new one behind it. */
export const planRotation = (wish: Wish, purpose: Purpose): Plan => {
  const { field, prefix } = PURPOSES[purpose]
  const [dropped, ...others] = wish.brand[field]
  const [current] = others
  if (!dropped || !current) throw new Error('Two keys must be pinned to rotate')
  const fresh = newKey(`${prefix}-${Math.max(...wish.brand[field].map(numberOf)) + 1}`, wish.passphrase)
  return {
    writes: [
      { path: secretFile(wish, fresh.pinned), text: fresh.pem, secret: true },
      packOf(wish, { ...wish.brand, [field]: [...others, fresh.pinned] }),
    ],
    say: [
      protection(wish),
      `${current.id} signs from now on: clients in use already believe it. ${fresh.pinned.id} is the next.`,
      `Clients older than this release still believe ${dropped.id}. Destroy its private half, and if it was stolen, make this release urgent.`,
      ...(purpose === 'domains' ? ['Sign the list of domains anew: domains.'] : ['Release with this pack before the next rotation.']),
    ],
  }
}
