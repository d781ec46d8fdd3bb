/** Elements that supplements are named after. */
const minerals: readonly [word: RegExp, symbol: string][] = [
  [/magnesium|magnésium/i, 'Mg'],
  [/zinc/i, 'Zn'],
  [/\biron\b|\bfer\b|ferr/i, 'Fe'],
  [/calcium/i, 'Ca'],
  [/selenium|sélénium/i, 'Se'],
  [/copper|cuivre/i, 'Cu'],
  [/iod(ine|e)\b|kelp/i, 'I'],
  [/potassium/i, 'K'],
  [/chromium|chrome/i, 'Cr'],
  [/manganese/i, 'Mn'],
  [/molybdenum/i, 'Mo'],
  [/silic(on|a|ium)\b/i, 'Si'],
  [/\bboron\b/i, 'B'],
  [/lithium/i, 'Li'],
  [/sodium/i, 'Na'],
  [/phosphorus/i, 'P'],
  [/sul(ph|f)ur|\bmsm\b/i, 'S'],
]

/** Symbols of other elements, which would mislead: "As" (arsenic) must not appear on ashwagandha. */
const elements = new Set(
  (
    'He Li Be Ne Na Mg Al Si Cl Ar Ca Ti Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Sr Zr Mo ' +
    'Ag Cd In Sn Sb Te Cs Ba Pt Au Hg Tl Pb Bi Po Rn Ra Pu'
  ).split(' '),
)

/** Two letters of the word; one if every second letter would give an element's symbol. */
function abbreviation(word: string): string {
  const [first = '', ...rest] = word
  const capital = first.toUpperCase()
  const second = rest
    .map((letter) => letter.toLowerCase())
    .find((letter) => /\p{L}/u.test(letter) && !elements.has(capital + letter))
  return capital + (second ?? '')
}

/** The part of a name before any "+", "&" or "with". */
const leading = (productName: string): string => productName.split(/\s(?:\+|&|with|and)\s/i)[0]!

/** A product's symbol: a vitamin's letter, an element's symbol, or else two letters of its name. */
export function symbolOf(productName: string): string {
  const name = leading(productName)
  const vitamin = /\bvitamine? ?([A-K])[- ]?(\d{1,2})?\b/i.exec(name)
  if (vitamin) return vitamin[1]!.toUpperCase() + (vitamin[2] ?? '')
  const mineral = minerals.find(([word]) => word.test(name))
  if (mineral) return mineral[1]
  if (/\bb[- ]?(complex|vitamins)/i.test(name)) return 'B'
  const lettered = /\b(Q10|B\d{1,2}|D3|K2)\b/.exec(name)
  if (lettered) return lettered[1]!
  const omega = /omega[- ]?(\d)/i.exec(name)
  if (omega) return `O${omega[1]}`
  const words = productName.match(/\p{L}{3,}/gu) ?? [productName.trim()]
  const abbreviations = words.map(abbreviation)
  return abbreviations.find(({ length }) => length > 1) ?? abbreviations[0]!
}
