import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type FieldProblem, fieldProblemText } from '#domain/field-problems.ts'
import { type Language, languageOf, preferredLanguage } from '#domain/languages.ts'
import type { ProblemCode } from '#domain/problems.ts'
import type { Translate, Values } from '#domain/translation.ts'
import { isLostConnection } from '#lib/postgres/postgres.ts'
import { retryableErrors, sqlState } from './database.ts'
import { errorCode } from './start-problem.ts'

type Words = { t: Translate; language: Language }
/** Keys under `problems:fields` by field; or complete sentences, once the language is known. */
type Errors = Record<string, FieldProblem[]> | ((words: Words) => Record<string, string[]>)

type Details = {
  errors?: Errors | undefined
  retryAfterSeconds?: number | undefined
  /** Values for the code's sentence. */
  values?: ((language: Language) => Values) | undefined
  /** Further fields of the answer, once the language is known. */
  more?: Readonly<Record<string, (language: Language) => unknown>>
  /** Whom it is about, for the log only. */
  userId?: number | undefined
}

/** Thrown to refuse something; the error handler translates it. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** `errors` are translated with the response. */
export function refuse(code: ProblemCode, errors?: Errors): never {
  throw new Refusal(code, { errors })
}

/** The same for all callers; the log records whom it was about. */
export function refuseAbout(userId: number | undefined, code: ProblemCode): never {
  throw new Refusal(code, { userId })
}

type Wording = {
  statusOf: Record<ProblemCode, number>
  translatorFor: (language: Language) => Translate
  onRefusal?: (refusal: Refusal, request: FastifyRequest) => void
}

export type ProblemAnswers = ReturnType<typeof problemAnswers>

/** Every refusal is sent as `{ message, code, errors? }` in the caller's language, whatever its cause. */
export function problemAnswers({ statusOf, translatorFor, onRefusal }: Wording) {
  const wordsOf = (request: FastifyRequest): Words => {
    const language = languageOfRequest(request)
    return { t: translatorFor(language), language }
  }
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    code: ProblemCode,
    { errors, values, more = {} }: Pick<Details, 'more' | 'values'> & { errors?: object | undefined } = {},
  ) => {
    const language = languageOfRequest(request)
    const message = translatorFor(language)(`problems:${code}`, values?.(language))
    reply.code(statusOf[code]).header('cache-control', 'no-store').header('vary', 'accept-language')
    const pause = pauseSeconds[code]
    if (pause && !reply.hasHeader('retry-after')) reply.header('retry-after', String(pause))
    const added = Object.entries(more).map(([field, valueIn]) => [field, valueIn(language)])
    return reply.send({ message, code, ...(errors && { errors }), ...Object.fromEntries(added) })
  }
  return {
    onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      if (error instanceof Refusal) {
        onRefusal?.(error, request)
        const { errors, retryAfterSeconds, ...details } = error.details
        if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
        const words = errors && inWords(errors, wordsOf(request))
        return answer(request, reply, error.code, { errors: words, ...details })
      }
      if (error.cause instanceof z.ZodError) {
        const errors = fieldErrors(error.cause, translatorFor(languageOfRequest(request)))
        return answer(request, reply, 'invalid-input', { errors })
      }
      const code = outageOf(error) ?? unstorableCode(error) ?? codeOf(error.statusCode)
      if (code === 'invalid-input')
        return answer(request, reply, code, { errors: inWords({ body: ['invalid'] }, wordsOf(request)) })
      if (statusOf[code] >= 500) request.log.error({ err: error }, 'unexpected error')
      return answer(request, reply, code)
    },
    /** For input that never became a request. */
    answerTo: (code: ProblemCode) => ({
      status: statusOf[code],
      body: { message: translatorFor('en')(`problems:${code}`), code },
    }),
    onMissing: (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, 'not-found'),
  }
}

export function answerProblems(app: FastifyInstance, { onError, onMissing }: ProblemAnswers): void {
  app.setErrorHandler(onError)
  app.setNotFoundHandler(onMissing)
}

/** After how many seconds it is worth trying again. */
const pauseSeconds: Partial<Record<ProblemCode, number>> = { unavailable: 1, 'cannot-save': 60 }

/** A statement, a wait for a lock or an idle transaction that took too long. */
const tookTooLong = ['57014', '55P03', '25P03']
/** Out of memory, a limit reached, or a disk failure. */
const exhausted = ['53000', '53200', '53400', '58030']
/** The database's code for a full disk, those of the system, and the file store's. */
const fullDisk = ['53100', 'ENOSPC', 'EDQUOT', 'FILE_STORE_FULL']
const passing = [...retryableErrors, ...tookTooLong, ...exhausted, 'FILE_STORE_FAILED']

/** Temporary failures that are not the request's fault: database, disk or file store are unreachable or full. */
export function outageOf(error: unknown): 'unavailable' | 'cannot-save' | undefined {
  const code = sqlState(error) ?? errorCode(error) ?? ''
  if (fullDisk.includes(code)) return 'cannot-save'
  return isLostConnection(error) || passing.includes(code) ? 'unavailable' : undefined
}

/** Valid in a body but not stored by PostgreSQL: NUL, in text or JSON. */
const unstorable = ['22021', '22P05']

function unstorableCode(error: unknown): ProblemCode | undefined {
  return unstorable.includes(sqlState(error) ?? '') ? 'invalid-input' : undefined
}

/** Refused by the framework: a body that is not JSON, too large or of another type, or a URL that is too long. */
function codeOf(status: number | undefined): ProblemCode {
  if (status === 408) return 'too-slow'
  if (status === 413) return 'body-too-large'
  if (status === 414) return 'address-too-long'
  if (status === 415) return 'unsupported-media-type'
  if (status === 404) return 'not-found'
  if (status === 429) return 'too-many-requests'
  if (status === 503) return 'unavailable'
  return status !== undefined && status >= 400 && status < 500 ? 'invalid-input' : 'unexpected'
}

/** The language of the response: `language_code` of the query, or else Accept-Language, or else English. */
export function languageOfRequest(request: FastifyRequest): Language {
  const { language_code: asked } = (request.query ?? {}) as { language_code?: unknown }
  const chosen = typeof asked === 'string' && asked.length < 36 ? languageOf(asked) : undefined
  return chosen ?? preferredLanguage(request.headers['accept-language'] ?? '') ?? 'en'
}

function inWords(errors: Errors, words: Words): Record<string, string[]> {
  if (typeof errors === 'function') return errors(words)
  const entries = Object.entries(errors)
  return Object.fromEntries(
    entries.map(([field, keys]) => [field, keys.map((key) => fieldProblemText(words.t, field, key))]),
  )
}

function fieldErrors(error: z.ZodError, translate: Translate): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues.flatMap(inFirstForm)) {
    for (const field of fieldsOf(issue)) {
      errors[field] ??= []
      errors[field].push(wordsFor(issue, field, translate))
    }
  }
  return errors
}

/** Of a body that may have several forms, what is wrong with the first. */
function inFirstForm(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  const isBody = issue.code === 'invalid_union' && issue.path.length === 0
  return (isBody && issue.errors[0]) || [issue]
}

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
  return names.map((name) => name.join('.').slice(0, 100) || 'body')
}

function wordsFor(issue: z.core.$ZodIssue, field: string, translate: Translate): string {
  const say = (problem: FieldProblem, values?: Values) => fieldProblemText(translate, field, problem, values)
  if (isLeftOut(issue)) return say('required')
  switch (issue.code) {
    case 'too_small':
      return say(sized(issue.origin, 'small'), { minimum: leastOf(issue) })
    case 'too_big':
      return say(sized(issue.origin, 'big'), { maximum: Number(issue.maximum) })
    case 'invalid_type':
      if (issue.expected === 'number') return say('number')
      return say(issue.expected === 'int' ? 'int' : 'invalid')
    case 'unrecognized_keys':
      return say('unknown')
    case 'custom':
      return say(
        typeof issue.params?.problem === 'string' ? (issue.params.problem as FieldProblem) : 'invalid',
      )
    default:
      return say('invalid')
  }
}

/** Absent, empty, or a box that must be ticked and is not. */
function isLeftOut(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'unrecognized_keys') return false
  const { input } = issue
  if (input === undefined || input === '') return true
  return issue.code === 'invalid_value' && input === false && issue.values.includes(true)
}

/** Rounded up to whole numbers. */
function leastOf({ minimum, inclusive = true }: z.core.$ZodIssueTooSmall): number {
  return Number(minimum) + (inclusive ? 0 : 1)
}

function sized(origin: string, side: 'small' | 'big'): FieldProblem {
  return origin === 'string' ? (side === 'small' ? 'too-short' : 'too-long') : `too-${side}`
}
