import { eq } from 'drizzle-orm'
import {
  type Addition,
  inOrder,
  type Line,
  type LineChange,
  newLineProblem,
  withChange,
  withExchange,
  withLine,
  withoutLine,
} from '#domain/protocols/lines.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { OnceKey } from '#server/platform/idempotency/once.ts'
import { refuse } from '#server/platform/problems.ts'
import { type ChangedLines, changeLines, type ReadingLimits } from './change-lines.ts'
import { soldTo } from './sold-to.ts'

type LineContext = Pick<Deps, 'config' | 'products'> & { view: ProductView; reason?: string | undefined }

export function addLine(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  addition: Addition,
  context: LineContext,
  attempt?: OnceKey,
): Promise<ChangedLines> {
  soldTo(context, addition.variantId, context.view)
  const add = (lines: readonly Line[]) => {
    const problem = newLineProblem(lines, addition.variantId)
    return problem ? refuse(problem) : withLine(lines, addition)
  }
  return changeLines(ctx, protocolId, add, { reading: readingOf(context), attempt, adds: true })
}

export function changeLine(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  { variantId, ...change }: LineChange & { variantId: number },
  context: LineContext,
): Promise<ChangedLines> {
  const alter = (lines: readonly Line[]) => withChange(holding(lines, variantId), variantId, change)
  return changeLines(ctx, protocolId, alter, { reading: readingOf(context) })
}

/** Another variant of the same product, in the same position. */
export async function exchangeLine(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  { variantId, by, ...change }: LineChange & { variantId: number; by: number },
  context: LineContext,
): Promise<ChangedLines> {
  const { productId } = soldTo(context, by, context.view)
  if ((await productIdOf(ctx.db, variantId)) !== productId)
    return refuse('invalid-input', { exchange_for: ['option'] })
  const exchange = (lines: readonly Line[]) =>
    withExchange(withChange(holding(lines, variantId), variantId, change), variantId, by)
  return changeLines(ctx, protocolId, exchange, { reading: readingOf(context) })
}

function readingOf({ products, config, view: { language }, reason }: LineContext): ReadingLimits {
  return { products, config, language, reason }
}

export function removeLine(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  variantId: number,
): Promise<ChangedLines> {
  return changeLines(ctx, protocolId, (lines) => withoutLine(holding(lines, variantId), variantId))
}

export function orderLines(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  variantIds: readonly number[],
): Promise<ChangedLines> {
  return changeLines(ctx, protocolId, (lines) => inOrder(lines, variantIds))
}

/** Whether or not it is on sale. */
export async function productIdOf(db: Database, variantId: number): Promise<number> {
  const [variant] = await db
    .select({ productId: variants.productId })
    .from(variants)
    .where(eq(variants.id, variantId))
  return variant?.productId ?? refuse('not-found')
}

function holding(lines: readonly Line[], variantId: number): readonly Line[] {
  return lines.some((line) => line.variantId === variantId) ? lines : refuse('not-found')
}
