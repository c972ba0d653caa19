CREATE TABLE "desk_exports" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"format" text NOT NULL,
	"shop_id" integer,
	"columns" jsonb,
	"filter" jsonb NOT NULL,
	"is_filtered" boolean NOT NULL,
	"shown" jsonb NOT NULL,
	"attempt" text DEFAULT '' NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"expires" bigint,
	CONSTRAINT "desk_exports_file" CHECK ("desk_exports"."parts" >= 0 and "desk_exports"."rows" >= 0 and "desk_exports"."bytes" >= 0),
	CONSTRAINT "desk_exports_whole" CHECK ("desk_exports"."expires" is null or "desk_exports"."attempt" <> '' and "desk_exports"."file_name" <> '')
);
--> statement-breakpoint
ALTER TABLE "distributors" ALTER COLUMN "lng" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "distributors" ALTER COLUMN "lat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_versions" ADD COLUMN "restored" integer;--> statement-breakpoint
ALTER TABLE "desk_task_items" ADD COLUMN "lacks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD COLUMN "step" jsonb;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD COLUMN "lacking" text;--> statement-breakpoint
ALTER TABLE "desk_exports" ADD CONSTRAINT "desk_exports_task_id_desk_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."desk_tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_exports_of_shop" ON "desk_exports" USING btree ("shop_id","task_id");--> statement-breakpoint
CREATE INDEX "orders_unfinished" ON "orders" USING btree ("create_time" DESC NULLS LAST,"order_id" DESC NULLS LAST) WHERE "orders"."order_status" not in ('DONE', 'CANCEL');--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("pay_time") WHERE "orders"."pay_status" = 'PAYED';--> statement-breakpoint
CREATE INDEX "orders_of_receiver" ON "orders" USING btree ("receiver_name");--> statement-breakpoint
CREATE INDEX "orders_of_receiver_mobile" ON "orders" USING btree ("receiver_mobile");--> statement-breakpoint
CREATE INDEX "desk_task_items_lacking" ON "desk_task_items" USING btree ("task_id","seq") WHERE "desk_task_items"."lacks";--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_both_coordinates" CHECK (("distributors"."lng" is null) = ("distributors"."lat" is null));--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_reach_from_place" CHECK ("distributors"."delivery_distance" = 0 or "distributors"."lng" is not null);