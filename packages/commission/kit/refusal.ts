/** A case that the rules do not take. `code` is what a caller shows or sends. */
export class Refusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'Refusal'
    this.code = code
  }
}

/** @throws Refusal with `code`, where `broken` holds. */
export const refuseIf = (broken: boolean, code: string): void => {
  if (broken) throw new Refusal(code)
}
