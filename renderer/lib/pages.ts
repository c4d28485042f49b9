export type PageMark = number | 'gap'

/**
 * Which page numbers a pager shows: `range` round the current one and `margin` at each end.
 * @param current counts from 1
 */
export const pageMarks = (current: number, total: number, range = 5, margin = 2): PageMark[] => {
  const first = Math.min(Math.max(current - Math.floor(range / 2), 1), Math.max(total - range + 1, 1))
  const visible = new Set<number>()
  for (let page = 1; page <= total; page += 1) {
    const inRange = page >= first && page < first + range
    if (inRange || page <= margin || page > total - margin) visible.add(page)
  }
  const marks: PageMark[] = []
  let previous = 0
  for (const page of visible) {
    if (page - previous === 2) marks.push(page - 1)
    else if (page - previous > 2) marks.push('gap')
    marks.push(page)
    previous = page
  }
  return marks
}
