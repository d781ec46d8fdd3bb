import type { FastifyInstance } from 'fastify'
import { ContentImage, contentPaths } from '#contract/content.ts'
import { contentImagePath, storeImageWidths } from '#contract/media.ts'
import { uploadProblems } from '#contract/problem.ts'
import { storeImageMaximumBytes } from '#domain/storefront/limits.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { limitUploads } from '#server/platform/limit-uploads.ts'
import { pictureRoute } from '#server/platform/stored-pictures.ts'
import { readUpload, takeUploads } from '#server/platform/uploads.ts'
import { addContentImage, findContentImage } from './content-images.ts'

/** For all admins together. */
const maxUploads = 5

/** JPEG, PNG or WebP, redrawn before they are kept. */
export async function contentImageRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const limited = limitUploads(maxUploads)
  await takeUploads(scope, storeImageMaximumBytes)
  const app = scope.withTypeProvider<ZodTypes>()

  app.post(
    contentPaths.images,
    {
      schema: {
        tags: ['Admin'],
        summary: 'Upload a picture for an ad; it is shown once the ad names it',
        consumes: ['multipart/form-data'],
        response: {
          201: ContentImage,
          ...uploadProblems,
        },
      },
    },
    (request, reply) =>
      limited(signedIn(request).id, async () => {
        const { bytes } = await readUpload(request)
        return reply
          .code(201)
          .send(await addContentImage({ ...ctxOf(request, deps), files: deps.files }, bytes))
      }),
  )
}

export async function contentPictureRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<void> {
  pictureRoute(app, {
    path: contentImagePath(':id', ':width'),
    widths: storeImageWidths,
    find: (id, width) => findContentImage(deps, id, width),
  })
}
