import { type LoggerOptions, stdSerializers } from 'pino'

/** A failed query is logged without its parameters, which are addresses, names and hashes. */
export const errorsWithoutValues = {
  serializers: {
    err(error: Error) {
      const { params, parameters, args, detail, where, ...told } = stdSerializers.err(error)
      return { ...told, message: withoutValues(told.message, error), stack: withoutValues(told.stack, error) }
    },
  },
  hooks: {
    // A log line without text would take the error's message, bypassing the serializer.
    logMethod(line, method) {
      const [first, text]: unknown[] = line
      const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
      if (text !== undefined || !(error instanceof Error)) return method.apply(this, line)
      method.apply(this, [first as object, withoutValues(error.message, error)])
    },
  },
} satisfies LoggerOptions

function withoutValues(text: string | undefined, error: Error): string {
  return valuesIn(error).reduce((rest, values) => rest.replaceAll(values, ''), text ?? '')
}

/** Drizzle's messages contain the query's parameters, here and in causes. */
function valuesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'params' in error ? [`\nparams: ${error.params}`] : []
  return [...own, ...valuesIn(error.cause)]
}
