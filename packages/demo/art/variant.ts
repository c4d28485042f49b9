import type { Family } from './family.ts'
import { familiesOf } from './families.ts'
import { LOOK_COUNT } from './palette.ts'
import { hashOf } from './random.ts'

/** A variant is a family of the category and one look of the vendor's palette: `family * LOOK_COUNT + look`. */
export const variantsOf = (category: string): number => familiesOf(category).length * LOOK_COUNT

export const variantFrom = (familyIndex: number, look: number): number => familyIndex * LOOK_COUNT + look

/** Any number names a variant, so that a catalogue kept from an older release still has pictures. */
const index = (variant: number, count: number): number => {
  const whole = Number.isFinite(variant) ? Math.trunc(variant) : 0
  return ((whole % count) + count) % count
}

/** The look of a variant, whatever its category; a game without a variant is shown as its vendor's palette stands. */
export const lookOf = (variant: number | undefined): number => (variant === undefined ? 0 : index(variant, LOOK_COUNT))

export const familyOf = (category: string, code: string, variant: number | undefined): Family => {
  const families = familiesOf(category)
  const chosen =
    variant === undefined
      ? hashOf(`family ${code}`) % families.length
      : Math.floor(index(variant, families.length * LOOK_COUNT) / LOOK_COUNT)
  return families[chosen] as Family
}
