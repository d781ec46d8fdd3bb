import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminPaths } from '#contract/account-paths.ts'
import { AdminUserDetail, AdminUserPage, AdminUserQuery, RoleChange } from '#contract/admin.ts'
import { Problem } from '#contract/problem.ts'
import { getUser } from '#server/accounts/queries.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { changeRole } from '../commands/change-role.ts'
import { deactivateUser, reactivateUser } from '../commands/deactivate-user.ts'
import { listAuditOf } from '../queries/audit-entries.ts'
import { listUsers, presentUser } from '../queries/users.ts'
import type { AdminWorld } from '../world.ts'

const tags = ['Admin']
const changed = { 200: AdminUserDetail, 403: Problem, 404: Problem, 409: Problem }

export async function adminUserRoutes(scope: FastifyInstance, world: AdminWorld): Promise<void> {
  const { db, forget } = world
  const app = scope.withTypeProvider<ZodTypes>()
  const detailOf = async (id: number) => ({
    ...presentUser(await getUser(db, id)),
    history: await listAuditOf(db, id),
  })
  type Change = (ctx: ReturnType<typeof ctxOf>, userId: number) => Promise<void>
  const change = async (request: FastifyRequest, id: number, made: Change) => {
    await made(ctxOf(request, world), id)
    forget(id)
    return detailOf(id)
  }

  app.get(
    adminPaths.users,
    {
      schema: {
        tags,
        summary: 'People, newest first, by name and e-mail address',
        querystring: AdminUserQuery,
        response: { 200: AdminUserPage, 400: Problem },
      },
    },
    (request) => listUsers(db, request.query),
  )
  app.get(
    adminPaths.user(':id'),
    {
      schema: {
        tags,
        summary: 'A person, and what admins did to their account',
        params: PathId,
        response: { 200: AdminUserDetail, 404: Problem },
      },
    },
    (request) => detailOf(request.params.id),
  )
  app.put(
    adminPaths.role(':id'),
    {
      schema: {
        tags,
        summary: 'Gives somebody else another role, at once',
        params: PathId,
        body: RoleChange,
        response: { ...changed, 400: Problem },
      },
    },
    (request) => {
      const { user_type_id: userTypeId } = request.body
      return change(request, request.params.id, (ctx, userId) => changeRole(ctx, { userId, userTypeId }))
    },
  )
  app.post(
    adminPaths.deactivate(':id'),
    { schema: { tags, summary: 'Shuts somebody out, at once', params: PathId, response: changed } },
    (request) => change(request, request.params.id, deactivateUser),
  )
  app.post(
    adminPaths.reactivate(':id'),
    { schema: { tags, summary: 'Lets somebody in again', params: PathId, response: changed } },
    (request) => change(request, request.params.id, reactivateUser),
  )
}
