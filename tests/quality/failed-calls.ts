import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A question that a page asks, and what it does with its failure. */
export interface QueryUse {
  readonly line: number
  readonly hook: string
  /** Whether its error is read, and a way to ask again. */
  readonly isHandled: boolean
  /** The file that shows the failure instead, or why none does. */
  readonly excuse?: { readonly shownBy: string } | { readonly reason: string } | undefined
}

/** RTK Query's hooks of an endpoint and TanStack Query's own; one that is asked at a press answers the press. */
const HOOK = /^use(?!Lazy)(?:[A-Z]\w*)?Query(?:State)?$/
const EXCUSE = /^Failure (?:shown by (?<file>\S+\.tsx?)|not shown: (?<reason>.{15,}))/
const FAILURE: ReadonlySet<string> = new Set(['error', 'isError'])
const RETRY: ReadonlySet<string> = new Set(['refetch'])
const STATEMENTS = /^(?:VariableDeclaration|ReturnStatement|ExpressionStatement|ExportNamedDeclaration)$/

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every node below one, with those around it, the nearest first. */
function* nodesOf(node: Node, around: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  yield [node, around]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child, [node, ...around])
}

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['name'] as string
  return node.type === 'MemberExpression' ? nameOf(node['property']) : undefined
}

const keysOf = (pattern: Node): string[] =>
  (pattern['properties'] as Node[]).flatMap((property) => (property.type === 'Property' ? (nameOf(property['key']) ?? []) : []))

/** What of a result is read that stands under a name: by its members, by patterns, or as one of several that are looked through. */
const readOf = (name: string, within: Node): string[] =>
  [...nodesOf(within)].flatMap(([node, [parent]]) => {
    if (node.type !== 'Identifier' || node['name'] !== name || !parent) return []
    if (parent.type === 'MemberExpression' && parent['object'] === node) return nameOf(parent['property']) ?? []
    if (parent.type === 'VariableDeclarator' && parent['init'] === node && (parent['id'] as Node).type === 'ObjectPattern')
      return keysOf(parent['id'] as Node)
    if (parent.type !== 'ArrayExpression') return []
    return [...nodesOf(within)].flatMap(([other]) =>
      other.type === 'ObjectPattern' ? keysOf(other) : other.type === 'MemberExpression' ? (nameOf(other['property']) ?? []) : [],
    )
  })

const isFunction = ({ type }: Node): boolean => /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type)

const readHere = (call: Node, around: readonly Node[]): string[] => {
  const [parent] = around
  if (parent?.type === 'MemberExpression') return nameOf(parent['property']) === undefined ? [] : [nameOf(parent['property'])!]
  if (parent?.type !== 'VariableDeclarator' || parent['init'] !== call) return []
  const id = parent['id'] as Node
  if (id.type === 'ObjectPattern') return keysOf(id)
  return readOf(nameOf(id) ?? '', around.find(isFunction) ?? around.at(-1)!)
}

/** A hook that hands on the whole result is a question itself, and judged where it is asked. */
const isHandedOn = (around: readonly Node[]): boolean => {
  const [parent, outer, , declarator] = around
  const inArrow = parent?.type === 'ArrowFunctionExpression' ? outer : undefined
  const inReturn = parent?.type === 'ReturnStatement' ? declarator : undefined
  return HOOK.test(nameOf((inArrow ?? inReturn)?.['id']) ?? '')
}

/** What the comment says that ends on the line before one of these, which are counted from one. */
const excuseAbove = (lines: readonly string[], at: readonly number[]): QueryUse['excuse'] => {
  for (const line of at) {
    let first = line - 1
    while (lines[first - 1]?.trimStart().startsWith('//')) first -= 1
    const text = lines.slice(first, line - 1).map((each) => each.trim().slice(2).trim())
    const { file, reason } = EXCUSE.exec(text.join(' '))?.groups ?? {}
    if (file) return { shownBy: file }
    if (reason) return { reason }
  }
  return undefined
}

/** Every question that a file asks. @throws Error when the file cannot be parsed. */
export const queriesIn = (path: string, text: string): QueryUse[] => {
  if (!text.includes('Query')) return []
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const lines = text.split('\n')
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  return [...nodesOf(program as unknown as Node)].flatMap(([node, around]) => {
    const hook = node.type === 'CallExpression' ? nameOf(node['callee']) : undefined
    if (hook === undefined || !HOOK.test(hook) || isHandedOn(around)) return []
    const read = readHere(node, around)
    const isHandled = read.some((name) => FAILURE.has(name)) && read.some((name) => RETRY.has(name))
    const at = [node, ...around.filter(({ type }) => STATEMENTS.test(type)).slice(0, 2)].map(({ start }) => lineOf(start))
    return [{ line: lineOf(node.start), hook, isHandled, excuse: excuseAbove(lines, at) }]
  })
}

/** Names under which a file takes a hook of a query that no longer say what it is. */
const renamedIn = (path: string, text: string): string[] =>
  [...nodesOf(parseSync(path, text).program as unknown as Node)].flatMap(([node]) => {
    const [from, to] =
      node.type === 'Property'
        ? [node['key'], node['value']]
        : node.type === 'ImportSpecifier'
          ? [node['imported'], node['local']]
          : node.type === 'ExportSpecifier'
            ? [node['local'], node['exported']]
            : node.type === 'VariableDeclarator'
              ? [node['init'], node['id']]
              : []
    const [before, after] = [nameOf(from), nameOf(to)]
    return before !== undefined && HOOK.test(before) && !(after !== undefined && HOOK.test(after)) ? [`${before} as ${after}`] : []
  })

/** What is wrong with the questions of some files. */
export const unshownIn = (texts: ReadonlyMap<string, string>): string[] => {
  const found = new Map([...texts].map(([path, text]) => [path, queriesIn(path, text)]))
  return [...found].flatMap(([path, uses]) => [
    ...(texts.get(path)!.includes('Query') ? renamedIn(path, texts.get(path)!) : []).map(
      (name) => `${path}: ${name} hides that it asks the gateway`,
    ),
    ...uses.flatMap(({ line, hook, isHandled, excuse }) => {
      const at = `${path}:${line} ${hook}`
      if (isHandled) return excuse ? `${at} reads its failure, so the comment above it is out of date` : []
      if (!excuse) return `${at} loses its failure: show it with a way to ask again`
      if ('reason' in excuse) return []
      const other = join(dirname(path), excuse.shownBy)
      const shows = found.get(other)?.some((use) => use.hook === hook && use.isHandled) === true
      return shows ? [] : `${at} says that ${other} shows its failure, which it does not`
    }),
  ])
}
