import { folded } from '../../../lib/folded.ts'

/** Whether every word of the question begins somewhere in the name. Nothing asked matches everything. */
export const matches = (name: string, question: string): boolean => {
  const words = folded(name)
  return folded(question)
    .split(/\s+/)
    .every((word) => words.includes(word))
}
