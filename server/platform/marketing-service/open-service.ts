import type { Config } from '../config.ts'
import { openKlaviyo } from './klaviyo.ts'
import type { MarketingService } from './service.ts'

/** Klaviyo if a key is set, else none. */
export async function openMarketingService({
  klaviyoApiKey: apiKey,
  klaviyoApiUrl: apiUrl,
}: Pick<Config, 'klaviyoApiKey' | 'klaviyoApiUrl'>): Promise<MarketingService | undefined> {
  return apiKey ? openKlaviyo({ apiKey, apiUrl }) : undefined
}
