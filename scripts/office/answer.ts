import { settleCase } from '@portico/commission/settle-case'
import type { CaseAnswer } from '../cases/settler.ts'
import { hasShape } from './shapes/shapes.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const faulty = (id: CaseAnswer['id'], error: 'BAD_FORMAT' | 'INTERNAL_ERROR'): CaseAnswer & { readonly error: string } => ({ id, error })

/** Settles whatever a line of JSON held, and throws at nothing: see `--help` for the codes. Keys beyond those of a case are let be. */
export const answerTo = (value: unknown): CaseAnswer => {
  if (!isRecord(value)) return faulty(null, 'BAD_FORMAT')
  const id = typeof value['id'] === 'string' || typeof value['id'] === 'number' ? value['id'] : null
  if (id === null || !hasShape(value)) return faulty(id, 'BAD_FORMAT')
  try {
    return { id, ...settleCase(value) }
  } catch (error) {
    // An amount, an instant or a zone that cannot be read; a part that is not there or of another type.
    const unreadable = error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError
    return faulty(id, unreadable ? 'BAD_FORMAT' : 'INTERNAL_ERROR')
  }
}
