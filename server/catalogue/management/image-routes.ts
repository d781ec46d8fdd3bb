import type { FastifyInstance } from 'fastify'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import { UploadedImage } from '#contract/admin-products.ts'
import { mediaWidths, productImagePath } from '#contract/media.ts'
import { Problem, uploadProblems } from '#contract/problem.ts'
import { imageMaximumBytes } from '#domain/catalogue/text-limits.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { limitUploads } from '#server/platform/limit-uploads.ts'
import { PathId } from '#server/platform/path-id.ts'
import { pictureRoute } from '#server/platform/stored-pictures.ts'
import { readUpload, takeUploads } from '#server/platform/uploads.ts'
import { addProductImage, findProductImage } from './images.ts'

/** For all admins together; each may take twice the size of a picture. */
const maxUploads = 4

/** For admins: photos of products, redrawn before they are kept. */
export async function productImageRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const limited = limitUploads(maxUploads)
  await takeUploads(scope, imageMaximumBytes)
  scope.withTypeProvider<ZodTypes>().post(
    adminProductPaths.images(':id'),
    {
      schema: {
        tags: ['Admin'],
        summary: 'Upload a photo of a product; it is shown once the product names it',
        consumes: ['multipart/form-data'],
        params: PathId,
        response: {
          201: UploadedImage,
          ...uploadProblems,
          404: Problem,
        },
      },
    },
    (request, reply) =>
      limited(signedIn(request).id, async () => {
        const { bytes } = await readUpload(request)
        const ctx = { ...deps, now: deps.clock() }
        return reply.code(201).send(await addProductImage(ctx, request.params.id, bytes))
      }),
  )
}

export async function productPhotoRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<void> {
  pictureRoute(app, {
    path: productImagePath(':id', ':width'),
    widths: mediaWidths,
    find: (id, width) => findProductImage(deps, id, width),
  })
}
