import type { FastifyRequest } from 'fastify'
import { fallbackLanguage, type Language, languageOf } from '#domain/languages.ts'

const longestCode = 35

/** The language in the query, or else English; an unsupported one is logged. */
export function askedLanguage(code: string | undefined, request: FastifyRequest): Language {
  const known = code !== undefined && code.length <= longestCode ? languageOf(code) : undefined
  if (code !== undefined && known === undefined)
    request.log.warn({ language: code.slice(0, longestCode) }, 'unsupported language')
  return known ?? fallbackLanguage
}
