/** A point of the page. */
interface Spot {
  readonly x: number
  readonly y: number
}

const spotOf = ({ offsetLeft, offsetTop }: HTMLElement): Spot => ({ x: offsetLeft, y: offsetTop })

/** The choice above (-1) or below (1) one of several that stand in lines; undefined where none is. */
export const neighbour = (choices: readonly HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined => {
  const here = spotOf(from)
  const ahead = choices.filter((each) => Math.sign(spotOf(each).y - here.y) === step)
  const line = Math.min(...ahead.map((each) => Math.abs(spotOf(each).y - here.y)))
  return ahead
    .filter((each) => Math.abs(spotOf(each).y - here.y) === line)
    .toSorted((one, other) => Math.abs(spotOf(one).x - here.x) - Math.abs(spotOf(other).x - here.x))[0]
}
