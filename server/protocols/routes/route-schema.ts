import { Problem } from '#contract/problem.ts'

export const tags = ['Protocols']
export const refusals = { 400: Problem, 401: Problem, 403: Problem, 404: Problem, 422: Problem }
