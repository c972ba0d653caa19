CREATE TABLE "design_drafts" (
	"theme_pc_template_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"base_revision" integer NOT NULL,
	"is_changed" boolean NOT NULL,
	"save_id" text DEFAULT '' NOT NULL,
	"editor_id" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_locks" (
	"theme_pc_template_id" integer PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session" text NOT NULL,
	"since" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_modules" (
	"module_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"params" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_revisions" (
	"theme_pc_template_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" bigint,
	"published" bigint,
	"note" text DEFAULT '' NOT NULL,
	"editor_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "design_revisions_theme_pc_template_id_number_pk" PRIMARY KEY("theme_pc_template_id","number")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"picture_id" serial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pc_templates" ADD COLUMN "tdk" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "design_revisions_one_scheduled" ON "design_revisions" USING btree ("theme_pc_template_id") WHERE "design_revisions"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "design_revisions_due" ON "design_revisions" USING btree ("publish_at") WHERE "design_revisions"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "pictures_of_library" ON "pictures" USING btree ("is_listed","kind","picture_id");--> statement-breakpoint
CREATE INDEX "pictures_by_hash" ON "pictures" USING btree ("hash");