import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clients } from '#server/clients/tables.ts'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { publicProtocolLines, publicProtocols } from './public/tables.ts'
import { protocolLines, protocolLinks, protocolShares, protocols, protocolVersions } from './tables.ts'

const ofOwnProtocol = (protocolId: PgColumn) => (userId: number) =>
  sql`${protocolId} IN (SELECT protocols.id FROM ${protocols} WHERE protocols.practitioner_id = ${userId})`
const ofOwnRecord = (clientId: PgColumn) => (userId: number) =>
  sql`${clientId} IN (SELECT clients.id FROM ${clients} WHERE clients.user_id = ${userId})`

export const protocolsPersonalData: readonly PersonalData[] = [
  personal(protocols, {
    name: 'protocols',
    rowsOf: (userId) => eq(protocols.practitionerId, userId),
    given: ['id', 'name', 'description', 'revision', 'createdAt', 'updatedAt'],
    withheld: { practitionerId: 'internal', storyblokId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]

/** Rows that belong to protocols. */
export const protocolPartsPersonalData: readonly PersonalData[] = [
  personal(protocolLinks, {
    name: 'protocol_links',
    rowsOf: ofOwnProtocol(protocolLinks.protocolId),
    given: ['reason', 'visits', 'createdAt', 'expiresAt'],
    withheld: {
      id: 'internal',
      protocolId: 'internal',
      shareId: 'internal',
      tokenHash: 'secret',
      sealedToken: 'secret',
    },
    erasure: { by: 'deletion' },
  }),
  personal(protocolShares, {
    name: 'shares',
    rowsOf: ofOwnProtocol(protocolShares.protocolId),
    given: ['protocolId', 'notes', 'reason', 'sharedAt', 'openedAt', 'removedAt'],
    sealed: { sealedNotes: 'notes' },
    withheld: { id: 'internal', clientId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(protocolShares, {
    name: 'received_protocols',
    rowsOf: ofOwnRecord(protocolShares.clientId),
    given: ['notes', 'sharedAt', 'openedAt', 'removedAt'],
    sealed: { sealedNotes: 'notes' },
    withheld: {
      id: 'internal',
      protocolId: 'internal',
      clientId: 'internal',
      // A practitioner's private notes.
      reason: 'another-person',
    },
    erasure: { by: 'deletion' },
  }),
  personal(protocolVersions, {
    name: 'protocol_versions',
    rowsOf: ofOwnProtocol(protocolVersions.protocolId),
    given: ['protocolId', 'number', 'madeAt', 'snapshot', 'reason', 'reasoned'],
    erasure: { by: 'deletion' },
  }),
  personal(publicProtocolLines, {
    name: 'public_protocol_lines',
    rowsOf: (userId) =>
      sql`${publicProtocolLines.publicProtocolId} IN
        (SELECT public_protocols.id FROM ${publicProtocols} WHERE public_protocols.practitioner_id = ${userId})`,
    given: ['publicProtocolId', 'variantId', 'position', 'quantity', 'note', 'dose'],
    erasure: { by: 'deletion' },
  }),
  personal(publicProtocols, {
    name: 'public_protocols',
    rowsOf: (userId) => eq(publicProtocols.practitionerId, userId),
    given: [
      'id',
      'slug',
      'language',
      'name',
      'description',
      'reason',
      'publishedAt',
      'createdAt',
      'updatedAt',
    ],
    withheld: { practitionerId: 'internal', position: 'internal', revision: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(protocolLines, {
    name: 'protocol_lines',
    rowsOf: ofOwnProtocol(protocolLines.protocolId),
    given: ['protocolId', 'variantId', 'position', 'quantity', 'notes', 'dose'],
    erasure: { by: 'deletion' },
  }),
]
