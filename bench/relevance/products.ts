import { structure, wordFor } from '#server/catalogue/vocabulary/vocabulary.ts'
import type { Sql } from '#server/platform/database.ts'
import type { JudgedProduct, Line } from './rules.ts'

type Row = Omit<JudgedProduct, 'terms'> & { terms: string[] }

/** Every published product by its slug, as in the tables. */
export async function readProducts(sql: Sql): Promise<Map<string, JudgedProduct>> {
  const forms = new Map(structure.forms.map((slug) => [wordFor('forms', slug, 'en').toLowerCase(), slug]))
  const rows = await sql<Row[]>`
    with recursive above as (
      select id, id as term, parent_id from terms
      union all
      select above.id, terms.id, terms.parent_id from above join terms on terms.id = above.parent_id
    )
    select p.slug, b.slug as brand,
           coalesce((select name from product_texts where product_id = p.id and language = 'en'), '') as name,
           array(select distinct t.term_group || '/' || t.slug
                 from product_terms pt join above a on a.id = pt.term_id join terms t on t.id = a.term
                 where pt.product_id = p.id) as terms,
           (select coalesce(json_agg(json_build_object('ingredient', i.slug, 'form', l.form, 'amount', l.amount,
                                                       'unit', l.unit) order by l.position), '[]')
            from label_lines l left join ingredients i on i.id = l.ingredient_id
            where l.product_id = p.id) as label
    from products p join brands b on b.id = p.brand_id
    where p.status = 'published'`
  const formOf = (printed: string | null) => printed && (forms.get(printed.toLowerCase()) ?? printed)
  const line = ({ form, ...rest }: Line): Line => ({ ...rest, form: formOf(form) })
  return new Map(
    rows.map((row) => [row.slug, { ...row, terms: new Set(row.terms), label: row.label.map(line) }]),
  )
}
