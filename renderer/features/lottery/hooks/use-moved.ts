import { useState } from 'react'

interface IssueMemory {
  readonly numero: string | undefined
  readonly movedFrom: string | undefined
}

/**
 * The issue that a filled slip stood on before the one that is open now; undefined when it did not have to move. A sealed
 * issue between (`numero` undefined) does not lose the slip's place.
 */
export const useMoved = (numero: string | undefined, filled: boolean): string | undefined => {
  const [seen, setSeen] = useState<IssueMemory>({ numero, movedFrom: undefined })
  const next: IssueMemory =
    numero !== undefined && numero !== seen.numero
      ? { numero, movedFrom: filled ? seen.numero : undefined }
      : !filled && seen.movedFrom
        ? { numero: seen.numero, movedFrom: undefined }
        : seen
  if (next !== seen) setSeen(next)
  return numero === next.numero ? next.movedFrom : undefined
}
