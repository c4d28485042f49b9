import type { FieldRule, RegistrationWays } from './shapes.ts'

/** How somebody registers. */
export type Way = 'username' | 'mobile'

/** Which rules hold on a way, of the fields that are shown there. The gateway and the form both ask it. */
export const rulesOn = (
  way: Way,
  ways: Pick<RegistrationWays, 'smsRegistration' | 'mobilePassword'>,
  rules: readonly FieldRule[],
): readonly FieldRule[] => {
  // Where no code proves the number, a name and a password are what one logs in by.
  const required: Readonly<Record<string, boolean | undefined>> =
    way === 'username' ? {} : { mobileNum: true, username: !ways.smsRegistration, password: ways.mobilePassword || !ways.smsRegistration }
  return rules
    .map((rule) => {
      const here = required[rule.field]
      return here === undefined ? rule : { ...rule, shown: here, required: here }
    })
    .filter(({ shown }) => shown)
}
