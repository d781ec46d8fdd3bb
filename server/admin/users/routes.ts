import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AdminUserDetail, AdminUserPage, AdminUserQuery, RoleChange } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import { recordUserOpened } from '#server/accounts/audit/record-user-opened.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { changeRole } from '#server/accounts/roles/change-role.ts'
import { deactivateUser, reactivateUser } from '#server/accounts/roles/deactivate-user.ts'
import { resetSecondFactor } from '#server/accounts/roles/reset-second-factor.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { listAuditOf } from '../audit/list-audit.ts'
import { listUsers, presentUser } from './list-users.ts'

const tags = ['Admin']
const changed = { 200: AdminUserDetail, 403: Problem, 404: Problem, 409: Problem }

export async function adminUserRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { db, events, forget } = deps
  const app = scope.withTypeProvider<ZodTypes>()
  const detailOf = async (id: number) => ({
    ...presentUser(await getUser(db, id)),
    history: await listAuditOf(deps, id),
  })
  type Change = (ctx: ReturnType<typeof ctxOf> & Pick<Deps, 'events'>, userId: number) => Promise<void>
  const change = async (request: FastifyRequest, id: number, made: Change) => {
    await made({ ...ctxOf(request, deps), events }, id)
    forget(id)
    return detailOf(id)
  }

  app.get(
    adminPaths.users,
    {
      schema: {
        tags,
        summary: 'List users, newest first, filtered by name and email',
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
        summary: 'Get a user and the admin actions on their account; this is recorded in the audit log',
        params: PathId,
        response: { 200: AdminUserDetail, 404: Problem },
      },
    },
    async (request) => {
      const detail = await detailOf(request.params.id)
      await recordUserOpened(ctxOf(request, deps), detail.id)
      return detail
    },
  )
  app.put(
    adminPaths.role(':id'),
    {
      schema: {
        tags,
        summary: 'Change another user’s role immediately',
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
    { schema: { tags, summary: 'Deactivate a user immediately', params: PathId, response: changed } },
    (request) => change(request, request.params.id, deactivateUser),
  )
  app.post(
    adminPaths.reactivate(':id'),
    { schema: { tags, summary: 'Reactivate a user', params: PathId, response: changed } },
    (request) => change(request, request.params.id, reactivateUser),
  )
  app.post(
    adminPaths.resetSecondFactor(':id'),
    {
      schema: {
        tags,
        summary: 'Turn off two-factor authentication for a user who has lost it, log them out and email them',
        params: PathId,
        response: changed,
      },
    },
    (request) => change(request, request.params.id, resetSecondFactor),
  )
}
