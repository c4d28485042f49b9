import { parseSync, Visitor } from 'vite'

interface Pattern {
  readonly type: string
  readonly [part: string]: unknown
}

/** The names that a pattern gives. A key that keeps its name (`{ held }`) was named where the object was made. */
const namesIn = (pattern: Pattern | null | undefined): string[] => {
  if (!pattern) return []
  const inner = (part: unknown): string[] => namesIn(part as Pattern | null)
  switch (pattern.type) {
    case 'Identifier':
      return [pattern['name'] as string]
    case 'AssignmentPattern':
      return inner(pattern['left'])
    case 'RestElement':
      return inner(pattern['argument'])
    case 'TSParameterProperty':
      return inner(pattern['parameter'])
    case 'ArrayPattern':
      return (pattern['elements'] as unknown[]).flatMap(inner)
    case 'ObjectPattern':
      return (pattern['properties'] as Pattern[]).flatMap((property) =>
        property.type === 'Property' ? (property['shorthand'] ? [] : inner(property['value'])) : inner(property),
      )
    default:
      return []
  }
}

/**
 * What a TypeScript file declares: variables, parameters, functions, classes, types, the members of types, and imports under
 * another name.
 * @throws Error when it cannot be parsed
 */
export const declaredNames = (path: string, text: string): ReadonlySet<string> => {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const names = new Set<string>()
  const add = (pattern: unknown): void => {
    for (const name of namesIn(pattern as Pattern | null)) names.add(name)
  }
  const addFunction = ({ id, params }: { readonly id?: unknown; readonly params?: unknown }): void => {
    add(id)
    for (const param of params as unknown[]) add(param)
  }
  const addId = ({ id }: { readonly id?: unknown }): void => add(id)
  const addKey = ({ key }: { readonly key?: unknown }): void => add(key)
  new Visitor({
    VariableDeclarator: addId,
    ClassDeclaration: addId,
    ImportSpecifier: ({ imported, local }) => {
      if (imported.type !== 'Identifier' || imported.name !== local.name) add(local)
    },
    TSTypeAliasDeclaration: addId,
    TSInterfaceDeclaration: addId,
    TSPropertySignature: addKey,
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    TSFunctionType: addFunction,
    TSMethodSignature: (node) => {
      addKey(node)
      addFunction({ params: node.params })
    },
  }).visit(program)
  return names
}
