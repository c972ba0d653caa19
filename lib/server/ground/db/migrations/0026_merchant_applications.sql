CREATE TABLE "merchant_applications" (
	"application_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"merchant_type_id" integer,
	"settled_type" text,
	"merchant_name" text DEFAULT '' NOT NULL,
	"credit_code" text DEFAULT '' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"sealed_legal_id" text DEFAULT '' NOT NULL,
	"legal_mobile" text DEFAULT '' NOT NULL,
	"bank_account_type" integer DEFAULT 0 NOT NULL,
	"sealed_bank_account" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_mobile" text DEFAULT '' NOT NULL,
	"license_picture" text DEFAULT '' NOT NULL,
	"id_front_picture" text DEFAULT '' NOT NULL,
	"id_back_picture" text DEFAULT '' NOT NULL,
	"bank_card_picture" text DEFAULT '' NOT NULL,
	"submitted" bigint,
	"reviewed" bigint,
	"shop_id" integer,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "merchant_applications_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "merchant_applications_state" CHECK ("merchant_applications"."state" in ('draft', 'review', 'approved', 'refused')),
	CONSTRAINT "merchant_applications_shop" CHECK (("merchant_applications"."state" = 'approved') = ("merchant_applications"."shop_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "merchant_applications" ADD CONSTRAINT "merchant_applications_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_applications" ADD CONSTRAINT "merchant_applications_shop_id_distributors_distributor_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."distributors"("distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_applications_credit_code" ON "merchant_applications" USING btree ("credit_code") WHERE "merchant_applications"."state" in ('review', 'approved');--> statement-breakpoint
CREATE INDEX "merchant_applications_by_state" ON "merchant_applications" USING btree ("state","application_id");