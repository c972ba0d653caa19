ALTER TABLE "articles" ADD COLUMN "url_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pc_templates" ADD COLUMN "page_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_url_path" ON "articles" USING btree ("url_path") WHERE "articles"."url_path" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "pc_templates_page_code" ON "pc_templates" USING btree ("page_code") WHERE "pc_templates"."page_code" <> '';