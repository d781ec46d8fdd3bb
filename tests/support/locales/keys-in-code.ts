import { parseSync } from 'oxc-parser'

export type KeysInCode = {
  /** Keys that code is certain to look up: `t('cart.title')`. */
  asked: Set<string>
  /** Every string in code that may be a key, or the pattern of one. */
  mentioned: Set<string>
  patterns: RegExp[]
}

type Node = { type: string; [field: string]: unknown }

/** Finds the text keys in source files. */
export function keysInCode(files: Iterable<[path: string, source: string]>): KeysInCode {
  const keys: KeysInCode = { asked: new Set(), mentioned: new Set(), patterns: [] }
  for (const [path, source] of files) collect(parseSync(path, source).program, keys)
  return keys
}

function collect(node: unknown, keys: KeysInCode): void {
  if (Array.isArray(node)) for (const item of node) collect(item, keys)
  if (!isNode(node)) return
  if (node.type === 'CallExpression' && isTranslator(node.callee)) {
    const [key] = node.arguments as Node[]
    if (key?.type === 'Literal' && typeof key.value === 'string') keys.asked.add(key.value)
  }
  if (node.type === 'Literal' && typeof node.value === 'string') keys.mentioned.add(node.value)
  if (node.type === 'TemplateLiteral') keys.patterns.push(patternOf(node))
  for (const field of Object.values(node)) if (typeof field === 'object') collect(field, keys)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function isTranslator(callee: unknown) {
  if (!isNode(callee)) return false
  if (callee.type === 'MemberExpression') return isTranslator(callee.property)
  return callee.type === 'Identifier' && (callee.name === 't' || callee.name === 'translate')
}

/** A key with placeholders, such as `problems.${code}`; one with placeholders only is ignored. */
function patternOf(node: Node): RegExp {
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  if (!parts.some((part) => /\w{2}/.test(part))) return /^$/
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)
}
