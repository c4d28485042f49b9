const WIDTH = 800

const printed = (value: unknown, indent: string, before: number): string => {
  const line = JSON.stringify(value) ?? 'null'
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= WIDTH) return line
  const inner = `${indent} `
  if (Array.isArray(value)) return `[\n${value.map((each) => inner + printed(each, inner, 0)).join(',\n')}\n${indent}]`
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{\n${entries.map(([key, each]) => `${inner}${JSON.stringify(key)}: ${printed(each, inner, key.length + 4)}`).join(',\n')}\n${indent}}`
}

/** JSON in which whatever fits on a line stands on one: a third of the size of the usual form, and a change shows as few lines. */
export const printJson = (value: unknown): string => `${printed(value, '', 0)}\n`
