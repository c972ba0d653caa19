CREATE TABLE "goods_index" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"sort" integer NOT NULL,
	"sales" integer NOT NULL,
	"price" bigint NOT NULL,
	"store" bigint NOT NULL,
	"created" bigint NOT NULL,
	"staff_goods" boolean NOT NULL,
	"distributor_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"categories" integer[] NOT NULL,
	"tags" integer[] NOT NULL,
	"params" integer[] NOT NULL,
	"plain_name" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"initials" text NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_index" ADD CONSTRAINT "goods_index_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_index_sort" ON "goods_index" USING btree ("sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_sales" ON "goods_index" USING btree ("sales" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_price" ON "goods_index" USING btree ("price","goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_created" ON "goods_index" USING btree ("created" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_store" ON "goods_index" USING btree ("store" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_brand" ON "goods_index" USING btree ("brand_id","sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_shop" ON "goods_index" USING btree ("distributor_id","sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_categories" ON "goods_index" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "goods_index_tags" ON "goods_index" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "goods_index_params" ON "goods_index" USING gin ("params");--> statement-breakpoint
CREATE INDEX "goods_index_words" ON "goods_index" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_initials" ON "search_words" USING btree ("initials");--> statement-breakpoint
CREATE INDEX "search_words_weight" ON "search_words" USING btree ("weight" DESC NULLS LAST);