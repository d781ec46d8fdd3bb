import type { SeedInput } from '#server/main.ts'

/** Imported only when needed. */
export async function seedDemonstration(filling: SeedInput): Promise<void> {
  const { seedDemonstration: seed } = await import('../seeds/demonstration.ts')
  await seed(filling)
}
