import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

type Id = number | ':id'
const store = '/v2/account/practitioners/store'
type ImageType = 'header' | 'about' | 'approach' | ':type'
const service = (id: Id) => `${store}/services/${id}` as const
const pack = (id: Id) => `${store}/packages/${id}` as const

/** A practitioner’s own shop page. */
export const storePaths = {
  store,
  logo: `${store}/logo`,
  availability: `${store}/availability`,
  image: (type: ImageType) => `${store}/${type}/image` as const,
  header: `${store}/header`,
  about: `${store}/about`,
  servicesHeader: `${store}/services/header`,
  message: `${store}/message`,
  contact: `${store}/contact`,
  services: `${store}/services`,
  service,
  serviceOrder: (id: Id) => `${service(id)}/reorder` as const,
  approach: `${store}/approach`,
  packages: `${store}/packages`,
  package: pack,
  packageImage: (id: Id) => `${pack(id)}/image` as const,
  packageFeatures: (id: Id) => `${pack(id)}/features` as const,
  packageOrder: (id: Id) => `${pack(id)}/reorder` as const,
  /** The whole page at once, for the editor. */
  content: `${store}/content`,
  images: `${store}/images`,
  name: `${store}/name`,
  publication: `${store}/publication`,
  /** What an admin was asked to allow, and decided. */
  claimReviews: `${store}/claim-reviews`,
  history: `${store}/history`,
  restoration: (id: Id) => `${store}/history/${id}/restore` as const,
  /** For everyone: practitioners who want to be found. */
  directory: '/v2/storefront/practitioners',
  /** For everyone: a published page. */
  published: (name: string) => `/v2/storefront/practitioners/${pathText(name)}` as const,
  /** What the caller is to the practitioner whose page this is. */
  reader: (name: string) => `/v2/storefront/practitioners/${pathText(name)}/reader` as const,
  /** Where a client becomes this practitioner’s client. */
  clients: (name: string) => `/v2/storefront/practitioners/${pathText(name)}/clients` as const,
} as const

/** Who may make which call. */
export const storeCalls = () =>
  [
    { method: 'GET', path: storePaths.store, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: storePaths.store, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.store, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.logo, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: storePaths.availability, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.image(':type'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.header, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.about, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.servicesHeader, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.message, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.contact, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: storePaths.services, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: storePaths.services, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.service(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: storePaths.service(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.serviceOrder(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.approach, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: storePaths.packages, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: storePaths.packages, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.package(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: storePaths.package(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.packageImage(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: storePaths.packageFeatures(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.packageFeatures(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: storePaths.packageFeatures(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.packageOrder(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.content, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: storePaths.images, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.name, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: storePaths.publication, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: storePaths.claimReviews, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: storePaths.claimReviews, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: storePaths.history, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: storePaths.restoration(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: storePaths.directory, auth: 'public' },
    { method: 'GET', path: storePaths.published(':name'), auth: 'public' },
    { method: 'GET', path: storePaths.reader(':name'), auth: 'signed-in' },
    { method: 'POST', path: storePaths.clients(':name'), auth: 'client' },
  ] as const satisfies readonly Declaration[]
