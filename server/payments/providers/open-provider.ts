import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openMollie } from './mollie.ts'
import type { PaymentProvider } from './provider.ts'
import { openSandbox } from './sandbox.ts'

type Deps = { config: Config; db: Database; origin: () => string }

/** Mollie where a key is set, else the sandbox in the demonstration, else nobody: then there is no checkout. */
export function openPaymentProvider({ config, db, origin }: Deps): PaymentProvider | undefined {
  const { mollieApiKey: apiKey, mollieApiUrl: apiEndpoint, demonstration } = config
  if (apiKey) return openMollie({ apiKey, apiEndpoint })
  return demonstration ? openSandbox({ db, origin }) : undefined
}
