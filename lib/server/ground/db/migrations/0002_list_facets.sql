ALTER TABLE "goods_index" ADD COLUMN "facets" text DEFAULT '[0,[],[]]' NOT NULL;--> statement-breakpoint
UPDATE "goods_index" i SET "facets" = concat('[', i."brand_id", ',[', array_to_string(i."tags", ','), '],[',
  (SELECT string_agg(v."attribute_id" || ',' || v."attribute_value_id", ',' ORDER BY v."attribute_value_id")
     FROM unnest(i."params") AS p(id) JOIN "attribute_values" v ON v."attribute_value_id" = p.id), ']]');
