import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { inRoot, root } from '../../scripts/lib/root.ts'
import { createElectron } from './fake/index.ts'

/** What stands on both sides of a preload's bridge; the harness brings its own in harness/page. */
const PRELOAD = ['contextBridge', 'ipcRenderer']

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const each of value) walk(each, visit)
  else if (value && typeof value === 'object') {
    if (typeof (value as Node).type === 'string') visit(value as Node)
    for (const each of Object.values(value)) walk(each, visit)
  }
}

/** `app`, `app.quit`, ...: every value that a file takes from `electron`, and the members it reads of it. */
const symbolsOf = (path: string): string[] => {
  const { program } = parseSync(path, readFileSync(inRoot(path), 'utf8'))
  const local = new Map<string, string>()
  const found = new Set<string>()
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return
    if (!/^electron(\/main)?$/.test((node.source as { value: string }).value)) return
    for (const { type, importKind, imported, local: own } of node.specifiers as Record<string, { name: string } & string>[]) {
      if (importKind === 'type') continue
      expect(type, `${path} takes names from electron one by one`).toBe('ImportSpecifier')
      local.set(own!.name, imported!.name)
      found.add(imported!.name)
    }
  })
  walk(program, (node) => {
    const { object, property, computed } = node as { object?: Node; property?: Node; computed?: boolean }
    if (node.type !== 'MemberExpression' || object?.type !== 'Identifier' || computed) return
    const symbol = local.get(object.name as string)
    if (symbol) found.add(`${symbol}.${property?.name as string}`)
  })
  return [...found]
}

const files = globSync(['main/**/*.electron.ts', 'preload/*.ts'], { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
const { electron, becomeReady } = createElectron()
becomeReady()

const has = (symbol: string): boolean => {
  const [name = '', member] = symbol.split('.')
  if (PRELOAD.includes(name)) return true
  const part = (electron as Record<string, object>)[name]
  return part !== undefined && (member === undefined || member in part)
}

describe('the fake electron', () => {
  test.each(files)('has every symbol that %s uses', (path) => {
    expect(symbolsOf(path).filter((symbol) => !has(symbol))).toEqual([])
  })

  test('the sources take something from electron at all', () => {
    expect(files.flatMap(symbolsOf)).toEqual(expect.arrayContaining(['webContents.fromId', 'contextBridge.exposeInMainWorld']))
  })

  test('throws for a member it does not imitate', () => {
    expect(() => (electron.app as unknown as { getFileIcon: unknown }).getFileIcon).toThrow('The fake electron has no app.getFileIcon')
    expect(() => (electron.safeStorage as unknown as { encryptString: unknown }).encryptString).toThrow('has no safeStorage.encryptString')
  })
})
