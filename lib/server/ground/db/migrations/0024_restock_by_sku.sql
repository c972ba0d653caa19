-- 到货通知 is for a SKU: who waited for a product waits for each of its SKUs that is on sale and sold out.
ALTER TABLE "restock_subscriptions" DROP CONSTRAINT "restock_subscriptions_goods_id_goods_goods_id_fk";--> statement-breakpoint
DROP INDEX "restock_subscriptions_of_goods";--> statement-breakpoint
ALTER TABLE "restock_subscriptions" DROP CONSTRAINT "restock_subscriptions_user_id_goods_id_pk";--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD COLUMN "item_id" bigint;--> statement-breakpoint
INSERT INTO "restock_subscriptions" ("user_id", "goods_id", "item_id", "created")
SELECT r."user_id", r."goods_id", s."item_id", r."created"
  FROM "restock_subscriptions" r JOIN "skus" s ON s."goods_id" = r."goods_id"
 WHERE s."approve_status" = 'onsale' AND s."store" < greatest(s."start_num", 1);--> statement-breakpoint
DELETE FROM "restock_subscriptions" WHERE "item_id" IS NULL;--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ALTER COLUMN "item_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "restock_subscriptions" DROP COLUMN "goods_id";--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_user_id_item_id_pk" PRIMARY KEY("user_id","item_id");--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_subscriptions_of_sku" ON "restock_subscriptions" USING btree ("item_id","user_id");
