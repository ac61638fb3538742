import type { ESTree, Plugin } from 'vite'
import { source } from './screens.ts'

/** Where schemas stand: in modules of ours. */
const OURS = /\/(?:src\/(?:domain|contract|web)|packages\/[\w-]+\/src)\/.*\.tsx?$/

/** What a schema is asked for something else than another schema. */
const ANSWERS = /^(?:config|def|element|options|parse\w*|safeParse\w*|shape|values)$/

/** What makes another schema of one. Other things than schemas have names too, so that only these words count after a name. */
const MAKES_ANOTHER =
  /^(?:and|array|catch|default|extend|keyof|max|min|nullable|nullish|omit|optional|or|partial|pick|pipe|readonly|refine|required|safeExtend|strict|superRefine|transform|unwrap)$/

/**
 * Has every schema of the front end made when it is first asked something (`when-used.ts`). More than a thousand stand in the modules that
 * a screen is drawn with, and hardly one is asked before it is there: answers are believed, and what is typed comes later (decision 0034).
 */
export function schemasWhenUsed(): Plugin {
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

/** The module with its schemas put behind functions. Every line keeps its number: what is needed for it is imported on the first. */
export function deferSchemas(code: string, program: ESTree.Program): string {
  const places = schemasOf(program)
  if (places.length === 0) return code
  const deferred = places.toReversed().reduce((text, { start, end }) => {
    return `${text.slice(0, start)}whenUsed(() => ${text.slice(start, end)})${text.slice(end)}`
  }, code)
  return `import { whenUsed } from ${JSON.stringify(source('api', 'when-used.ts'))}; ${deferred}`
}

type Place = Pick<ESTree.Span, 'start' | 'end'>

/** The schemas that a module makes while it is loaded, and not those that stand in one of its functions. */
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
