import type { Config } from './config.ts'
import { connect, type Sql } from './database.ts'

/** Calls back for each notification of the database on a channel. Returns a function that stops it. */
export async function listenToChannel(
  { config, sql }: { config: Pick<Config, 'databaseDirectUrl'>; sql: Sql },
  channel: string,
  onNotice: (text: string) => void,
): Promise<() => Promise<void>> {
  // A pooler does not support LISTEN; the direct address does.
  const direct = config.databaseDirectUrl ? connect(config.databaseDirectUrl, { max: 1 }).sql : undefined
  const { unlisten } = await (direct ?? sql).listen(channel, onNotice)
  return async () => {
    await unlisten()
    await direct?.end({ timeout: 1 })
  }
}
