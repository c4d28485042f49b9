import { refusal } from '../../api/failure.ts'

/** Which of a form's fields a refusal blames, in the order of the form, each with the rule that it breaks. */
export const blamedFields = <Name extends string>(error: unknown, names: readonly Name[]): readonly (readonly [Name, string])[] => {
  const { fields = {} } = refusal(error) ?? {}
  return names.flatMap((name) => (fields[name] ? [[name, fields[name].rule] as const] : []))
}
