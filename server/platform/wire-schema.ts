import { z } from 'zod'

const sent = new WeakMap<z.ZodType, Record<string, unknown>>()

/** The JSON Schema of a schema's output; always the same object, since hundreds of calls share one response. */
export function sentSchema(schema: z.ZodType): Record<string, unknown> {
  const known = sent.get(schema) ?? wireSchema(schema)
  sent.set(schema, known)
  return known
}

/** The JSON Schema of a schema's output or input. */
export function wireSchema(schema: z.ZodType, side: 'input' | 'output' = 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override: joinNull,
  })
  return json
}

// Nullable types are written as one type with two names: the compiled serializer would otherwise validate both
// alternatives.
function joinNull({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [value, nothing, ...more] = jsonSchema.anyOf ?? []
  if (!isTyped(value) || !isTyped(nothing) || nothing.type !== 'null' || more.length > 0) return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, value, { type: [value.type, 'null'] })
  if (value.enum) jsonSchema.enum = [...value.enum, null]
}

function isTyped(schema: unknown): schema is z.core.JSONSchema.BaseSchema & { type: string } {
  return typeof schema === 'object' && schema !== null && 'type' in schema && typeof schema.type === 'string'
}
