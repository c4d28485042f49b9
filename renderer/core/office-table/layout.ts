/** How a table is laid out: which columns, in what order, which stay in sight, and how much room its rows have. */
export interface TableLayout {
  /** Ids of what is shown, in order; the column that names the row is not among them, since it always stands first. */
  readonly columns: readonly string[]
  /** Those of them that stay in sight, in the order they stand. */
  readonly pinned: readonly string[]
  readonly roomy: boolean
}

/** What a table has. */
export interface LayoutRules {
  readonly all: readonly string[]
  /** What it shows unless it is told otherwise. */
  readonly usual: readonly string[]
}

const listed = (text: string | null, known: readonly string[]): readonly string[] => {
  const ids = new Set((text ?? '').split(','))
  return [...ids].filter((id) => known.includes(id))
}

/** Reads an address of whatever age; what this table does not have is left out, and nothing left is as usual. */
export const readLayout = (params: URLSearchParams, { all, usual }: LayoutRules): TableLayout => {
  const chosen = listed(params.get('cols'), all)
  const columns = chosen.length > 0 ? chosen : usual
  return { columns, pinned: listed(params.get('pin'), columns), roomy: params.get('look') === 'roomy' }
}

/** Puts a layout into an address, but for what is as usual. */
export const writeLayout = (params: URLSearchParams, { columns, pinned, roomy }: TableLayout, { usual }: LayoutRules): void => {
  if (columns.join() !== usual.join()) params.set('cols', columns.join())
  if (pinned.length > 0) params.set('pin', pinned.join())
  if (roomy) params.set('look', 'roomy')
}

/** The shown columns as they stand: the pinned ones first. */
export const arranged = ({ columns, pinned }: TableLayout): readonly string[] => [
  ...pinned,
  ...columns.filter((id) => !pinned.includes(id)),
]

/** Shows a column where it stands by nature, or hides it; the last one stays. */
export const withToggle = (layout: TableLayout, id: string, { all }: LayoutRules): TableLayout => {
  const { columns, pinned } = layout
  if (columns.includes(id)) {
    if (columns.length === 1) return layout
    return { ...layout, columns: columns.filter((other) => other !== id), pinned: pinned.filter((other) => other !== id) }
  }
  const before = new Set(all.slice(0, all.indexOf(id)))
  const at = columns.findLastIndex((other) => before.has(other)) + 1
  return { ...layout, columns: columns.toSpliced(at, 0, id) }
}

const moved = (ids: readonly string[], id: string, step: -1 | 1): readonly string[] => {
  const at = ids.indexOf(id)
  const to = at + step
  if (at < 0 || to < 0 || to >= ids.length) return ids
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}

/** Moves a shown column one place, among the pinned ones where it is one. */
export const withMove = (layout: TableLayout, id: string, step: -1 | 1): TableLayout => {
  const { columns, pinned } = layout
  if (pinned.includes(id)) return { ...layout, pinned: moved(pinned, id, step) }
  const loose = moved(
    columns.filter((other) => !pinned.includes(other)),
    id,
    step,
  )
  return { ...layout, columns: [...pinned, ...loose] }
}

/** Keeps a shown column in sight, or lets it go. */
export const withPin = (layout: TableLayout, id: string): TableLayout => {
  const { columns, pinned } = layout
  if (!columns.includes(id)) return layout
  return { ...layout, pinned: pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id] }
}
