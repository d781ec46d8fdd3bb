import { eq } from 'drizzle-orm'
import {
  type Addition,
  additionProblem,
  inOrder,
  type Line,
  type LineChange,
  withChange,
  withExchange,
  withLine,
  withoutLine,
} from '#domain/protocols/lines.ts'
import type { ProductView } from '#server/catalogue/queries/products-of-variants.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { ProtocolsWorld } from '../world.ts'
import { type ChangedLines, changeLines } from './change-lines.ts'
import { soldTo } from './sold-to.ts'

type Shelf = Pick<ProtocolsWorld, 'products'> & { view: ProductView }

export function addLine(
  ctx: Ctx<SignedIn>,
  protocolId: number,
  addition: Addition,
  { view, ...world }: Shelf,
): Promise<ChangedLines> {
  soldTo(world, addition.variantId, view)
  return changeLines(ctx, protocolId, (lines) => {
    const problem = additionProblem(lines, addition.variantId)
    return problem ? refuse(problem) : withLine(lines, addition)
  })
}

export function changeLine(
  ctx: Ctx<SignedIn>,
  protocolId: number,
  { variantId, ...change }: LineChange & { variantId: number },
): Promise<ChangedLines> {
  return changeLines(ctx, protocolId, (lines) => withChange(holding(lines, variantId), variantId, change))
}

/** Another variant of the same product, at the same place. */
export async function exchangeLine(
  ctx: Ctx<SignedIn>,
  protocolId: number,
  { variantId, by, ...change }: LineChange & { variantId: number; by: number },
  { view, ...world }: Shelf,
): Promise<ChangedLines> {
  const { productId } = soldTo(world, by, view)
  if ((await productIdOf(ctx.db, variantId)) !== productId)
    return refuse('invalid-input', { exchange_for: ['option'] })
  return changeLines(ctx, protocolId, (lines) =>
    withExchange(withChange(holding(lines, variantId), variantId, change), variantId, by),
  )
}

export function removeLine(ctx: Ctx<SignedIn>, protocolId: number, variantId: number): Promise<ChangedLines> {
  return changeLines(ctx, protocolId, (lines) => withoutLine(holding(lines, variantId), variantId))
}

export function orderLines(
  ctx: Ctx<SignedIn>,
  protocolId: number,
  variantIds: readonly number[],
): Promise<ChangedLines> {
  return changeLines(ctx, protocolId, (lines) => inOrder(lines, variantIds))
}

/** Sold or not. */
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
