CREATE TABLE "desk_versions" (
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "desk_versions_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "setup_keys" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "deleted" bigint;--> statement-breakpoint
CREATE INDEX "goods_recycle_bin" ON "goods" USING btree ("deleted" DESC NULLS LAST,"goods_id" DESC NULLS LAST) WHERE "goods"."deleted" is not null;--> statement-breakpoint
CREATE INDEX "goods_off_shelf" ON "goods" USING btree ("goods_id" DESC NULLS LAST) WHERE "goods"."approve_status" = 'instock' and "goods"."deleted" is null;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_deleted_off_shelf" CHECK ("goods"."deleted" is null or "goods"."approve_status" = 'instock');