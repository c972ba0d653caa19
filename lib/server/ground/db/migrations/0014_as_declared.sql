-- Pickup codes have a table of their own (pickup_codes).
ALTER TABLE "orders" DROP COLUMN "ziti_code";
--> statement-breakpoint
-- Constraints get the names that drizzle-kit gives them, so that migrations which it writes find them.
ALTER TABLE "cart_plus_choices" RENAME CONSTRAINT "cart_plus_choices_user_id_fkey" TO "cart_plus_choices_user_id_members_user_id_fk";
--> statement-breakpoint
ALTER TABLE "guest_cart_merges" RENAME CONSTRAINT "guest_cart_merges_user_id_fkey" TO "guest_cart_merges_user_id_members_user_id_fk";
--> statement-breakpoint
ALTER TABLE "identities" RENAME CONSTRAINT "identities_user_id_fkey" TO "identities_user_id_members_user_id_fk";
--> statement-breakpoint
ALTER TABLE "invoice_titles" RENAME CONSTRAINT "invoice_titles_user_id_fkey" TO "invoice_titles_user_id_members_user_id_fk";
--> statement-breakpoint
ALTER TABLE "invoices" RENAME CONSTRAINT "invoices_order_id_fkey" TO "invoices_order_id_orders_order_id_fk";
--> statement-breakpoint
ALTER TABLE "limited_buy_items" RENAME CONSTRAINT "limited_buy_items_limited_buy_id_fkey" TO "limited_buy_items_limited_buy_id_limited_buys_limited_buy_id_fk";
--> statement-breakpoint
ALTER TABLE "offline_vouchers" RENAME CONSTRAINT "offline_vouchers_order_id_fkey" TO "offline_vouchers_order_id_orders_order_id_fk";
--> statement-breakpoint
ALTER TABLE "operator_answers" RENAME CONSTRAINT "operator_answers_pkey" TO "operator_answers_user_id_idempotency_key_pk";
--> statement-breakpoint
ALTER TABLE "order_items" RENAME CONSTRAINT "order_items_subsidy_class_id_fkey" TO "order_items_subsidy_class_id_subsidy_classes_subsidy_class_id_f";
--> statement-breakpoint
ALTER TABLE "package_items" RENAME CONSTRAINT "package_items_package_id_fkey" TO "package_items_package_id_packages_package_id_fk";
--> statement-breakpoint
ALTER TABLE "parcel_items" RENAME CONSTRAINT "parcel_items_order_item_id_fkey" TO "parcel_items_order_item_id_order_items_id_fk";
--> statement-breakpoint
ALTER TABLE "parcel_items" RENAME CONSTRAINT "parcel_items_parcel_id_fkey" TO "parcel_items_parcel_id_parcels_parcel_id_fk";
--> statement-breakpoint
ALTER TABLE "parcels" RENAME CONSTRAINT "parcels_order_id_fkey" TO "parcels_order_id_orders_order_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_statements" RENAME CONSTRAINT "payment_statements_pkey" TO "payment_statements_provider_day_pk";
--> statement-breakpoint
ALTER TABLE "pickup_codes" RENAME CONSTRAINT "pickup_codes_order_id_fkey" TO "pickup_codes_order_id_orders_order_id_fk";
--> statement-breakpoint
ALTER TABLE "refund_items" RENAME CONSTRAINT "refund_items_order_item_id_fkey" TO "refund_items_order_item_id_order_items_id_fk";
--> statement-breakpoint
ALTER TABLE "refund_items" RENAME CONSTRAINT "refund_items_refund_bn_fkey" TO "refund_items_refund_bn_refunds_refund_bn_fk";
--> statement-breakpoint
ALTER TABLE "subsidy_budgets" RENAME CONSTRAINT "subsidy_budgets_subsidy_class_id_fkey" TO "subsidy_budgets_subsidy_class_id_subsidy_classes_subsidy_class_";
--> statement-breakpoint
ALTER TABLE "subsidy_ledger" RENAME CONSTRAINT "subsidy_ledger_order_id_fkey" TO "subsidy_ledger_order_id_orders_order_id_fk";
--> statement-breakpoint
ALTER TABLE "subsidy_ledger" RENAME CONSTRAINT "subsidy_ledger_order_item_id_fkey" TO "subsidy_ledger_order_item_id_order_items_id_fk";
--> statement-breakpoint
ALTER TABLE "subsidy_quotas" RENAME CONSTRAINT "subsidy_quotas_subsidy_class_id_fkey" TO "subsidy_quotas_subsidy_class_id_subsidy_classes_subsidy_class_i";
--> statement-breakpoint
ALTER TABLE "subsidy_quotas" RENAME CONSTRAINT "subsidy_quotas_pkey" TO "subsidy_quotas_person_key_subsidy_class_id_pk";
