import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst, type Plugin } from 'vite'

const PACKAGE = 'lucide-react'

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value)

/** The file of every icon, by each name that the package gives it. */
const filesOf = (index: string): Map<string, string> =>
  new Map(
    parseAst(readFileSync(index, 'utf8')).body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return []
      const file = join(dirname(index), statement.source.value)
      return statement.specifiers
        .filter(({ local }) => nameOf(local) === 'default')
        .map(({ exported }): [string, string] => [nameOf(exported), file])
    }),
  )

/**
 * Lets a program import each icon from its own file. By way of the package's index every module that shows one icon
 * imports all of them, so that nobody could tell which a start needs; and all of them were read to build.
 */
export const directIcons = (): Plugin => {
  let files: Map<string, string> | undefined
  return {
    name: 'portico:direct-icons',
    apply: 'build',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(PACKAGE)) return undefined
      const found = parseAst(code).body.filter((statement) => statement.type === 'ImportDeclaration' && statement.source.value === PACKAGE)
      const index = found.length > 0 && (await this.resolve(PACKAGE, id))
      if (!index) return undefined
      files ??= filesOf(index.id)
      let direct = code
      for (const statement of found.toReversed()) {
        if (statement.type !== 'ImportDeclaration') continue
        const imports = statement.specifiers.map((specifier) => {
          const file = specifier.type === 'ImportSpecifier' && files?.get(nameOf(specifier.imported))
          if (!file) return this.error(`${id} imports something of ${PACKAGE} that is no icon`)
          return `import ${specifier.local.name} from ${JSON.stringify(file)};`
        })
        direct = direct.slice(0, statement.start) + imports.join('') + direct.slice(statement.end)
      }
      return { code: direct, map: null }
    },
  }
}
