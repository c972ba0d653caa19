CREATE TABLE "employees" (
	"employee_id" bigserial PRIMARY KEY NOT NULL,
	"enterprise_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_addresses" (
	"address_id" serial PRIMARY KEY NOT NULL,
	"enterprise_id" integer NOT NULL,
	"name" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"adrdetail" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprises" (
	"enterprise_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enterprise_sn" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"auth_type" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "enterprises_enterprise_sn_unique" UNIQUE("enterprise_sn")
);
--> statement-breakpoint
CREATE TABLE "purchase_activities" (
	"activity_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"list_pic" text DEFAULT '' NOT NULL,
	"share_pic" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"display_time" bigint NOT NULL,
	"employee_begin_time" bigint NOT NULL,
	"employee_end_time" bigint NOT NULL,
	"employee_limitfee" bigint NOT NULL,
	"if_relative_join" boolean DEFAULT false NOT NULL,
	"invite_limit" integer DEFAULT 0 NOT NULL,
	"relative_begin_time" bigint DEFAULT 0 NOT NULL,
	"relative_end_time" bigint DEFAULT 0 NOT NULL,
	"if_share_limitfee" boolean DEFAULT false NOT NULL,
	"relative_limitfee" bigint DEFAULT 0 NOT NULL,
	"minimum_amount" bigint DEFAULT 0 NOT NULL,
	"discount_description" text DEFAULT '' NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "purchase_activities_employee_times" CHECK ("purchase_activities"."employee_end_time" > "purchase_activities"."employee_begin_time"),
	CONSTRAINT "purchase_activities_relative_times" CHECK ("purchase_activities"."relative_end_time" >= "purchase_activities"."relative_begin_time"),
	CONSTRAINT "purchase_activities_limits" CHECK ("purchase_activities"."employee_limitfee" >= 0 and "purchase_activities"."relative_limitfee" >= 0 and "purchase_activities"."minimum_amount" >= 0 and "purchase_activities"."invite_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_budgets" (
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"owner_id" bigint NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "purchase_budgets_activity_id_enterprise_id_owner_id_pk" PRIMARY KEY("activity_id","enterprise_id","owner_id"),
	CONSTRAINT "purchase_budgets_used" CHECK ("purchase_budgets"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_cart_lines" (
	"user_id" bigint NOT NULL,
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "purchase_cart_lines_user_id_activity_id_enterprise_id_item_id_pk" PRIMARY KEY("user_id","activity_id","enterprise_id","item_id"),
	CONSTRAINT "purchase_cart_lines_num" CHECK ("purchase_cart_lines"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_enterprises" (
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	CONSTRAINT "purchase_enterprises_activity_id_enterprise_id_pk" PRIMARY KEY("activity_id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_invites" (
	"code" text PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"employee_user_id" bigint NOT NULL,
	"used_by" bigint,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_items" (
	"activity_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"store" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"limit_num" integer DEFAULT 0 NOT NULL,
	"limit_fee" bigint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_items_activity_id_item_id_pk" PRIMARY KEY("activity_id","item_id"),
	CONSTRAINT "purchase_items_price" CHECK ("purchase_items"."price" > 0),
	CONSTRAINT "purchase_items_store" CHECK ("purchase_items"."sold" between 0 and "purchase_items"."store"),
	CONSTRAINT "purchase_items_limits" CHECK ("purchase_items"."limit_num" >= 0 and "purchase_items"."limit_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_lines" (
	"order_id" text NOT NULL,
	"item_id" bigint NOT NULL,
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"owner_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "purchase_lines_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "purchase_lines_num" CHECK ("purchase_lines"."num" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_quotas" (
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"owner_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"fee" bigint NOT NULL,
	CONSTRAINT "purchase_quotas_activity_id_enterprise_id_owner_id_item_id_pk" PRIMARY KEY("activity_id","enterprise_id","owner_id","item_id"),
	CONSTRAINT "purchase_quotas_used" CHECK ("purchase_quotas"."num" >= 0 and "purchase_quotas"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_relatives" (
	"activity_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"enterprise_id" integer NOT NULL,
	"employee_user_id" bigint NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "purchase_relatives_activity_id_enterprise_id_user_id_pk" PRIMARY KEY("activity_id","enterprise_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_addresses" ADD CONSTRAINT "enterprise_addresses_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_cart_lines" ADD CONSTRAINT "purchase_cart_lines_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_enterprises" ADD CONSTRAINT "purchase_enterprises_activity_id_purchase_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."purchase_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_enterprises" ADD CONSTRAINT "purchase_enterprises_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD CONSTRAINT "purchase_items_activity_id_purchase_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."purchase_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD CONSTRAINT "purchase_items_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_relatives" ADD CONSTRAINT "purchase_relatives_activity_id_purchase_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."purchase_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_relatives" ADD CONSTRAINT "purchase_relatives_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_relatives" ADD CONSTRAINT "purchase_relatives_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_relatives" ADD CONSTRAINT "purchase_relatives_employee_user_id_members_user_id_fk" FOREIGN KEY ("employee_user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_one_account" ON "employees" USING btree ("enterprise_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_one_mobile" ON "employees" USING btree ("enterprise_id","mobile") WHERE "employees"."mobile" <> '';--> statement-breakpoint
CREATE INDEX "employees_of_member" ON "employees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "employees_of_mobile" ON "employees" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "enterprise_addresses_of" ON "enterprise_addresses" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "purchase_enterprises_of" ON "purchase_enterprises" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "purchase_invites_of" ON "purchase_invites" USING btree ("activity_id","enterprise_id","employee_user_id");--> statement-breakpoint
CREATE INDEX "purchase_relatives_of" ON "purchase_relatives" USING btree ("activity_id","enterprise_id","employee_user_id");--> statement-breakpoint
CREATE INDEX "purchase_relatives_member" ON "purchase_relatives" USING btree ("user_id");