-- The last seven digits of an after-sale's number; the day comes before them.
CREATE SEQUENCE "aftersales_counter" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9999999 START WITH 0 CACHE 1 CYCLE;
--> statement-breakpoint
-- Where buyers send goods back to, or bring them; shop 0 is the mall itself.
CREATE TABLE "return_addresses" (
	"address_id" serial PRIMARY KEY NOT NULL,
	"distributor_id" integer NOT NULL,
	"contact" text NOT NULL,
	"mobile" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "return_addresses_of_shop" ON "return_addresses" USING btree ("distributor_id","address_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "return_addresses_default" ON "return_addresses" USING btree ("distributor_id") WHERE "return_addresses"."is_default";
--> statement-breakpoint
-- One unit of an order line that its buyer returns, exchanges or gets money for.
CREATE TABLE "aftersales" (
	"aftersales_bn" text PRIMARY KEY NOT NULL,
	"detail_id" bigserial NOT NULL,
	"order_id" text NOT NULL,
	"order_item_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"distributor_id" integer NOT NULL,
	"aftersales_type" text NOT NULL,
	"aftersales_status" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"num" integer DEFAULT 1 NOT NULL,
	"share_fee" bigint NOT NULL,
	"share_point" integer NOT NULL,
	"share_subsidy" bigint NOT NULL,
	"refund_fee" bigint NOT NULL,
	"refund_point" integer NOT NULL,
	"freight" bigint NOT NULL,
	"reason" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"return_type" text DEFAULT 'logistics' NOT NULL,
	"return_address" jsonb,
	"sendback" jsonb,
	"sendconfirm" jsonb,
	"contact" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"is_restocked" boolean DEFAULT false NOT NULL,
	"auto_refuse_time" bigint,
	"settled_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "aftersales_one_unit" CHECK ("aftersales"."num" = 1),
	CONSTRAINT "aftersales_type" CHECK ("aftersales"."aftersales_type" in ('ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS')),
	CONSTRAINT "aftersales_state" CHECK (("aftersales"."aftersales_status", "aftersales"."progress") in ((0, 0), (1, 1), (1, 2), (1, 8), (1, 9), (2, 4), (3, 3), (4, 7))),
	CONSTRAINT "aftersales_return_type" CHECK ("aftersales"."return_type" in ('logistics', 'offline')),
	CONSTRAINT "aftersales_amounts" CHECK ("aftersales"."refund_fee" between 0 and "aftersales"."share_fee" and "aftersales"."refund_point" between 0 and "aftersales"."share_point"
          and "aftersales"."share_subsidy" >= 0 and "aftersales"."freight" >= 0),
	CONSTRAINT "aftersales_exchange_is_free" CHECK ("aftersales"."aftersales_type" <> 'EXCHANGING_GOODS' or "aftersales"."refund_fee" + "aftersales"."refund_point" + "aftersales"."freight" = 0)
);
--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "aftersales_of_order" ON "aftersales" USING btree ("order_id","aftersales_bn");
--> statement-breakpoint
CREATE INDEX "aftersales_of_member" ON "aftersales" USING btree ("user_id","create_time" DESC);
--> statement-breakpoint
CREATE INDEX "aftersales_of_shop" ON "aftersales" USING btree ("distributor_id","create_time" DESC);
--> statement-breakpoint
CREATE INDEX "aftersales_by_time" ON "aftersales" USING btree ("create_time" DESC);
--> statement-breakpoint
CREATE INDEX "aftersales_to_refuse" ON "aftersales" USING btree ("auto_refuse_time") WHERE "aftersales"."aftersales_status" = 1 and "aftersales"."progress" = 1;
--> statement-breakpoint
-- Whether the job has closed the lines of a completed order whose time for after-sales is over.
ALTER TABLE "orders" ADD COLUMN "aftersale_closed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "orders_to_close_aftersales" ON "orders" USING btree ("aftersale_until") WHERE "orders"."order_status" = 'DONE' and not "orders"."aftersale_closed";
