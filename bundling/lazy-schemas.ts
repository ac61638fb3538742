import type { ESTree, Plugin } from 'vite'
import { source } from './screens.ts'

/** The modules of ours that may hold schemas. */
const OURS = /\/(?:src\/(?:domain|contract|web)|packages\/[\w-]+\/src)\/.*\.tsx?$/

/** Methods of a schema that do not return another schema. */
const ANSWERS = /^(?:config|def|element|options|parse\w*|safeParse\w*|shape|values)$/

/**
 * Methods that return another schema. Other objects have methods of these names too, so only a call
 * on a schema's name counts.
 */
const MAKES_ANOTHER =
  /^(?:and|array|catch|default|extend|keyof|max|min|nullable|nullish|omit|optional|or|partial|pick|pipe|readonly|refine|required|safeExtend|strict|superRefine|transform|unwrap)$/

/**
 * Creates every schema of the front end when it is first used (`lazy-value.ts`). The modules of a
 * screen hold more than a thousand, and hardly any is needed for the first drawing: the browser
 * trusts the server's answers, and forms are checked later (decision 0034).
 */
export function lazySchemas(): Plugin {
  return {
    name: 'plateful:schemas-when-used',
    transform: {
      filter: { id: OURS },
      handler(code) {
        return { code: deferSchemas(code, this.parse(code)), map: null }
      },
    },
  }
}

/**
 * The module with its schemas inside functions. Lines keep their numbers: the import is added to
 * the first line.
 */
export function deferSchemas(code: string, program: ESTree.Program): string {
  const places = schemasOf(program)
  if (places.length === 0) return code
  const deferred = places.toReversed().reduce((text, { start, end }) => {
    return `${text.slice(0, start)}lazyValue(() => ${text.slice(start, end)})${text.slice(end)}`
  }, code)
  return `import { lazyValue } from ${JSON.stringify(source('api', 'lazy-value.ts'))}; ${deferred}`
}

type Place = Pick<ESTree.Span, 'start' | 'end'>

/** The schemas that a module creates while it loads, without those inside functions. */
function schemasOf({ body }: ESTree.Program): Place[] {
  const found: Place[] = []
  const schemas = new Set<string>()
  const makers = new Set<string>()

  const isSchema = (node: ESTree.Node): boolean => {
    const words: string[] = []
    let at = node
    while (at.type === 'CallExpression' || at.type === 'MemberExpression') {
      if (at.type === 'MemberExpression')
        words.push(at.property.type === 'Identifier' ? at.property.name : '')
      at = at.type === 'CallExpression' ? at.callee : at.object
    }
    if (at.type !== 'Identifier' || words.some((word) => ANSWERS.test(word))) return false
    if (makers.has(at.name)) return true
    return schemas.has(at.name) && words.length > 0 && words.every((word) => MAKES_ANOTHER.test(word))
  }

  const visit = (node: ESTree.Node): void => {
    if (/Function|Class/.test(node.type)) return
    if (node.type === 'CallExpression' && isSchema(node)) found.push(node)
    else childrenOf(node).forEach(visit)
  }

  for (const statement of body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) {
        if (statement.source.value === 'zod') makers.add(local.name)
        else if (/^[A-Z]/.test(local.name)) schemas.add(local.name)
      }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init === null) continue
      if (init.type === 'ArrowFunctionExpression' && isSchema(init.body)) makers.add(id.name)
      if (isSchema(init)) schemas.add(id.name)
      visit(init)
    }
  }
  return found
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode)
