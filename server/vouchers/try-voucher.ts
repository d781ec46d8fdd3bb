import type { FastifyRequest } from 'fastify'
import type { Quote } from '#contract/checkout.ts'
import { readVoucherCode } from '#domain/pricing/vouchers.ts'
import type { Deps } from '#server/platform/context.ts'
import { idOfCaller } from '#server/platform/guards.ts'
import { languageOfRequest, Refusal } from '#server/platform/problems.ts'
import { type Limit, networkOf, type RateLimits } from '#server/platform/rate-limits.ts'

const windowSeconds = 3600
const guesserOf = (request: FastifyRequest) => String(idOfCaller(request) ?? networkOf(request))
const limit: Limit = { name: 'voucher', max: 60, windowSeconds, by: guesserOf }
const sameCode: Limit = { name: 'voucher-code', max: 2, windowSeconds }
type GuessInput = { limits: RateLimits; request: FastifyRequest; code: string | undefined }

/**
 * Invalid codes are counted, so that nobody can find one by trying. The same code counts once: the browser sends it with
 * every quote.
 */
export function tryVoucher<T>({ limits, request, code }: GuessInput, work: () => Promise<T>): Promise<T> {
  if (!code) return work()
  const of = `${guesserOf(request)} ${readVoucherCode(code)}`
  return limits.guess(request, [limit], work, { limit: sameCode, of })
}

/**
 * The same for a quote, which describes the problem instead of being a refusal. Who tried too many codes, or shares a
 * network with such a person, can still order without a voucher.
 */
export async function quoteWithVoucher(
  { translations, ...asked }: GuessInput & Pick<Deps, 'translations'>,
  quoteWith: (code: string | undefined) => Promise<Quote>,
): Promise<Quote> {
  let quote: Quote | undefined
  try {
    return await tryVoucher(asked, async () => {
      quote = await quoteWith(asked.code)
      if (quote.voucher_problem?.code === 'voucher-unknown') throw new Refusal('voucher-unknown')
      return quote
    })
  } catch (error) {
    if (quote) return quote
    if (!(error instanceof Refusal && error.code === 'too-many-requests')) throw error
    const { code } = error
    const translate = translations.translatorFor(languageOfRequest(asked.request))
    return {
      ...(await quoteWith(undefined)),
      voucher_problem: { code, message: translate(`problems:${code}`) },
    }
  }
}
