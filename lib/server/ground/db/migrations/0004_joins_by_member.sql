-- A cancelled order finds the promotions that it joined by member; by order alone it would read those of all orders.
ALTER TABLE "marketing_joins" DROP CONSTRAINT "marketing_joins_marketing_id_user_id_order_id_pk";--> statement-breakpoint
ALTER TABLE "marketing_joins" ADD CONSTRAINT "marketing_joins_user_id_marketing_id_order_id_pk" PRIMARY KEY("user_id","marketing_id","order_id");