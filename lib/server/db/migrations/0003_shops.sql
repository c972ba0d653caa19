CREATE TABLE "distributor_categories" (
	"category_id" serial PRIMARY KEY NOT NULL,
	"category_name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "distributor_categories_category_name_unique" UNIQUE("category_name")
);
--> statement-breakpoint
ALTER TABLE "distributors" ADD COLUMN "first_letter" text DEFAULT '#' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributors" ADD COLUMN "shop_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributors" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "distributors" ADD COLUMN "distribution_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distributors" ADD COLUMN "contract_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributors" ADD COLUMN "house_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_tags" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_tags" ADD COLUMN "tag_icon" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_category_id_distributor_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."distributor_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distributor_tags_of_tag" ON "distributor_tags" USING btree ("tag_id");--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_on_globe" CHECK ("distributors"."lat" between -90 and 90 and "distributors"."lng" between -180 and 180);