-- What a cart offers besides single products (ADR 0035): packages (组合), limited buy (限购), chosen 加价购 items, money limits
-- of limited-time sales, and the guest carts that members brought along at sign-in.
CREATE TABLE "packages" (
	"package_id" serial PRIMARY KEY NOT NULL,
	"package_name" text NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"valid_grades" integer[] DEFAULT '{}' NOT NULL,
	"valid_vip_grades" integer[] DEFAULT '{}' NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_items" (
	"package_id" integer NOT NULL REFERENCES "packages"("package_id"),
	"item_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"package_price" bigint NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_items_package_id_item_id_pk" PRIMARY KEY("package_id","item_id"),
	CONSTRAINT "package_items_price" CHECK ("package_items"."package_price" >= 0)
);
--> statement-breakpoint
CREATE INDEX "package_items_of_goods" ON "package_items" USING btree ("goods_id");
--> statement-breakpoint
CREATE TABLE "limited_buys" (
	"limited_buy_id" serial PRIMARY KEY NOT NULL,
	"limited_buy_name" text NOT NULL,
	"day" integer DEFAULT 0 NOT NULL,
	"limit_num" integer NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "limited_buys_day" CHECK ("limited_buys"."day" >= 0),
	CONSTRAINT "limited_buys_limit" CHECK ("limited_buys"."limit_num" > 0)
);
--> statement-breakpoint
CREATE TABLE "limited_buy_items" (
	"item_id" bigint NOT NULL,
	"limited_buy_id" integer NOT NULL REFERENCES "limited_buys"("limited_buy_id"),
	CONSTRAINT "limited_buy_items_item_id_limited_buy_id_pk" PRIMARY KEY("item_id","limited_buy_id")
);
--> statement-breakpoint
CREATE TABLE "cart_plus_choices" (
	"user_id" bigint NOT NULL REFERENCES "members"("user_id"),
	"marketing_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "cart_plus_choices_user_id_marketing_id_pk" PRIMARY KEY("user_id","marketing_id")
);
--> statement-breakpoint
CREATE TABLE "guest_cart_merges" (
	"user_id" bigint PRIMARY KEY NOT NULL REFERENCES "members"("user_id"),
	"merge_key" text NOT NULL,
	"merged" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seckills" ADD COLUMN "limit_money" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "seckills" ADD COLUMN "limit_total_money" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "package_id" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "package_item_ids" bigint[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "fastbuy_lines" ADD COLUMN "package_id" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "fastbuy_lines" ADD COLUMN "package_item_ids" bigint[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
DROP INDEX "cart_lines_once";
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("user_id","shop_id","item_id","package_id","package_item_ids");
