import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { structure } from '#server/catalogue/vocabulary/vocabulary.ts'

const topics =
  'allergy blood apple babyFace brain child energy erythrocytes eye gallbladder hair heart heart2 joint kidneys liver man networkAndScience night sperm stomach tongue virus wave woman heartFolder'
    .split(' ')
    .sort()

test('each health topic has an icon, and belongs to one health goal', {
  tags: 'icons-health',
}, () => {
  const drawings = readFileSync('web/public/icons.svg', 'utf8')
  const drawn = [...drawings.matchAll(/id="topic-(\w+)"/g)].map(([, name]) => name)
  expect(drawn.sort()).toEqual(topics)
  expect(structure.terms.health_goals.map(({ icon }) => icon).sort()).toEqual(topics)
})
