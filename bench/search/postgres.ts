import type { Sql } from '#server/platform/database.ts'
import type { SearchFor } from './queries.ts'

/**
 * What PostgreSQL offers for the same: full-text search over the same words and, as the pg_trgm manual suggests, a
 * table of all words with trigrams for misspelled ones.
 */
export async function prepareFullText(sql: Sql): Promise<void> {
  await sql.unsafe(documents)
  await sql.unsafe(searchFunction)
  await sql`analyze`
}

export type PlainAnswer = {
  total: number
  available: number
  hits: { id: number; name: string }[]
  brands: [id: number, count: number][]
  /** Term, how many have it, and how many of these are in the selected category. */
  options: [id: number, count: number, chosen: number][]
}

/** The best twelve, the number of hits, and the counts of every option, as JSON. */
export async function searchPlainly(sql: Sql, { text, facets }: SearchFor): Promise<string> {
  const [row] = await sql<{ answer: string }[]>`
    select bench_search(${text}, ${facets?.category ?? null}::int, ${facets?.freeFrom ?? null}::int)::text as answer`
  return row!.answer
}

// Ranked by the short vector: the one that also contains the ingredients in twelve languages is stored outside the row.
const documents = `
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function bench_words(words text) returns tsvector language sql stable as $$
  select to_tsvector('simple', unaccent(words)) $$;

create table bench_documents as
with recursive paths as (
  select id, id as above, parent_id from terms
  union all
  select paths.id, terms.id, terms.parent_id from paths join terms on terms.id = paths.parent_id
), ingredient_words as (
  select ingredient_id, string_agg(name || ' ' || array_to_string(synonyms, ' '), ' ') as words
  from ingredient_names group by 1
)
select p.id, p.brand_id, t.name,
  exists (select from variants v where v.product_id = p.id and v.stock > 0) as available,
  (select array_agg(distinct above) from product_terms join paths on paths.id = term_id
   where product_id = p.id) as options,
  setweight(bench_words(t.name), 'A') || setweight(bench_words(b.name), 'B') as names,
  bench_words(t.name || ' ' || b.name || ' ' || (
    select string_agg(concat_ws(' ', l.name, l.form, i.words), ' ')
    from label_lines l left join ingredient_words i using (ingredient_id) where l.product_id = p.id)) as words
from products p
join product_texts t on t.product_id = p.id and t.language = 'en'
join brands b on b.id = p.brand_id
where p.status = 'published';
alter table bench_documents add primary key (id);
create index on bench_documents using gin (words);
create index on bench_documents using gin (options);

create table bench_vocabulary as select word from ts_stat('select words from bench_documents');
create index on bench_vocabulary (word text_pattern_ops);
create index on bench_vocabulary using gin (word gin_trgm_ops);
`

const searchFunction = `
create function bench_search(typed text, category int, free_from int) returns json language plpgsql stable as $$
declare
  query tsquery;
begin
  with typed_words as (
    select word, place, place = max(place) over () as is_last
    from regexp_split_to_table(lower(unaccent(typed)), '[^[:alnum:]]+') with ordinality as t(word, place)
    where word <> ''
  ), spelled as (
    select place, case
      when is_last and exists (select from bench_vocabulary v where v.word like typed_words.word || '%')
        then quote_literal(word) || ':*'
      when exists (select from bench_vocabulary v where v.word = typed_words.word) then quote_literal(word)
      else (
        select string_agg(quote_literal(near.word), ' | ') from (
          select v.word from bench_vocabulary v where v.word % typed_words.word
          order by similarity(v.word, typed_words.word) desc limit 5) near)
      end as alternatives
    from typed_words
  )
  select string_agg('(' || alternatives || ')', ' & ')::tsquery into query from spelled;

  return (
    with found as materialized (
      select id, brand_id, available, name, options, ts_rank(names, query) as rank,
        category is null or options @> array[category] as chosen
      from bench_documents
      where words @@ query and (free_from is null or options @> array[free_from])
    ), page as (
      select id, name from found where chosen order by rank desc, id desc limit 12
    ), brands as (
      select brand_id, count(*) as amount from found where chosen group by 1
    ), counted as (
      select option, count(*) as amount, count(*) filter (where chosen) as in_category
      from found, unnest(options) as option group by 1
    )
    select json_build_object(
      'total', (select count(*) from found where chosen),
      'available', (select count(*) from found where chosen and available),
      'hits', (select coalesce(json_agg(page), '[]') from page),
      'brands', (select coalesce(json_agg(json_build_array(brand_id, amount)), '[]') from brands),
      'options', (select coalesce(json_agg(json_build_array(option, amount, in_category)), '[]') from counted)));
end $$;
`
