ALTER TABLE "aftersales" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "operator_answers" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unpaid_slot" integer;--> statement-breakpoint
-- Orders that are unpaid now count towards the limit of their member.
UPDATE "orders" o SET "unpaid_slot" = n.slot
  FROM (SELECT order_id, row_number() OVER (PARTITION BY user_id ORDER BY create_time, order_id) AS slot
          FROM "orders" WHERE order_status = 'NOTPAY') n
 WHERE o.order_id = n.order_id;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_unpaid_slot" ON "orders" USING btree ("user_id","unpaid_slot") WHERE "orders"."order_status" = 'NOTPAY';
