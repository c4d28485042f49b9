import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far from the start each of these columns stands, the first of the table: as wide as those before it are together. */
export const usePinOffsets = (table: RefObject<HTMLTableElement | null>, ids: readonly string[]): readonly number[] => {
  const [offsets, setOffsets] = useState<readonly number[]>([])
  const names = ids.join()
  useLayoutEffect(() => {
    const count = names.split(',').length
    const cells = [...(table.current?.rows[0]?.cells ?? [])].slice(0, count)
    // The only one stands at the start.
    if (count < 2 || cells.length < count || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      let sum = 0
      setOffsets(
        cells.map((cell) => {
          const offset = sum
          sum += cell.offsetWidth
          return offset
        }),
      )
    }
    const observer = new ResizeObserver(measure)
    for (const cell of cells) observer.observe(cell)
    return () => observer.disconnect()
  }, [table, names])
  return offsets
}
