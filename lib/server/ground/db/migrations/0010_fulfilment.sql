-- Pictures of members. In the database, so that every instance serves them.
CREATE TABLE "uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"is_private" boolean NOT NULL,
	"used_by" text,
	"distributor_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created" bigint NOT NULL
);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- WebP is compressed already: compressing it again takes time and saves nothing.
ALTER TABLE "uploads" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE INDEX "uploads_of_member" ON "uploads" USING btree ("user_id","created");--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("used_by","created");--> statement-breakpoint
-- The shares of the applied units, so that the last unit takes exactly what is left (lib/domain/order/refund-share.ts).
ALTER TABLE "order_items" ADD COLUMN "applied_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "applied_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "applied_subsidy" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_applied_fee_within" CHECK ("order_items"."applied_fee" between 0 and "order_items"."total_fee");
--> statement-breakpoint
CREATE TABLE "parcels" (
	"parcel_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL REFERENCES "orders"("order_id"),
	"delivery_corp" text NOT NULL,
	"delivery_code" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);--> statement-breakpoint
CREATE INDEX "parcels_of_order" ON "parcels" USING btree ("order_id","parcel_id");--> statement-breakpoint
CREATE TABLE "parcel_items" (
	"parcel_id" bigint NOT NULL REFERENCES "parcels"("parcel_id"),
	"order_item_id" bigint NOT NULL REFERENCES "order_items"("id"),
	"num" integer NOT NULL,
	CONSTRAINT "parcel_items_parcel_id_order_item_id_pk" PRIMARY KEY("parcel_id","order_item_id"),
	CONSTRAINT "parcel_items_num_positive" CHECK ("parcel_items"."num" > 0)
);--> statement-breakpoint
CREATE TABLE "pickup_codes" (
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL REFERENCES "orders"("order_id"),
	"expires" bigint NOT NULL,
	CONSTRAINT "pickup_codes_order_id_kind_code_pk" PRIMARY KEY("order_id","kind","code")
);--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_codes_of_orders" ON "pickup_codes" USING btree ("code") WHERE "pickup_codes"."kind" = 'order';--> statement-breakpoint
CREATE INDEX "pickup_codes_by_expiry" ON "pickup_codes" USING btree ("expires");--> statement-breakpoint
CREATE TABLE "invoices" (
	"invoice_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL REFERENCES "orders"("order_id"),
	"user_id" bigint NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"invoice_type" text NOT NULL,
	"invoice_type_code" text DEFAULT '02' NOT NULL,
	"company_title" text NOT NULL,
	"company_tax_number" text DEFAULT '' NOT NULL,
	"company_address" text DEFAULT '' NOT NULL,
	"company_telephone" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"file_url" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_of_member" ON "invoices" USING btree ("user_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("status","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id") WHERE "invoices"."status" in ('pending', 'inProgress', 'success');--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"title_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL REFERENCES "members"("user_id"),
	"invoices_type" text NOT NULL,
	"name" text NOT NULL,
	"telephone" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"business_address" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);--> statement-breakpoint
CREATE INDEX "invoice_titles_of_member" ON "invoice_titles" USING btree ("user_id","title_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("user_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
-- Lists of operators and of merchants: all orders, or those of a shop, by time.
CREATE INDEX "orders_by_time" ON "orders" USING btree ("create_time" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_shop" ON "orders" USING btree ("distributor_id","create_time" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_rows_by_actor" ON "audit_rows" USING btree ("actor_id","audit_id");--> statement-breakpoint
-- An order whose buyer asked for an invoice at checkout requests it when it is paid, whoever records the payment.
CREATE FUNCTION request_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoices (order_id, user_id, distributor_id, invoice_type, company_title, company_tax_number,
                        company_address, company_telephone, bank_name, bank_account, mobile, amount, status,
                        create_time, update_time)
  VALUES (NEW.order_id, NEW.user_id, NEW.distributor_id,
          CASE NEW.invoice->>'title' WHEN 'unit' THEN 'enterprise' ELSE 'individual' END,
          coalesce(NEW.invoice->>'content', ''), coalesce(NEW.invoice->>'registrationNumber', ''),
          coalesce(NEW.invoice->>'companyAddress', ''), coalesce(NEW.invoice->>'companyPhone', ''),
          coalesce(NEW.invoice->>'bankname', ''), coalesce(NEW.invoice->>'bankaccount', ''), NEW.receiver_mobile,
          NEW.total_fee, 'pending', NEW.update_time, NEW.update_time)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER request_invoice AFTER UPDATE OF pay_status ON orders FOR EACH ROW
  WHEN (OLD.pay_status <> 'PAYED' AND NEW.pay_status = 'PAYED' AND NEW.invoice IS NOT NULL AND NEW.total_fee > 0
        AND NEW.pay_type NOT IN ('point', 'localPay'))
  EXECUTE FUNCTION request_invoice();--> statement-breakpoint
CREATE FUNCTION cancel_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices SET status = 'cancel', update_time = NEW.update_time
   WHERE order_id = NEW.order_id AND status IN ('pending', 'inProgress');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER cancel_invoice AFTER UPDATE OF order_status ON orders FOR EACH ROW
  WHEN (OLD.order_status <> 'CANCEL' AND NEW.order_status = 'CANCEL' AND NEW.pay_status = 'PAYED')
  EXECUTE FUNCTION cancel_invoice();--> statement-breakpoint
-- Orders that were shipped before there were parcels.
INSERT INTO parcels (order_id, delivery_corp, delivery_code, create_time, update_time)
SELECT order_id, delivery_corp, delivery_code, coalesce(delivery_time, update_time), update_time
  FROM orders WHERE delivery_code <> '';--> statement-breakpoint
INSERT INTO parcel_items (parcel_id, order_item_id, num)
SELECT p.parcel_id, i.id, i.delivered_num FROM parcels p JOIN order_items i ON i.order_id = p.order_id
 WHERE i.delivered_num > 0;
