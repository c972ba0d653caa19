CREATE TABLE "card_package_items" (
	"package_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"give_num" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_package_items_package_id_card_id_pk" PRIMARY KEY("package_id","card_id"),
	CONSTRAINT "card_package_items_num" CHECK ("card_package_items"."give_num" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "card_packages" (
	"package_id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"describe" text DEFAULT '' NOT NULL,
	"limit_count" integer DEFAULT 1 NOT NULL,
	"receive" boolean DEFAULT true NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "card_packages_limit" CHECK ("card_packages"."limit_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "grade_packages" (
	"kind" text NOT NULL,
	"grade_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	CONSTRAINT "grade_packages_kind_grade_id_package_id_pk" PRIMARY KEY("kind","grade_id","package_id")
);
--> statement-breakpoint
CREATE TABLE "package_grants" (
	"grant_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"package_id" integer NOT NULL,
	"receive_type" text NOT NULL,
	"grade_id" integer DEFAULT 0 NOT NULL,
	"serial" integer NOT NULL,
	"order_id" text,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_behaviours" (
	"log_id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"user_id" bigint,
	"visitor_key" text DEFAULT '' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "lock_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "grant_id" bigint;--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "item_id" bigint;--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "shop_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "locked_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "used_time" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_package_items" ADD CONSTRAINT "card_package_items_package_id_card_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."card_packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_package_items" ADD CONSTRAINT "card_package_items_card_id_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_packages" ADD CONSTRAINT "grade_packages_package_id_card_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."card_packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grants" ADD CONSTRAINT "package_grants_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grants" ADD CONSTRAINT "package_grants_package_id_card_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."card_packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "package_grants_once" ON "package_grants" USING btree ("user_id","package_id","receive_type","grade_id","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "package_grants_of_order" ON "package_grants" USING btree ("order_id","package_id") WHERE "package_grants"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "package_grants_unseen" ON "package_grants" USING btree ("user_id") WHERE not "package_grants"."is_shown";--> statement-breakpoint
CREATE INDEX "purchase_behaviours_of" ON "purchase_behaviours" USING btree ("activity_id","created");--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_grant_id_package_grants_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."package_grants"("grant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_cards_kept" ON "user_cards" USING btree ("locked_until") WHERE "user_cards"."status" = 10;--> statement-breakpoint
CREATE INDEX "user_cards_of_grant" ON "user_cards" USING btree ("grant_id") WHERE "user_cards"."grant_id" is not null;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_lock_hours" CHECK ("cards"."lock_hours" between 1 and 720);--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_keep_a_product" CHECK ("user_cards"."status" <> 10 or ("user_cards"."item_id" is not null and "user_cards"."locked_until" > 0));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_coupon_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coupon_ledger (code, user_id, event, order_id, at)
  VALUES (NEW.code, NEW.user_id,
          CASE NEW.status WHEN 1 THEN 'returned' WHEN 2 THEN 'used' WHEN 4 THEN 'locked' WHEN 5 THEN 'expired' WHEN 10 THEN 'kept'
                          ELSE 'void' END,
          coalesce(NEW.order_id, OLD.order_id), extract(epoch FROM now())::bigint);
  RETURN NULL;
END
$$;
