import type { Region } from '#domain/regions.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Texts } from '#domain/translation.ts'
import { shopFacts } from '../shop-facts.ts'

export type Section = { heading: string; paragraphs: string[]; list?: string[] }
export type BuilderPicture = 'catalogue' | 'plan-check' | 'sharing'
export type ContentPage = {
  title: string
  description: string
  /** The label of the button to the practitioners' registration. */
  register?: string
  /** The alternative text and the caption of each picture of the builder. */
  pictures?: Record<BuilderPicture, { text: string; caption: string }>
  sections: Section[]
}

/** A general page from its locale file, with the region's facts filled in. */
export function contentPage(texts: Texts, name: string, region: Region): ContentPage {
  const { phone, email } = shopFacts[region]
  const facts: Record<string, string> = {
    phone,
    email,
    country: regionSettings[region].country,
  }
  const filled = JSON.stringify(texts[name]).replace(
    /\{\{(\w+)\}\}/g,
    (whole, fact: string) => facts[fact] ?? whole,
  )
  return JSON.parse(filled) as ContentPage
}
