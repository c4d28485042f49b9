import { PATTERN_FAMILIES } from '@portico/contract/registration/pattern-families'
import type { FieldRule, RegistrationChange, RegistrationSettings } from '@portico/contract/registration/shapes'

type RuleChange = NonNullable<NonNullable<RegistrationChange['fields']>['username']>

type Present<Part> = { [Name in keyof Part]?: Exclude<Part[Name], undefined> }

/** The parts that are not left out. */
export const present = <Part extends object>(part: Part | undefined): Present<Part> => {
  const entries = Object.entries(part ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Present<Part>
}

/** A hidden field is not required, and one that is required is shown. */
const changedRule = (rule: FieldRule, change: RuleChange): FieldRule => {
  const { shown, required, patternId, acceptedPattern } = change
  const family = patternId !== undefined && acceptedPattern === undefined ? { acceptedPattern: PATTERN_FAMILIES[patternId] ?? '' } : {}
  return {
    ...rule,
    ...present(change),
    ...family,
    ...(shown === false && required === undefined ? { required: false } : {}),
    ...(required === true && shown === undefined ? { shown: true } : {}),
  }
}

/** The settings after a change. */
export const changedSettings = (settings: RegistrationSettings, change: RegistrationChange): RegistrationSettings => ({
  ways: { ...settings.ways, ...present(change.ways) },
  minimumAge: change.minimumAge ?? settings.minimumAge,
  zaloBonus: change.zaloBonus === undefined ? settings.zaloBonus : change.zaloBonus,
  rules: settings.rules.map((rule) => changedRule(rule, (change.fields as Readonly<Record<string, RuleChange>>)?.[rule.field] ?? {})),
})

const entriesOf = ({ ways, rules, ...rest }: RegistrationSettings): [string, unknown][] => [
  ...Object.entries(rest),
  ...Object.entries(ways),
  ...rules.map((rule): [string, unknown] => [rule.field, rule]),
]

/** The names of what differs: fields, ways, `minimumAge`, `zaloBonus`. */
export const differences = (before: RegistrationSettings, after: RegistrationSettings): string[] => {
  const old = new Map(entriesOf(before).map(([name, value]) => [name, JSON.stringify(value)]))
  return entriesOf(after).flatMap(([name, value]) => (old.get(name) === JSON.stringify(value) ? [] : [name]))
}

/** What stands under names of `differences`. */
export const partsOf = (settings: RegistrationSettings, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(entriesOf(settings).filter(([name]) => names.includes(name)))
