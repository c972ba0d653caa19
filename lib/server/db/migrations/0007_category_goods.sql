CREATE TABLE "category_goods" (
	"goods_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "category_goods_goods_id_category_id_pk" PRIMARY KEY("goods_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "category_goods" ADD CONSTRAINT "category_goods_goods_id_goods_index_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods_index"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_goods_sort" ON "category_goods" USING btree ("category_id","sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
INSERT INTO "category_goods" ("goods_id", "category_id", "sort")
SELECT "goods_id", unnest("categories"), "sort" FROM "goods_index";
