import type { FastifyRequest } from 'fastify'
import type { VoucherProblem } from '#domain/pricing/vouchers.ts'
import { signedIn } from '#server/platform/guards.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Limit, RateLimits } from '#server/platform/rate-limits.ts'

const limit: Limit = {
  name: 'voucher',
  max: 60,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}
type GuessInput = { limits: RateLimits; request: FastifyRequest; code: string | undefined }
type QuoteResult = { voucher_problem: { code: VoucherProblem } | null }

/** Codes that are none are counted, so that nobody finds one by trying. */
export function guessVoucher<T>({ limits, request, code }: GuessInput, work: () => Promise<T>): Promise<T> {
  return code ? limits.guess(request, [limit], work) : work()
}

/** The same for an answer that tells what is wrong with the voucher instead of being refused. */
export async function guessVoucherInAnswer<T extends QuoteResult>(
  asked: GuessInput,
  work: () => Promise<T>,
): Promise<T> {
  let answer: T | undefined
  try {
    return await guessVoucher(asked, async () => {
      answer = await work()
      if (answer.voucher_problem?.code === 'voucher-unknown') throw new Refusal('voucher-unknown')
      return answer
    })
  } catch (error) {
    if (answer) return answer
    throw error
  }
}
