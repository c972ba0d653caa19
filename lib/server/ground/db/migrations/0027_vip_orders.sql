CREATE TABLE "vip_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"vip_grade_id" integer NOT NULL,
	"card_type" text NOT NULL,
	"days" integer NOT NULL,
	"granted" bigint
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "vip_next_grade_id" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "vip_next_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_orders" ADD CONSTRAINT "vip_orders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_orders" ADD CONSTRAINT "vip_orders_vip_grade_id_vip_grades_vip_grade_id_fk" FOREIGN KEY ("vip_grade_id") REFERENCES "public"."vip_grades"("vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_vip_next_grade_id_vip_grades_vip_grade_id_fk" FOREIGN KEY ("vip_next_grade_id") REFERENCES "public"."vip_grades"("vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_vip_ends" ON "members" USING btree ("vip_until") WHERE "members"."vip_grade_id" is not null;