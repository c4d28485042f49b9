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

/** The row's properties that nobody reads here, each up to what follows it. */
const spokenIn = (init: Declaration['declarations'][number]['init']): Edit[] => {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'call') return []
  const [row] = init.arguments
  if (row?.type !== 'ObjectExpression') return []
  return row.properties.flatMap((property, at) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || !SPOKEN.has(property.key.name)) return []
    return [{ start: property.start, end: row.properties[at + 1]?.start ?? row.end - 1, text: '' }]
  })
}

const editsOf = (code: string): Edit[] =>
  declarationsOf(parseAst(code).body)
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression') return []
      // A schema's methods look as if they did something; a pure function around them says that they do not.
      const around = [
        { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
        { start: init.end, end: init.end, text: ')()' },
      ]
      return [...around, ...spokenIn(init)]
    })

/** Leaves out of a program what it never reads of the contract: schemas that it does not use, the reference's words and examples. */
export const leanContract: Plugin = {
  name: 'portico:lean-contract',
  apply: 'build',
  transform: (code, id) => {
    if (!CONTRACT.test(id)) return undefined
    const edits = editsOf(code).toSorted((one, other) => other.start - one.start)
    return { code: edits.reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code), map: null }
  },
}
