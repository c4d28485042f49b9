import { parseAst, type Plugin } from 'vite'

/** What only the published reference, the gateway and the tests read of a row. */
const SPOKEN: ReadonlySet<string> = new Set(['summary', 'example', 'failures'])
const CONTRACT = /\/contract\/[a-z-]+\.ts$/

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

type Body = ReturnType<typeof parseAst>['body']
type Declaration = Extract<Body[number], { type: 'VariableDeclaration' }>

const declarationsOf = (body: Body): Declaration[] =>
  body.flatMap((statement) => {
    const found = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return found?.type === 'VariableDeclaration' ? [found] : []
  })

type Expression = NonNullable<Declaration['declarations'][number]['init']>
type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>
type Property = Extract<ObjectExpression['properties'][number], { type: 'Property' }>

const propertiesOf = ({ properties }: ObjectExpression): Property[] => properties.filter((each) => each.type === 'Property')

/** The schemas among an object's properties, and among those of the objects in it. */
const schemasIn = (object: ObjectExpression): Property[] =>
  propertiesOf(object).flatMap((property) => {
    if (property.value.type === 'ObjectExpression') return schemasIn(property.value)
    return property.value.type === 'CallExpression' && !property.computed ? [property] : []
  })

/** Builds each schema when it is first read: a start reads few of the many it knows. Without any, the expression stays as it is. */
const whenRead = (code: string, init: Expression, schemas: readonly Property[]): Edit[] => {
  if (schemas.length === 0) return []
  const kept = schemas.map((_, at) => `$${at}`)
  return [
    { start: init.start, end: init.start, text: `{ let ${kept.join()}; return ` },
    ...schemas.flatMap(({ key, value }, at) => [
      { start: key.start, end: value.start, text: `get ${code.slice(key.start, key.end)}() { return ${kept[at]} ??= ` },
      { start: value.end, end: value.end, text: ' }' },
    ]),
    { start: init.end, end: init.end, text: ' }' },
  ]
}

/** The row's properties that nobody reads here, each up to what follows it. */
const spokenIn = (row: ObjectExpression): Edit[] =>
  row.properties.flatMap((property, at) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || !SPOKEN.has(property.key.name)) return []
    return [{ start: property.start, end: row.properties[at + 1]?.start ?? row.end - 1, text: '' }]
  })

/** A schema's methods look as if they did something; a pure function around them says that they do not. */
const pure = ({ start, end }: Expression, inside: readonly Edit[]): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => ' },
  ...inside,
  { start: end, end, text: ')()' },
]

const rowOf = (init: Expression): ObjectExpression | undefined => {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'call') return undefined
  const [row] = init.arguments
  return row?.type === 'ObjectExpression' ? row : undefined
}

const editsOf = (code: string): Edit[] =>
  declarationsOf(parseAst(code).body)
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ init }) => {
      if (init?.type === 'ObjectExpression') {
        const schemas = schemasIn(init)
        return schemas.length > 0 ? pure(init, whenRead(code, init, schemas)) : []
      }
      if (init?.type !== 'CallExpression') return []
      const row = rowOf(init)
      if (!row) return pure(init, [])
      const schemas = propertiesOf(row).filter(
        ({ key, value }) => value.type === 'CallExpression' && !(key.type === 'Identifier' && SPOKEN.has(key.name)),
      )
      return pure(init, [...whenRead(code, init, schemas), ...spokenIn(row)])
    })

/**
 * Leaves out of a program what it never reads of the contract: schemas that it does not use, the reference's words and examples.
 * The schemas of calls and events are built when they are first read.
 */
export const leanContract: Plugin = {
  name: 'portico:lean-contract',
  apply: 'build',
  transform: (code, id) => {
    if (!CONTRACT.test(id)) return undefined
    // Those at one place stand in the order they are given in.
    const edits = editsOf(code).toSorted((one, other) => one.start - other.start)
    const parts = edits.map(({ end, text }, at) => text + code.slice(end, edits[at + 1]?.start))
    return { code: code.slice(0, edits[0]?.start) + parts.join(''), map: null }
  },
}
