CREATE TABLE "view_days" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "view_days" SELECT "day", sum("count") FROM "product_views" GROUP BY "day";--> statement-breakpoint
-- The words of a text without case and accents, as in server/platform/finding.ts. COST: reading a whole table is far slower than an index.
CREATE FUNCTION search_word_list(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 2000
RETURN array_remove(regexp_split_to_array(
  left(replace(replace(replace(replace(replace(replace(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 500),
  '[][[:space:]@._+,;:()/\\''’"&|!<>*-]+'), '');--> statement-breakpoint
CREATE FUNCTION search_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 2000
RETURN array_to_tsvector(search_word_list($1));--> statement-breakpoint
-- Each word of the query, as the beginning of a word; one without words finds nothing.
CREATE FUNCTION search_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT coalesce(string_agg('''' || word || ''':*', ' & '), '')::tsquery FROM unnest(search_word_list($1)) AS word);--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (search_words("first_name" || ' ' || "last_name" || ' ' || coalesce("email", ''))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_texts_words" ON "product_texts" USING gin (search_words("name")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "variants_sku_start" ON "variants" USING btree (upper("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (search_words(("address" ->> 'first_name') || ' ' || ("address" ->> 'last_name') || ' ' || "email")) WITH (fastupdate=false);