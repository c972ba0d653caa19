CREATE TABLE "desk_index_pages" (
	"user_id" bigint NOT NULL,
	"page" text NOT NULL,
	"layout" jsonb,
	"default_view_id" integer,
	CONSTRAINT "desk_index_pages_user_id_page_pk" PRIMARY KEY("user_id","page")
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"view_id" serial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"distributor_id" bigint NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"filters" jsonb NOT NULL,
	"columns" jsonb,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "desk_views_name" UNIQUE("user_id","distributor_id","page","name"),
	CONSTRAINT "desk_views_named" CHECK (char_length("desk_views"."name") between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "goods_proposals" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"is_new" boolean NOT NULL,
	"change" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fields" text[] NOT NULL,
	"base_version" integer NOT NULL,
	"revision" bigserial NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"user_id" bigint NOT NULL,
	"submitted" bigint NOT NULL,
	CONSTRAINT "goods_proposals_state" CHECK ("goods_proposals"."state" in ('submitting', 'processing', 'rejected')),
	CONSTRAINT "goods_proposals_reason" CHECK (("goods_proposals"."state" = 'rejected') = ("goods_proposals"."reason" <> '')),
	CONSTRAINT "goods_proposals_change" CHECK (not "goods_proposals"."is_new" or "goods_proposals"."change" = '{}')
);
--> statement-breakpoint
DROP INDEX "audit_rows_by_time";--> statement-breakpoint
DROP INDEX "goods_by_updated";--> statement-breakpoint
DROP INDEX "goods_off_shelf";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "was_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "desk_index_pages" ADD CONSTRAINT "desk_index_pages_default_view_id_desk_views_view_id_fk" FOREIGN KEY ("default_view_id") REFERENCES "public"."desk_views"("view_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_proposals" ADD CONSTRAINT "goods_proposals_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_index_pages_view" ON "desk_index_pages" USING btree ("default_view_id") WHERE "desk_index_pages"."default_view_id" is not null;--> statement-breakpoint
CREATE INDEX "desk_views_shared" ON "desk_views" USING btree ("distributor_id","page") WHERE "desk_views"."is_shared";--> statement-breakpoint
CREATE INDEX "goods_proposals_by_state" ON "goods_proposals" USING btree ("state","goods_id");--> statement-breakpoint
CREATE INDEX "goods_aside" ON "goods" USING btree ("goods_id" DESC NULLS LAST) WHERE "goods"."approve_status" <> 'instock' and ("goods"."audit_status" <> 'approved' or "goods"."is_gift" or "goods"."points_goods");--> statement-breakpoint
CREATE INDEX "skus_by_barcode" ON "skus" USING btree ("barcode") WHERE "skus"."barcode" <> '';--> statement-breakpoint
CREATE INDEX "point_ledger_of_file" ON "point_ledger" USING btree ("user_id","reference") WHERE "point_ledger"."reason" = 'import';--> statement-breakpoint
CREATE INDEX "audit_rows_by_time" ON "audit_rows" USING btree ("at");--> statement-breakpoint
CREATE INDEX "goods_by_updated" ON "goods" USING btree ("updated" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_off_shelf" ON "goods" USING btree ("goods_id" DESC NULLS LAST,"item_name","item_bn") WHERE "goods"."approve_status" = 'instock' and "goods"."deleted" is null;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reference" CHECK (("point_ledger"."reason" = 'import') = ("point_ledger"."reference" is not null));--> statement-breakpoint
CREATE FUNCTION note_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.was_shown := true;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_shown BEFORE INSERT OR UPDATE OF approve_status ON goods FOR EACH ROW
  WHEN (NEW.approve_status <> 'instock' AND NOT NEW.was_shown) EXECUTE FUNCTION note_shown();
--> statement-breakpoint
UPDATE "goods" SET "was_shown" = true;
