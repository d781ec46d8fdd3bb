import type { Deps } from '#server/platform/context.ts'
import { openMollie } from './mollie.ts'
import type { PaymentProvider } from './provider.ts'
import { openSandbox } from './sandbox.ts'

/** Mollie if a key is set, else the sandbox in demonstration mode, else none: then there is no checkout. */
export function openPaymentProvider({
  clock,
  config,
  db,
  origin,
}: Pick<Deps, 'clock' | 'config' | 'db' | 'origin'>): PaymentProvider | undefined {
  const { mollieApiKey: apiKey, mollieApiUrl: apiEndpoint, demonstration } = config
  if (apiKey) return openMollie({ apiKey, apiEndpoint })
  return demonstration ? openSandbox({ clock, db, origin }) : undefined
}
