-- The idempotency key of an application with the number of its unit: a repeated application creates nothing (ADR 0039).
ALTER TABLE "aftersales" ADD COLUMN "request_key" text;
--> statement-breakpoint
ALTER TABLE "aftersales" ADD COLUMN "request_unit" integer;
--> statement-breakpoint
CREATE UNIQUE INDEX "aftersales_idempotent" ON "aftersales" USING btree ("user_id","request_key","request_unit") WHERE "aftersales"."request_key" is not null;
