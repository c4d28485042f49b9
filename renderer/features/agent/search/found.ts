import { folded } from '../../../lib/folded.ts'

/** Whether every word of the question begins somewhere in the name. Nothing asked matches everything. */
export const matches = (name: string, question: string): boolean => {
  const words = folded(name)
  return folded(question)
    .split(/\s+/)
    .every((word) => words.includes(word))
}

interface Named {
  readonly name: string
  /** The letter of its own. */
  readonly key: string
}

/** The pages that a question finds: the one whose letter it is before all others. */
export const pagesFound = <Page extends Named>(pages: readonly Page[], question: string): readonly Page[] => {
  const letter = question.toLowerCase()
  return [...pages.filter(({ key }) => key === letter), ...pages.filter(({ key, name }) => key !== letter && matches(name, question))]
}
