/** Something that happens at an instant written as `YYYY-MM-DDTHH:MM:SS.mmmZ`, which sorts as text. */
interface Dated {
  readonly id: string
  readonly at: string
}

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Ids as people count them: `k2` before `k10`. */
export const byId = (a: string, b: string): number => a.length - b.length || before(a, b)

/** By time, whatever the order of the rows; what happens at one instant goes by id, so that the order means nothing there either. */
export const inOrder = <Row extends Dated>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => before(a.at, b.at) || byId(a.id, b.id))
