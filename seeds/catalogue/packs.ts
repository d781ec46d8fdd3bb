import type { PackDesign, PackForm } from '#domain/catalogue/pack-design.ts'
import { structure } from '#server/catalogue/vocabulary/vocabulary.ts'
import { ingredientOf, traitsOf } from './ingredients.ts'
import { coreName, quantity } from './names.ts'
import { languagePhrases } from './phrases.ts'
import type { Planned } from './planned.ts'
import { contentUnitOf } from './recipes/portions.ts'
import type { Delivery, Part } from './recipes/recipe.ts'

const english = languagePhrases.find((phrasesOfLanguage) => phrasesOfLanguage.language === 'en')!
const lineLength = 15

/** A quantity as printed on the pack: with plain spaces. */
function printed(kind: 'units' | 'amounts', measure: { amount: number; unit: string }): string {
  return quantity(english, english.phrases[kind], measure).replaceAll('\u00a0', ' ')
}

/** The texts on the drawn pack: in English, whatever the reader's language. */
export function designOf(planned: Planned, content: number, index: number): Partial<PackDesign> {
  const { brand, doses, delivery, fixed, shown } = planned
  const main = doses[0]!
  const { symbol, plant } = traitsOf(main.ingredient)
  const { latin } = ingredientOf(main.ingredient)
  const dose = shown ? shownText(shown) : strengthOf(planned)
  const figure = figureOf(planned)
  return {
    form: formOf(planned),
    lines: lettered(brand.design.layout, linesOf(planned)),
    dose,
    count: printed('units', { amount: content, unit: contentUnitOf(delivery) }),
    ...(symbol ? { symbol } : {}),
    ...(plant ? { plant } : {}),
    ...figure,
    ...(latin ? { latin } : {}),
    number: String((index % 48) + 1),
    ...fixed?.pack,
  }
}

const usualForms = new Map(structure.terms.delivery_form.map(({ slug, icon }) => [slug, icon]))

export function formOf({ brand, delivery }: Planned): PackForm {
  return brand.packs[delivery] ?? usualForms.get(delivery) ?? 'bottleWhite'
}

function lettered(layout: PackDesign['layout'], lines: string[]): string[] {
  return layout === 'stripe'
    ? lines.map((line) => (/^[A-Z][a-z]/.test(line) ? line.toLowerCase() : line))
    : lines
}

/** The name in at most two lines, without dose and delivery form. */
function linesOf({ name, flavour, traits }: Planned): string[] {
  const words = (part: Part) => english.phrases.parts[part].name
  const core = coreName(name, english)
  if (name.kind === 'extract')
    return [
      plantName(name.plant),
      name.as === 'powder' ? words(name.part) : shorter(`${words(name.part)} extract`, words(name.part)),
    ]
  if (name.kind === 'form') return [plantName(name.ingredient), formWord(core, name.ingredient)]
  if (name.kind === 'pair') return [plantName(name.first), `+ ${plantName(name.second)}`]
  if (name.kind === 'herbs') return [plantName(name.first), `& ${plantName(name.second)}`]
  const second = flavour && flavour !== 'unflavoured' ? flavour : traits.find((trait) => trait !== 'children')
  return name.kind === 'single' && second ? [core, second.replace('-', ' ')] : balanced(core)
}

function shorter(line: string, short: string): string {
  return line.length > lineLength ? short : line
}

function plantName(slug: string): string {
  return coreName({ kind: 'single', ingredient: slug }, english)
}

function formWord(core: string, ingredient: string): string {
  return core.slice(plantName(ingredient).length).trim().toLowerCase()
}

function balanced(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= lineLength || words.length === 1) return [name]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  return splits.reduce((best, split) => (widest(split) < widest(best) ? split : best))
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length))
}

function shownText(shown: { amount: number; unit: string }): string {
  const text = printed('amounts', shown)
  return shown.unit === 'billion' ? text.toLowerCase() : text
}

function strengthOf({ doses, delivery, portion }: Planned): string {
  const cultures = doses.filter((dose) => dose.unit === 'CFU').length
  if (cultures > 1) return `${cultures} strains`
  const words: Partial<Record<Delivery, string>> = {
    tincture: 'tincture',
    spray: 'spray',
    tea: 'herbal tea',
    oil: 'cold filled',
  }
  const word = words[delivery]
  if (word) return word
  if (delivery === 'powder') return `${portion.amount} g serving`
  const main = doses[0]!
  return doses.length > 3
    ? `${doses.length} actives`
    : printed('amounts', main.unit === 'CFU' ? { amount: main.amount / 1e9, unit: 'billion' } : main)
}

function figureOf({ doses, shown }: Planned): Pick<PackDesign, 'figure' | 'figureUnit'> {
  const billions = doses.reduce((sum, dose) => sum + (dose.unit === 'CFU' ? dose.amount / 1e9 : 0), 0)
  if (billions > 0) return { figure: String(Math.round(billions)), figureUnit: 'billion' }
  const main = shown ?? doses[0]!
  return { figure: english.numbers.format(main.amount), figureUnit: main.unit }
}
