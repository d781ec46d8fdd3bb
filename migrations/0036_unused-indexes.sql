DROP INDEX "products_created";--> statement-breakpoint
DROP INDEX "product_overviews_name";