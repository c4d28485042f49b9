import type { Command } from 'commander'

export type Options = Readonly<Record<string, string | undefined>>

/** Adds `--title-en <text>` and so on, one for each language. */
export const withTexts = (command: Command, languages: readonly string[], names: Readonly<Record<string, string>>): Command => {
  for (const code of languages)
    for (const [name, what] of Object.entries(names)) command.option(`--${name}-${code.toLowerCase()} <text>`, `${what} in ${code}`)
  return command
}

/** `--title-en x --title-ty y` in commander's names, as `{EN: x, TY: y}`. */
export const localized = (options: Options, name: string, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((code) => {
      const text = options[`${name}${code[0]}${code.slice(1).toLowerCase()}`]
      return text === undefined ? [] : [[code, text]]
    }),
  )
