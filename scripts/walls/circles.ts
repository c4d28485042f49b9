/** Which files of the repository each file imports, types included. Targets that are no keys are left out of account. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Takes away what imports nothing that is left, until each file imports another that is. */
const takeLeaves = (left: Map<string, readonly string[]>): void => {
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path)
  }
}

/** Follows imports, each of which leads to another, until they come back to a file. */
const walk = (left: ImportGraph, start: string): string[] => {
  const way = [start]
  while (true) {
    const next = left.get(way.at(-1)!)!.find((target) => left.has(target))!
    const met = way.indexOf(next)
    if (met >= 0) return way.slice(met)
    way.push(next)
  }
}

/** Files that import one another in a circle, in that order. No file stands in two of the circles told. */
export const circlesIn = (graph: ImportGraph): string[][] => {
  const left = new Map(graph)
  const circles: string[][] = []
  takeLeaves(left)
  while (left.size > 0) {
    const circle = walk(left, left.keys().next().value!)
    circles.push(circle)
    for (const path of circle) left.delete(path)
    takeLeaves(left)
  }
  return circles
}
