import { isDeepStrictEqual } from 'node:util'

/** What is printed for a case. */
export interface CaseAnswer {
  readonly id: string | number | null
}

/** How a command settles the cases of its form. */
export interface CaseForm {
  /** Settles whatever a line of JSON held, and throws at nothing. */
  readonly answerTo: (value: unknown) => CaseAnswer
  /** Whether an answer, its id aside, is what a case expects. The same to the last field, if not given. */
  readonly agrees?: (got: unknown, expected: unknown) => boolean
  /** A check prints nothing but the ids of cases that disagree; what they expect and the count go where complaints go. */
  readonly idsOnly?: true
}

export interface Settler {
  /** Takes the next line of the file; answers what to print, if anything. */
  readonly line: (text: string) => string | undefined
  /** The closing line of a check, and the exit code. */
  readonly close: () => { readonly closing: string | undefined; readonly exitCode: 0 | 1 | 2 }
}

const counted = (count: number, what: string): string => (count > 0 ? `, ${count} ${what}` : '')

/**
 * Settles the lines of a file of cases one after the other, or checks what they expect. `complain` is called for every line that is
 * no JSON; nothing is thrown.
 */
export const createSettler = (
  { answerTo, agrees = isDeepStrictEqual, idsOnly }: CaseForm,
  check: boolean,
  complain: (message: string) => void,
): Settler => {
  let [read, cases, agreed, disagreed, unreadable] = [0, 0, 0, 0, 0]

  const checked = (value: unknown): string | undefined => {
    const { id, ...got } = answerTo(value)
    const expected = typeof value === 'object' && value !== null && 'expected' in value ? value.expected : undefined
    if (expected === undefined) return undefined
    if (agrees(got, expected)) {
      agreed++
      return undefined
    }
    disagreed++
    const difference = JSON.stringify({ id, expected, got })
    if (!idsOnly) return difference
    complain(difference)
    return String(id)
  }

  return {
    line: (text) => {
      read++
      // A byte order mark counts as a blank, too.
      const json = text.trim()
      if (json === '') return undefined
      let value: unknown
      try {
        value = JSON.parse(json)
      } catch (error) {
        unreadable++
        complain(`line ${read}: ${error instanceof Error ? error.message : String(error)}`)
        return undefined
      }
      cases++
      return check ? checked(value) : JSON.stringify(answerTo(value))
    },
    close: () => {
      const unchecked = counted(cases - agreed - disagreed, 'without expected') + counted(unreadable, 'not JSON')
      const count = check ? `${cases} cases: ${agreed} agree, ${disagreed} disagree${unchecked}` : undefined
      // Agreement about nothing is none.
      const fails = check && (disagreed > 0 || agreed === 0)
      const exitCode = unreadable > 0 ? 2 : fails ? 1 : 0
      if (!idsOnly || count === undefined) return { closing: count, exitCode }
      complain(count)
      return { closing: undefined, exitCode }
    },
  }
}
