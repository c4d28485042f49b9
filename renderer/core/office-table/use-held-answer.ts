import { useState } from 'react'

/** Rows of an answer by their key, each as a text that is another when its figures are. */
export type Faces = ReadonlyMap<string, string>

/** How many rows are others, came or went; where none did, how many changed places. */
export const countChanged = (before: Faces, after: Faces): number => {
  let count = 0
  for (const [key, face] of after) if (before.get(key) !== face) count += 1
  for (const key of before.keys()) if (!after.has(key)) count += 1
  if (count > 0) return count
  const places = [...before.keys()]
  return [...after.keys()].filter((key, index) => key !== places[index]).length
}

/**
 * Rows stay as they are while somebody reads them: a newer answer to the same question waits until it is asked for, and until then only its
 * number of changed rows is told. An answer to another question is shown at once.
 */
export const useHeldAnswer = <Answer>(answer: Answer | undefined, question: string, facesOf: (answer: Answer) => Faces) => {
  const [steady, setSteady] = useState({ question, answer })
  const show = () => setSteady({ question, answer })
  if (steady.answer === answer && steady.question === question) return { answer, changes: 0, show }
  const changes = steady.question === question && steady.answer && answer ? countChanged(facesOf(steady.answer), facesOf(answer)) : 0
  if (changes > 0) return { answer: steady.answer, changes, show }
  setSteady({ question, answer })
  return { answer, changes: 0, show }
}
