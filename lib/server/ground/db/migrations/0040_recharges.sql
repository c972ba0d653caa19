CREATE TABLE "recharge_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"gift" bigint NOT NULL,
	"granted" bigint,
	CONSTRAINT "recharge_orders_amounts" CHECK ("recharge_orders"."fee" > 0 and "recharge_orders"."gift" >= 0)
);
--> statement-breakpoint
ALTER TABLE "recharge_orders" ADD CONSTRAINT "recharge_orders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
