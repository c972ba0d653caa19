-- The points mall: products for points, and the freight of their orders in points. The points of an order are in point_use.
ALTER TABLE "goods" ADD COLUMN "points_goods" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_of_points_mall" ON "goods" USING btree ("sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST) WHERE "goods"."points_goods";--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_point_not_negative" CHECK ("skus"."point" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_freight_point" CHECK ("orders"."freight_point" between 0 and "orders"."point_use" and ("orders"."freight_point" = 0 or "orders"."freight_fee" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_points_mall" CHECK ("orders"."order_class" <> 'pointsmall'
          or ("orders"."point_use" > 0 and "orders"."point_fee" = 0 and "orders"."coupon_discount" = 0 and "orders"."subsidy_fee" = 0));