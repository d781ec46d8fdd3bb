import type { Sql } from '#server/platform/database.ts'

const brandCount = 300
const forms = ['citrate', 'bisglycinate', 'oxide', 'gluconate', 'malate', 'picolinate']

/**
 * Fills an empty, migrated database that has its vocabulary with `count` published products: spread evenly and
 * deterministically over brands, terms and ingredients, four label lines each, prices in both currencies. Names have as
 * many different words as those of real products.
 */
export async function generateProducts(sql: Sql, count: number): Promise<void> {
  const words = coinedWords(Math.round(200 + count / 10))
  await sql.begin(async (tx) => {
    await tx`
      create temporary table named_ingredients on commit drop as
      select ingredient_id, n.name, row_number() over (order by ingredient_id) as place, count(*) over () as total,
             case when nutrient is not null or ingredient_id % 4 = 0 then array[
               (${forms}::text[])[1 + ingredient_id % ${forms.length}::int],
               (${forms}::text[])[1 + (ingredient_id + 1) % ${forms.length}::int]] end as forms
      from ingredient_names n join ingredients i on i.id = ingredient_id where language = 'en'`
    await tx`
      insert into brands (slug, name, country)
      select 'bench-brand-' || n, initcap((${words}::text[])[1 + n * 37 % ${words.length}::int]) || ' ' ||
             (array['Naturals', 'Labs', 'Nutrition', 'Health'])[1 + n % 4], 'BE'
      from generate_series(1, ${brandCount}::int) n`
    await tx`
      insert into products (slug, brand_id, status, practitioner_only, portion_amount, portion_unit, portions_per_pack,
                            country_of_origin, source, source_key, created_at, updated_at)
      select 'bench-product-' || n, b.id, 'published', n % 20 = 0, 2, 'capsule', 60, 'BE', 'bench', n::text,
             now() - (n % 1000) * interval '1 day', now() - (n % 500) * interval '1 day'
      from generate_series(1, ${count}::int) n
      join (select id, row_number() over (order by id) as place from brands) b
        on b.place = 1 + (n * 7919) % ${brandCount}::int`
    await tx`
      insert into product_texts (product_id, language, name, description, usage, ingredient_list)
      select p.id, 'en',
             case p.id / 3 % 4
               when 0 then concat_ws(' ', i.name, form, 50 + p.id * 13 % 400, 'mg')
               when 1 then initcap(word) || ' ' || i.name || ' ' || 50 + p.id * 13 % 400 || ' mg'
               when 2 then initcap(word) || ' ' || i.name || ' with ' || other.name
               else concat_ws(' ', i.name, form, initcap(word))
             end,
             repeat('A food supplement with ' || i.name || ' in a well tolerated form. ', 4),
             'Two capsules a day with water.', i.name || ', capsule shell, ' || word || ' extract, ' ||
             (${words}::text[])[1 + p.id * 31 % ${words.length}::int] || ' root powder, silica'
      from products p
      join named_ingredients i on i.place = 1 + p.id % i.total
      cross join lateral (select i.forms[1 + p.id / 7 % 2] as form,
                                 -- Squared, so that some words are common and most are rare.
                                 (${words}::text[])[1 + floor(${words.length}::int *
                                   power(p.id * 7919 % ${count}::int / ${count}::float, 2))::int] as word) w
      join named_ingredients other on other.place = 1 + (p.id + 41) % other.total`
    await tx`
      insert into product_terms (product_id, term_id)
      select distinct p.id, t.id
      from products p
      cross join (values ('categories', 2, 11), ('health_goals', 3, 17), ('delivery_form', 1, 5),
                         ('suitable_for', 3, 13), ('free_from', 5, 29)) g (name, picks, factor)
      cross join lateral generate_series(0, g.picks - 1) pick
      join (select id, term_group, row_number() over (partition by term_group order by id) as place,
                   count(*) over (partition by term_group) as total from terms) t
        on t.term_group = g.name and t.place = 1 + (p.id * g.factor + pick * 37) % t.total`
    await tx`
      insert into label_lines (product_id, position, ingredient_id, name, form, amount, unit, nrv_percent)
      select p.id, line, i.ingredient_id, i.name, i.forms[1 + p.id / 7 % 2],
             50 + (p.id * 13 + line * 7) % 400, 'mg', 80
      from products p
      cross join generate_series(0, 3) line
      join named_ingredients i on i.place = 1 + (p.id + line * 41) % i.total`
    await tx`
      insert into variants (product_id, sku, content_amount, content_unit, weight_grams, stock)
      select id, 'BENCH-' || id, 120, 'capsule', 180, case when id % 16 = 0 then 0 else 20 end from products`
    await tx`
      insert into prices (variant_id, currency, valid_from, amount_minor)
      select id, currency, now() - interval '400 days', 990 + (id * 17) % 4000
      from variants cross join (values ('EUR'), ('GBP')) c (currency)`
    await tx`
      insert into prices (variant_id, currency, valid_from, amount_minor)
      select id, currency, now() - interval '5 days', 790 + (id * 17) % 4000
      from variants cross join (values ('EUR'), ('GBP')) c (currency) where id % 10 = 0`
    await tx`
      insert into assets (product_id, position, view)
      select id, place, view from products cross join (values (0, 'pack'), (1, 'label'), (2, 'dose')) a (place, view)`
  })
  await sql`analyze`
}

const syllables = 'ba cor da fen ga lum ma nor pi ra sil ta ver vi zan mel tro ki do lu'.split(' ')

/** At most 8,000 different words of three syllables. */
function coinedWords(count: number): string[] {
  const { length } = syllables
  return Array.from({ length: count }, (_, n) => {
    const number = (n * 7919) % length ** 3
    return [0, 1, 2].map((place) => syllables[Math.floor(number / length ** place) % length]).join('')
  })
}
