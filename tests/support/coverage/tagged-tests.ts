import { type CallExpression, type Node, parseSync, visitorKeys } from 'oxc-parser'

export type TaggedTest = {
  title: string
  tags: readonly string[]
  /** Never runs: skipped, todo, or skipped in its own body. */
  isSkipped: boolean
  /** Runs only under a condition. */
  isConditional: boolean
}

type Scope = Omit<TaggedTest, 'title'>

const outermost: Scope = { tags: [], isSkipped: false, isConditional: false }

/** Every test of a file that has tags, its own or those of an enclosing `describe`. */
export function taggedTestsOf(path: string, source: string): TaggedTest[] {
  const found: TaggedTest[] = []
  const visit = (node: Node, scope: Scope) => {
    const declared = node.type === 'CallExpression' ? declarationOf(node) : undefined
    if (declared?.kind === 'test') {
      const { title, ...inner } = within(scope, declared)
      if (inner.tags.length > 0) found.push({ title, ...inner })
      return
    }
    const inner = declared ? within(scope, declared) : scope
    for (const child of childrenOf(node)) visit(child, inner)
  }
  visit(parseSync(path, source).program, outermost)
  return found
}

type Declaration = TaggedTest & { kind: 'test' | 'describe' }

function within(scope: Scope, declared: Declaration): TaggedTest {
  return {
    title: declared.title,
    tags: [...scope.tags, ...declared.tags],
    isSkipped: scope.isSkipped || declared.isSkipped,
    isConditional: scope.isConditional || declared.isConditional,
  }
}

/** `test(title, …)`, `describe.each(…)(title, …)` and so on; undefined for any other call. */
function declarationOf(call: CallExpression): Declaration | undefined {
  const [name, ...modifiers] = namesOf(call.callee)
  const kind = name === 'it' ? 'test' : name
  const [title, ...others] = call.arguments
  if ((kind !== 'test' && kind !== 'describe') || !title) return undefined
  const body = others.find(({ type }) => type !== 'ObjectExpression' && type !== 'Literal')
  // `test.each(rows)` and `test.runIf(condition)` only return the declaring function.
  if (!body && !/Literal$/.test(title.type)) return undefined
  const options = optionsOf(others)
  const isOff = ['skip', 'todo'].some((word) => modifiers.includes(word) || options.words.includes(word))
  return {
    kind,
    title: textOf(title),
    tags: options.tags,
    isSkipped: isOff || !body || (kind === 'test' && skipsItself(body)),
    isConditional: ['skipIf', 'runIf'].some((word) => modifiers.includes(word)),
  }
}

/** `describe.skip.each(…)` as `['describe', 'skip', 'each']`. */
function namesOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return namesOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag)
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return [...namesOf(callee.object), callee.property.name]
  return []
}

function optionsOf(nodes: readonly Node[]): { tags: string[]; words: string[] } {
  const properties = nodes.flatMap((node) => (node.type === 'ObjectExpression' ? node.properties : []))
  const named = properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value }]
      : [],
  )
  return {
    tags: named.filter(({ name }) => name === 'tags').flatMap(({ value }) => textsOf(value)),
    words: named.map(({ name }) => name),
  }
}

function textsOf(value: Node): string[] {
  return value.type === 'ArrayExpression'
    ? value.elements.flatMap((one) => (one ? textOf(one) : []))
    : [textOf(value)]
}

/** A computed tag is kept as source text, so that it matches no id. */
function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…')
  return node.type
}

function skipsItself(node: Node): boolean {
  if (node.type === 'CallExpression' && namesOf(node.callee).at(-1) === 'skip') return true
  return childrenOf(node).some(skipsItself)
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child = (node as unknown as Record<string, Node | readonly (Node | null)[] | null>)[key]
    return [child].flat().filter((one): one is Node => one !== null && one !== undefined)
  })
}
