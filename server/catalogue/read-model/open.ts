import { regionSettings } from '#domain/regions.ts'
import type { Config } from '#server/platform/config.ts'
import type { Deps } from '#server/platform/context.ts'
import { listenToChannel } from '#server/platform/listen-to-channel.ts'
import { startReadModel } from './read-model.ts'
import { openHelpPageSearch } from './search/help-pages.ts'
import { openRealWords } from './search/real-words.ts'

/** The shop's read model on the shop's database. */
export function openReadModel({
  config,
  sql,
  log,
  translations,
}: Pick<Deps, 'log' | 'sql' | 'translations'> & { config: Pick<Config, 'region' | 'databaseDirectUrl'> }) {
  return startReadModel({
    sql,
    log,
    currency: regionSettings[config.region].currency,
    clock: () => new Date(),
    isRealWord: openRealWords(translations.resourcesOf),
    findHelpPages: openHelpPageSearch(translations.translatorFor),
    fixedNames(language) {
      const t = translations.translatorFor(language)
      return {
        available: t('catalogue:options.available'),
        unavailable: t('catalogue:options.unavailable'),
        sale: t('catalogue:options.sale'),
      }
    },
    listen: (hint) => listenToChannel({ config, sql }, 'catalogue_changes', hint),
  })
}
