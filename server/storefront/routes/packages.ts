import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import {
  FeatureId,
  FeatureText,
  OrderChange,
  Package,
  PackageChange,
  PackageFeature,
  PackageList,
  Store,
  storePaths,
} from '#contract/storefront.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { changeStore } from '../change-store.ts'
import {
  addFeature,
  editFeature,
  editPackage,
  getItem,
  movePackage,
  removeFeature,
  removePackage,
} from '../edit-items.ts'
import { getStore } from '../find-store.ts'
import { answerChange, storeRefusals, storeTags as tags } from './answer.ts'

/** What a practitioner offers at a price, and what each package contains. */
export async function packageRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const response = { 200: Store, ...storeRefusals }

  app.get(
    storePaths.packages,
    { schema: { tags, summary: 'List your packages', response: { 200: PackageList, 404: Problem } } },
    async (request) => ({ data: (await getStore(ctxOf(request, deps))).content.packages }),
  )

  app.post(
    storePaths.packages,
    {
      schema: {
        tags,
        summary: 'Add a package',
        body: PackageChange,
        response: { 201: Package, ...storeRefusals },
      },
    },
    async (request, reply) => {
      const { content } = await changeStore(ctxOf(request, deps), (before, nextId) => ({
        ...before,
        packages: [
          ...onlyOneHighlighted(before.packages, request.body),
          { ...request.body, id: nextId(), order: before.packages.length + 1, image: null, features: [] },
        ],
      }))
      return reply.code(201).send(content.packages.at(-1)!)
    },
  )

  app.put(
    storePaths.package(':id'),
    { schema: { tags, summary: 'Change a package', params: PathId, body: PackageChange, response } },
    (request) =>
      answerChange(request, deps, (content) => {
        const packages = onlyOneHighlighted(content.packages, request.body)
        return editPackage(request.params.id, request.body)({ ...content, packages })
      }),
  )

  app.delete(
    storePaths.package(':id'),
    { schema: { tags, summary: 'Delete a package', params: PathId, response } },
    (request) => answerChange(request, deps, removePackage(request.params.id)),
  )

  app.put(
    storePaths.packageOrder(':id'),
    {
      schema: {
        tags,
        summary: 'Move a package to a position, counted from 1',
        params: PathId,
        body: OrderChange,
        response,
      },
    },
    (request) => answerChange(request, deps, movePackage(request.params.id, request.body.order)),
  )

  app.post(
    storePaths.packageFeatures(':id'),
    {
      schema: {
        tags,
        summary: 'Add a line to a package',
        params: PathId,
        body: FeatureText,
        response: { 201: PackageFeature, ...storeRefusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { content } = await changeStore(ctxOf(request, deps), (before, nextId) =>
        addFeature(id, { ...request.body, feature_id: nextId() })(before),
      )
      return reply.code(201).send(getItem(content, 'packages', id).features.at(-1)!)
    },
  )

  app.put(
    storePaths.packageFeatures(':id'),
    {
      schema: { tags, summary: 'Change a line of a package', params: PathId, body: PackageFeature, response },
    },
    (request) => answerChange(request, deps, editFeature(request.params.id, request.body)),
  )

  app.delete(
    storePaths.packageFeatures(':id'),
    { schema: { tags, summary: 'Delete a line of a package', params: PathId, body: FeatureId, response } },
    (request) => answerChange(request, deps, removeFeature(request.params.id, request.body.feature_id)),
  )
}

/** Highlighting one package takes it from another. */
function onlyOneHighlighted(
  packages: readonly Package[],
  { is_highlighted }: Pick<Package, 'is_highlighted'>,
): Package[] {
  return packages.map((each) => ({ ...each, is_highlighted: each.is_highlighted && !is_highlighted }))
}
