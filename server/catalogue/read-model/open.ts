import { regionSettings } from '#domain/regions.ts'
import type { Config } from '#server/platform/config.ts'
import { connect, type Sql } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Translations } from '#server/platform/translation.ts'
import { startReadModel } from './read-model.ts'
import { openHelpOn } from './search/help-on.ts'
import { openRealWords } from './search/real-words.ts'

type Deps = {
  config: Pick<Config, 'region' | 'databaseDirectUrl'>
  sql: Sql
  log: Log
  translations: Translations
}

/** The shop's read model, on the shop's database. */
export function openReadModel({ config, sql, log, translations }: Deps) {
  return startReadModel({
    sql,
    log,
    currency: regionSettings[config.region].currency,
    clock: () => new Date(),
    isRealWord: openRealWords(translations.resourcesOf),
    helpOn: openHelpOn(translations.translatorFor),
    fixedNames(language) {
      const t = translations.translatorFor(language)
      return {
        available: t('catalogue:options.available'),
        unavailable: t('catalogue:options.unavailable'),
        sale: t('catalogue:options.sale'),
      }
    },
    async listen(hint) {
      // A pooler forgets who listens; the direct address does not.
      const direct = config.databaseDirectUrl ? connect(config.databaseDirectUrl, { max: 1 }).sql : undefined
      const { unlisten } = await (direct ?? sql).listen('catalogue_changes', hint)
      return async () => {
        await unlisten()
        await direct?.end({ timeout: 1 })
      }
    },
  })
}
