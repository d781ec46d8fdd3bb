import { expect, test } from 'vitest'
import { itemsOf } from './substances.ts'

test.each([
  ['Magnesium citrate, capsule (hypromellose)', ['Magnesium citrate', 'capsule (hypromellose)']],
  ['Capsule shell: gelatine (bovine, porcine), silica.', ['gelatine (bovine, porcine)', 'silica']],
  ['Zink; Inulin; ', ['Zink', 'Inulin']],
  [
    'クエン酸マグネシウム、カプセル（ゼラチン、グリセリン）。',
    ['クエン酸マグネシウム', 'カプセル（ゼラチン、グリセリン）'],
  ],
  ['檸檬酸鎂，膠囊殼：明膠', ['檸檬酸鎂', '明膠']],
  ['Silica) and (more, zinc', ['Silica) and (more, zinc']],
  ['E, zinc', ['zinc']],
  ['', []],
  [' , ;', []],
  [`zinc, ${'a sentence that is no name '.repeat(4)}`, ['zinc']],
])('in the list %j people can search for %j', (list, items) => {
  expect(itemsOf(list)).toEqual(items)
})
