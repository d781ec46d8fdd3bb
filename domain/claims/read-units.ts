import { fold } from '../search/fold.ts'

/** A word of a text, or a character where words are not separated. */
export type Unit = {
  text: string
  start: number
  end: number
  sentence: number
  clause: number
  /** Number of the quotation it stands in; 0 outside. */
  quote: number
}

export type ReadText = {
  units: Unit[]
  /** Sentences that are questions. */
  questions: ReadonlySet<number>
}

/** Letters of other scripts that look like Latin ones. */
const lookAlikes = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    к: 'k',
    м: 'm',
    т: 't',
    н: 'h',
    в: 'b',
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
    ι: 'i',
    κ: 'k',
    τ: 't',
    ɡ: 'g',
    ӏ: 'l',
  }),
)
const folded = new Map<string, string>()
const letter = /[\p{L}\p{N}]/u
const unspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々〆]/u
/** Written inside a word without being seen, or accents. */
const unseen = /[\p{M}\p{Cf}]/u
const sentenceEnd = /[.!?。！？…\n;；]/
const clauseEnd = /[,，、:：()（）–—|•·]/
const opening = '“„«»「『‹"”‘'
const closing = '”“»«」』›"”’'

/** Splits a text into folded words with their place in it, once for all rules. */
export function readUnits(text: string): ReadText {
  const reader = new UnitReader(text)
  let at = 0
  for (const character of text) {
    const end = at + character.length
    if (unspaced.test(character)) reader.takeAlone(character, at, end)
    else if (letter.test(character)) reader.take(character, at)
    else if (!unseen.test(character)) reader.separate(character, at)
    at = end
  }
  return reader.finish(at)
}

class UnitReader {
  private readonly units: Unit[] = []
  private readonly questions = new Set<number>()
  private sentence = 0
  private clause = 0
  private quote = 0
  private quotes = 0
  private closes = ''
  private word = ''
  private start = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  take(character: string, at: number) {
    if (!this.word) this.start = at
    this.word += foldLetter(character)
  }

  takeAlone(character: string, at: number, end: number) {
    this.endWord(at)
    this.take(character, at)
    this.endWord(end)
  }

  separate(character: string, at: number) {
    const before = this.word
    this.endWord(at)
    this.takeQuote(character, at)
    if (endsSentence(this.text, at, character, before)) this.endSentence(character)
    else if (clauseEnd.test(character)) this.clause += 1
  }

  finish(end: number): ReadText {
    this.endWord(end)
    return { units: this.units, questions: this.questions }
  }

  private endWord(end: number) {
    const { word, start, sentence, clause, quote } = this
    if (word) this.units.push({ text: word, start, end, sentence, clause, quote })
    this.word = ''
  }

  private takeQuote(character: string, at: number) {
    if (this.quote > 0 && this.closes.includes(character) && !isApostrophe(this.text, at, character)) {
      this.quote = 0
      return
    }
    const index = opening.indexOf(character)
    if (index < 0) return
    this.quotes += 1
    this.quote = this.quotes
    this.closes = closing[index]! + (character === '„' ? '”' : '')
  }

  private endSentence(character: string) {
    if (character === '?' || character === '？') this.questions.add(this.sentence)
    // A quoted sentence belongs to the sentence that quotes it.
    if (this.quote === 0 || character === '\n') this.sentence += 1
    this.clause += 1
    if (character === '\n') this.quote = 0
  }
}

const abbreviations = new Set(
  'dr dra prof dott mr mrs ms st sr sra ca bzw resp max min inkl evtl ggf usw nr z b e g i d h o a ej pl kb ún bijv approx vs tel env pr no bl'.split(
    ' ',
  ),
)

/** Neither "3.5 kg", "3. Woche" nor "Dr. Maes" end a sentence. */
function endsSentence(text: string, at: number, character: string, before: string): boolean {
  if (!sentenceEnd.test(character)) return false
  if (character !== '.') return true
  const next = text[at + 1]
  if (next !== undefined && letter.test(next)) return false
  return !abbreviations.has(before) && !(/^\d{1,2}$/.test(before) && next !== undefined)
}

function isApostrophe(text: string, at: number, character: string): boolean {
  return character === '’' && letter.test(text[at + 1] ?? '')
}

function foldLetter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const plain = fold(character)
  const result = lookAlikes.get(plain) ?? plain
  folded.set(character, result)
  return result
}

/** The words of a rule, folded the same way; an asterisk stays where it is. */
export function foldWords(entry: string): string[] {
  return entry
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const stars = [part.startsWith('*') ? '*' : '', part.endsWith('*') ? '*' : '']
      const words = readUnits(part.replaceAll('*', ' ')).units.map(({ text }) => text)
      return words.map(
        (word, index) =>
          (index === 0 ? stars[0]! : '') + word + (index === words.length - 1 ? stars[1]! : ''),
      )
    })
}
