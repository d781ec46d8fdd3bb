import type { Filling } from '#server/main.ts'

/** Loads what is invented only where it is wanted. */
export async function seedDemonstration(filling: Filling): Promise<void> {
  const { seedDemonstration: seed } = await import('../seeds/demonstration.ts')
  await seed(filling)
}
