import { parseSync, Visitor } from 'vite'

/** One module that a file names: by `import`, `export from`, `import()` or the type `import('…')`. */
export interface Import {
  readonly specifier: string
  readonly line: number
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Every module a TypeScript file names with a literal. @throws Error when the file cannot be parsed. */
export const importsOf = (path: string, text: string): Import[] => {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: Import[] = []
  const add = (source: { readonly type: string; readonly value?: unknown; readonly start: number } | null): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string')
      found.push({ specifier: source.value, line: lineOf(text, source.start) })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program)
  return found
}
