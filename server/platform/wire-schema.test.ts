import { expect, test } from 'vitest'
import { z } from 'zod'
import { wireSchema } from './wire-schema.ts'

test('a nullable type is one type with two names, so that the serializer need not try both', () => {
  const schema = z.strictObject({
    price: z.number().nonnegative().nullable(),
    unit: z.enum(['g', 'ml']).nullable(),
    form: z.strictObject({ id: z.int() }).nullable(),
  })
  expect(wireSchema(schema).properties).toMatchObject({
    price: { type: ['number', 'null'] },
    unit: { type: ['string', 'null'], enum: ['g', 'ml', null] },
    form: { type: ['object', 'null'], properties: { id: { type: 'integer' } } },
  })
  expect(JSON.stringify(wireSchema(schema))).not.toContain('anyOf')
})

test('input and output schemas are distinguished', () => {
  const page = z.object({ page: z.coerce.number().int().default(1) })
  expect(wireSchema(page, 'input')).not.toHaveProperty('required')
  expect(wireSchema(page)).toMatchObject({ required: ['page'] })
})
