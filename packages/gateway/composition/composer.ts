import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import type { AreaParts } from './parts.ts'

/** What each part of the composition builds with. */
export interface Composer {
  readonly platform: Platform
  readonly parts: AreaParts
  /** Every area built so far; whole once the gateway stands. */
  readonly areas: readonly Area[]
  /** Puts an area on the list. */
  readonly listed: <Built extends { readonly area: Area }>(built: Built) => Built
}

export const createComposer = (platform: Platform, parts: AreaParts): Composer => {
  const areas: Area[] = []
  return {
    platform,
    parts,
    areas,
    listed: (built) => {
      areas.push(built.area)
      return built
    },
  }
}
