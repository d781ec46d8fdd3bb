import type { Import } from './imports.ts'

/** Frameworks used throughout features, and libraries that only compute; all other packages belong to adapters. */
const serverLibraries = [
  /^fastify$/,
  /^@fastify\//,
  /^zod$/,
  /^drizzle-orm$/,
  /^react(-dom|-router)?$/,
  /^vite$/,
  /^(typedfastbitset|minisearch|lru-cache|cookie|csv-parse|fastest-levenshtein)$/,
]
const webLibraries = [
  /^react(-dom|-router)?$/,
  /^@react-router\//,
  /^isbot$/,
  /^vite$/,
  /^swr(\/|$)/,
  /^react-hook-form$/,
  /^@dnd-kit\/(core|sortable)$/,
  /^d3-(scale|shape)$/,
  /^react-image-crop(\/|$)/,
]
const uiLibraries = [/^react(-dom|-router)?$/, /^uqr$/, /^pdfjs-dist(\/|$)/]

type Place = { folder: string; feature: string; isRoute: boolean; isTest: boolean; path: string }

/** The first segment of a path says where the code runs, the second which feature it belongs to. */
function placeOf(path: string): Place {
  const [folder = '', second = ''] = path.split('/')
  return {
    folder,
    feature: path.split('/').length > 2 ? second : '',
    isRoute: /\.route\.tsx$/.test(path),
    isTest: /\.test\.tsx?$/.test(path),
    path,
  }
}

/** Why a file may not import another; undefined if it may. */
export function importProblem({ from, to, isInternal, isLoaded }: Import): string | undefined {
  const place = placeOf(from)
  // A test may open a database or browser to check the code beside it.
  if (place.isTest) return undefined
  // The types of text keys are derived from the English texts.
  if (from === 'domain/text-keys.ts' && to.startsWith('locales/en/') && !isLoaded) return undefined
  const allowed = isInternal ? mayImport(place, placeOf(to)) : mayUse(place, to)
  return allowed ? undefined : `${from} may not import ${to}`
}

function mayImport(from: Place, to: Place): boolean {
  if (to.folder === 'lib') return mayImportLib(from, to)
  switch (from.folder) {
    case 'domain':
      return to.folder === 'domain'
    case 'contract':
      return to.folder === 'contract' || to.folder === 'domain'
    case 'lib':
      return false
    case 'server':
      return mayServerImport(from, to)
    case 'web':
      return mayWebImport(from, to)
    default:
      return true
  }
}

/** A module of `lib` is used through its entry file, and uses nothing else from this repository. */
function mayImportLib(from: Place, to: Place): boolean {
  if (from.folder === 'lib') return from.feature === to.feature
  if (from.folder === 'domain' || from.folder === 'contract') return false
  if (from.folder === 'web' && from.feature === 'ui') return false
  return to.path === `lib/${to.feature}/${to.feature}.ts`
}

function mayServerImport(from: Place, to: Place): boolean {
  if (from.feature === '') return ['server', 'contract', 'domain'].includes(to.folder)
  if (to.folder === 'domain') return true
  if (from.feature === 'platform') return to.feature === 'platform' && to.folder === 'server'
  if (to.folder === 'contract') return true
  if (to.folder !== 'server') return false
  if (to.feature === from.feature || to.feature === 'platform') return true
  // The order of features is in `features.ts`.
  return to.feature !== '' && !/(^|\/|-)routes(\.ts$|\/)/.test(to.path)
}

function mayWebImport(from: Place, to: Place): boolean {
  if (from.feature === 'ui') return to.folder === 'web' && to.feature === 'ui'
  if (to.folder === 'domain' || to.folder === 'contract') return true
  if (to.folder !== 'web') return isGenerated(to)
  if (from.feature === '' || to.feature === from.feature) return true
  if (to.feature === 'ui' || to.feature === 'platform') return true
  // `app` contains what surrounds the pages of all features.
  const composes = from.isRoute || from.feature === 'app'
  return composes && to.feature !== '' && !to.isRoute
}

// React Router generates the types of each route outside the sources.
const isGenerated = ({ path }: Place) => path.includes('+types/')

/** The adapter of a payment provider uses the provider's own names. */
const isProvider = ({ path }: Place) => path.startsWith('server/payments/providers/')

function mayUse(from: Place, name: string): boolean {
  const isOneOf = (libraries: RegExp[]) => libraries.some((library) => library.test(name))
  switch (from.folder) {
    case 'domain':
      return false
    case 'contract':
      return name === 'zod'
    case 'server':
      if (from.feature === '' || from.feature === 'platform' || isProvider(from)) return true
      return name.startsWith('node:') || isOneOf(serverLibraries)
    case 'web':
      if (from.path === 'web/entry.server.tsx') return true
      return isOneOf(from.feature === 'ui' ? uiLibraries : webLibraries)
    default:
      return true
  }
}
