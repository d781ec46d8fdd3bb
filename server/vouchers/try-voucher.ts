import type { FastifyRequest } from 'fastify'
import type { VoucherProblem } from '#domain/pricing/vouchers.ts'
import { idOfCaller } from '#server/platform/guards.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type Limit, networkOf, type RateLimits } from '#server/platform/rate-limits.ts'

const limit: Limit = {
  name: 'voucher',
  max: 60,
  windowSeconds: 3600,
  by: (request) => String(idOfCaller(request) ?? networkOf(request)),
}
type GuessInput = { limits: RateLimits; request: FastifyRequest; code: string | undefined }
type QuoteResult = { voucher_problem: { code: VoucherProblem } | null }

/** Invalid codes are counted, so that nobody can find one by trying. */
export function tryVoucher<T>({ limits, request, code }: GuessInput, work: () => Promise<T>): Promise<T> {
  return code ? limits.guess(request, [limit], work) : work()
}

/** The same if the answer describes the problem instead of being a refusal. */
export async function tryVoucherInAnswer<T extends QuoteResult>(
  asked: GuessInput,
  work: () => Promise<T>,
): Promise<T> {
  let answer: T | undefined
  try {
    return await tryVoucher(asked, async () => {
      answer = await work()
      if (answer.voucher_problem?.code === 'voucher-unknown') throw new Refusal('voucher-unknown')
      return answer
    })
  } catch (error) {
    if (answer) return answer
    throw error
  }
}
