-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_off_shelf_of_category" ON "goods" USING btree ("main_category_id","goods_id") WHERE "goods"."approve_status" = 'instock' and "goods"."deleted" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_to_do" ON "orders" USING btree ("create_time" DESC NULLS LAST,"order_id" DESC NULLS LAST,"order_status","delivery_status","ziti_status","cancel_status","offline_status","auto_cancel_time","distributor_id","order_class") WHERE "orders"."order_status" not in ('DONE', 'CANCEL');
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "limited_buys_of_goods" ON "limited_buys" USING btree ("goods_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_unfinished";
--> statement-breakpoint
ALTER TABLE "limited_buys" VALIDATE CONSTRAINT "limited_buys_goods_id_goods_goods_id_fk";
--> statement-breakpoint
ALTER TABLE "goods" VALIDATE CONSTRAINT "goods_delivery_time";
