-- Points that an order is expected to earn (contract trade §13.1); they are credited when it completes.
ALTER TABLE "orders" ADD COLUMN "bonus_points" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bonus_points" CHECK ("orders"."bonus_points" >= 0);
--> statement-breakpoint
-- An order earns its reward once.
CREATE UNIQUE INDEX "point_ledger_rewarded_once" ON "point_ledger" USING btree ("order_id") WHERE "point_ledger"."reason" = 'reward';
