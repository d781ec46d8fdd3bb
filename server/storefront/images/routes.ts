import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { storeImagePath, storeImageWidths } from '#contract/media.ts'
import { Problem, uploadProblems } from '#contract/problem.ts'
import { Store, StoreImageAnswer, storePaths } from '#contract/storefront.ts'
import { storeImageMaximumBytes } from '#domain/storefront/limits.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { limitUploads } from '#server/platform/limit-uploads.ts'
import { PathId } from '#server/platform/path-id.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { pictureRoute } from '#server/platform/stored-pictures.ts'
import { readUpload, readUploads, takeUploads, type Upload } from '#server/platform/uploads.ts'
import { changeStore } from '../change-store.ts'
import { editPackage, getItem } from '../edit-items.ts'
import { getStore } from '../find-store.ts'
import { answerStore, storeRefusals, storeTags as tags } from '../routes/answer.ts'
import { addStoreImage, findStoreImage } from './store-images.ts'

/** For all users together; each may take twice the size of a picture. */
const maxUploads = 10
const imageLimit: Limit = {
  name: 'store-image',
  max: 200,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}
const refusals = { ...storeRefusals, ...uploadProblems, 429: Problem }
const consumes = ['multipart/form-data']
const ImageType = z.object({ type: z.enum(['header', 'about', 'approach']) })

/** Pictures of a page: JPEG, PNG or WebP, redrawn before they are kept. */
export async function storeImageRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const limited = limitUploads(maxUploads)
  await takeUploads(scope, storeImageMaximumBytes, { files: 2 })
  scope.addHook('preHandler', (request) => deps.limits.check(request, imageLimit))
  const app = scope.withTypeProvider<ZodTypes>()
  const ctxOfUpload = (request: Parameters<typeof signedIn>[0]) => ({
    ...ctxOf(request, deps),
    files: deps.files,
  })
  const add = async (request: Parameters<typeof signedIn>[0], { bytes }: Upload) =>
    (await addStoreImage(ctxOfUpload(request), bytes)).image

  app.post(
    storePaths.images,
    {
      schema: {
        tags,
        summary: 'Upload a picture for your page; it is shown once the content names it',
        consumes,
        response: { 201: StoreImageAnswer, ...refusals },
      },
    },
    (request, reply) =>
      limited(signedIn(request).id, async () => {
        const { bytes } = await readUpload(request)
        return reply.code(201).send(await addStoreImage(ctxOfUpload(request), bytes))
      }),
  )

  app.put(
    storePaths.logo,
    { schema: { tags, summary: 'Upload your logo', consumes, response: { 200: Store, ...refusals } } },
    (request) =>
      limited(signedIn(request).id, async () => {
        const logo = await add(request, await readUpload(request))
        return answerStore(await changeStore(ctxOf(request, deps), (content) => ({ ...content, logo })), deps)
      }),
  )

  app.put(
    storePaths.image(':type'),
    {
      schema: {
        tags,
        summary: 'Upload a picture of the header, about you, or your approach (`file1`, `file2` or both)',
        consumes,
        params: ImageType,
        response: { 200: Store, ...refusals },
      },
    },
    (request) =>
      limited(signedIn(request).id, async () => {
        const { type } = request.params
        if (type !== 'approach') {
          const image = await add(request, await readUpload(request))
          const store = await changeStore(ctxOf(request, deps), (content) => ({
            ...content,
            [type]: { ...content[type], image },
          }))
          return answerStore(store, deps)
        }
        const uploads = await readUploads(request)
        const [file1, file2] = [uploads.get('file1'), uploads.get('file2')]
        if (!file1 && !file2) return refuse('file-missing')
        const [first, second] = [file1 && (await add(request, file1)), file2 && (await add(request, file2))]
        const store = await changeStore(ctxOf(request, deps), (content) => {
          const [one, other] = content.approach.images
          return { ...content, approach: { ...content.approach, images: [first ?? one, second ?? other] } }
        })
        return answerStore(store, deps)
      }),
  )

  app.put(
    storePaths.packageImage(':id'),
    {
      schema: {
        tags,
        summary: 'Upload the picture of a package',
        consumes,
        params: PathId,
        response: { 200: Store, ...refusals },
      },
    },
    (request) =>
      limited(signedIn(request).id, async () => {
        const { id } = request.params
        getItem((await getStore(ctxOf(request, deps))).content, 'packages', id)
        const image = await add(request, await readUpload(request))
        return answerStore(await changeStore(ctxOf(request, deps), editPackage(id, { image })), deps)
      }),
  )
}

export async function storePictureRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<void> {
  pictureRoute(app, {
    path: storeImagePath(':id', ':width'),
    widths: storeImageWidths,
    find: (id, width) => findStoreImage(deps, id, width),
  })
}
