import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]
type Expression = NonNullable<Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']>
type Property = Extract<Extract<Expression, { type: 'ObjectExpression' }>['properties'][number], { type: 'Property' }>

/** The docstrings above declarations and properties, by dotted path, e.g. `login` or `login.request.remember`. */
export type Docstrings = ReadonlyMap<string, string>

const plain = (comment: string): string => comment.replace(/^\*\s*|\s+$/g, '').replaceAll(/\s*\n\s*\*\s*/g, ' ')

/** The object that an expression builds, or builds a schema from: lists and options have the paths of what is in them. */
const objectsOf = (node: Expression): readonly Property[] => {
  if (node.type === 'ArrowFunctionExpression') return node.body.type === 'BlockStatement' ? [] : objectsOf(node.body)
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return objectsOf(node.expression)
  if (node.type === 'CallExpression')
    return node.arguments.flatMap((each) => (each.type === 'SpreadElement' ? [] : objectsOf(each as Expression)))
  return node.type === 'ObjectExpression' ? node.properties.filter((each): each is Property => each.type === 'Property') : []
}

/** The docstrings of a module of the contract. */
export const docstringsOf = (path: string): Docstrings => {
  const code = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, code)
  const above = (start: number): string | undefined => {
    const comment = comments.findLast(({ end }) => end <= start)
    if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return undefined
    return code.slice(comment.end, start).trim() === '' ? plain(comment.value) : undefined
  }
  const found = new Map<string, string>()
  const note = (name: string, start: number) => {
    const text = above(start)
    if (text !== undefined) found.set(name, text)
  }
  const visit = (name: string, node: Expression) => {
    for (const property of objectsOf(node)) {
      if (property.key.type !== 'Identifier') continue
      const inner = `${name}.${property.key.name}`
      note(inner, property.start)
      visit(inner, property.value as Expression)
    }
  }
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      note(id.name, statement.start)
      visit(id.name, init)
    }
  }
  return found
}
