import { isSame } from './is-same.ts'

/** What the server answered, with what was typed after it was `sent`: field by field, a list as a whole. */
export function withTypedSince<Value>(answer: Value, sent: Value, typed: Value): Value {
  if (isSame(sent, typed)) return answer
  if (!isObject(answer) || !isObject(sent) || !isObject(typed)) return typed
  const merged: Record<string, unknown> = {}
  for (const field of Object.keys({ ...answer, ...typed })) {
    const value = withTypedSince<unknown>(answer[field], sent[field], typed[field])
    if (value !== undefined) merged[field] = value
  }
  return merged as Value
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
