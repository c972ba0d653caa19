CREATE SEQUENCE "public"."aftersales_counter" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9999999 START WITH 0 CACHE 1 CYCLE;--> statement-breakpoint
CREATE SEQUENCE "public"."order_counter" INCREMENT BY 1 MINVALUE 0 MAXVALUE 99999 START WITH 0 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "aftersales" (
	"aftersales_bn" text PRIMARY KEY NOT NULL,
	"detail_id" bigserial NOT NULL,
	"order_id" text NOT NULL,
	"order_item_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"distributor_id" integer NOT NULL,
	"aftersales_type" text NOT NULL,
	"aftersales_status" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"num" integer DEFAULT 1 NOT NULL,
	"share_fee" bigint NOT NULL,
	"share_point" integer NOT NULL,
	"share_subsidy" bigint NOT NULL,
	"refund_fee" bigint NOT NULL,
	"refund_point" integer NOT NULL,
	"freight" bigint NOT NULL,
	"reason" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"return_type" text DEFAULT 'logistics' NOT NULL,
	"return_address" jsonb,
	"sendback" jsonb,
	"sendconfirm" jsonb,
	"contact" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"is_restocked" boolean DEFAULT false NOT NULL,
	"auto_refuse_time" bigint,
	"settled_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	"request_key" text,
	"request_unit" integer,
	"request_hash" text,
	"return_point" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "aftersales_one_unit" CHECK ("aftersales"."num" = 1),
	CONSTRAINT "aftersales_type" CHECK ("aftersales"."aftersales_type" in ('ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS')),
	CONSTRAINT "aftersales_state" CHECK (("aftersales"."aftersales_status", "aftersales"."progress") in ((0, 0), (1, 1), (1, 2), (1, 8), (1, 9), (2, 4), (3, 3), (4, 7))),
	CONSTRAINT "aftersales_return_type" CHECK ("aftersales"."return_type" in ('logistics', 'offline')),
	CONSTRAINT "aftersales_amounts" CHECK ("aftersales"."refund_fee" between 0 and "aftersales"."share_fee" and "aftersales"."refund_point" between 0 and "aftersales"."share_point"
          and "aftersales"."share_subsidy" >= 0 and "aftersales"."freight" >= 0),
	CONSTRAINT "aftersales_exchange_is_free" CHECK ("aftersales"."aftersales_type" <> 'EXCHANGING_GOODS' or "aftersales"."refund_fee" + "aftersales"."refund_point" + "aftersales"."freight" = 0)
);
--> statement-breakpoint
CREATE TABLE "return_addresses" (
	"address_id" serial PRIMARY KEY NOT NULL,
	"distributor_id" integer NOT NULL,
	"contact" text NOT NULL,
	"mobile" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_favourites" (
	"fav_id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"article_id" integer NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "article_favourites_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_counts" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"focus_num" integer DEFAULT 0 NOT NULL,
	"praise_num" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_counts_not_negative" CHECK ("article_counts"."focus_num" >= 0 and "article_counts"."praise_num" >= 0)
);
--> statement-breakpoint
CREATE TABLE "article_praises" (
	"article_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "article_praises_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "audit_rows" (
	"audit_id" bigserial PRIMARY KEY NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"webhook_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "webhooks_webhook_id_check" CHECK ("webhooks"."webhook_id" = 1)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"shop_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"marketing_id" integer,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	"package_id" integer DEFAULT 0 NOT NULL,
	"package_item_ids" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "cart_lines_num_positive" CHECK ("cart_lines"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_plus_choices" (
	"user_id" bigint NOT NULL,
	"marketing_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "cart_plus_choices_user_id_marketing_id_pk" PRIMARY KEY("user_id","marketing_id")
);
--> statement-breakpoint
CREATE TABLE "fastbuy_lines" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"expires" bigint NOT NULL,
	"package_id" integer DEFAULT 0 NOT NULL,
	"package_item_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_cart_merges" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"merge_key" text NOT NULL,
	"merged" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"category_id" serial PRIMARY KEY NOT NULL,
	"category_name" text NOT NULL,
	"parent_id" integer DEFAULT 0 NOT NULL,
	"category_type" text DEFAULT 'general' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"article_id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"category_id" integer NOT NULL,
	"article_type" text DEFAULT 'general' NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"url_path" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"release_status" boolean DEFAULT true NOT NULL,
	"release_time" bigint NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pc_template_contents" (
	"theme_pc_template_content_id" serial PRIMARY KEY NOT NULL,
	"theme_pc_template_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"params" jsonb NOT NULL,
	"sort_by" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pc_templates" (
	"theme_pc_template_id" serial PRIMARY KEY NOT NULL,
	"template_title" text NOT NULL,
	"template_description" text DEFAULT '' NOT NULL,
	"page_type" text NOT NULL,
	"page_code" text DEFAULT '' NOT NULL,
	"status" integer NOT NULL,
	"version" text DEFAULT 'v1.0.1' NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	"tdk" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "cards" (
	"card_id" serial PRIMARY KEY NOT NULL,
	"card_type" text NOT NULL,
	"title" text NOT NULL,
	"color" text DEFAULT '#e1251b' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"reduce_cost" bigint DEFAULT 0 NOT NULL,
	"least_cost" bigint DEFAULT 0 NOT NULL,
	"most_cost" bigint DEFAULT 99999900 NOT NULL,
	"date_type" text NOT NULL,
	"begin_date" bigint NOT NULL,
	"end_date" bigint NOT NULL,
	"fixed_term" integer DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"get_num" integer DEFAULT 0 NOT NULL,
	"get_limit" integer DEFAULT 1 NOT NULL,
	"use_bound" integer DEFAULT 0 NOT NULL,
	"bound_ids" integer[] DEFAULT '{}' NOT NULL,
	"grade_ids" integer[] DEFAULT '{}' NOT NULL,
	"vip_grade_ids" integer[] DEFAULT '{}' NOT NULL,
	"kq_status" integer DEFAULT 0 NOT NULL,
	"receive" boolean DEFAULT true NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"lock_hours" integer DEFAULT 24 NOT NULL,
	CONSTRAINT "cards_not_overdrawn" CHECK ("cards"."get_num" between 0 and "cards"."quantity"),
	CONSTRAINT "cards_lock_hours" CHECK ("cards"."lock_hours" between 1 and 720)
);
--> statement-breakpoint
CREATE TABLE "user_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"card_id" integer NOT NULL,
	"code" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"begin_date" bigint NOT NULL,
	"end_date" bigint NOT NULL,
	"get_date" bigint NOT NULL,
	"order_id" text,
	"grant_id" bigint,
	"item_id" bigint,
	"shop_id" integer DEFAULT 0 NOT NULL,
	"locked_until" bigint DEFAULT 0 NOT NULL,
	"used_time" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_cards_code_unique" UNIQUE("code"),
	CONSTRAINT "user_cards_keep_a_product" CHECK ("user_cards"."status" <> 10 or ("user_cards"."item_id" is not null and "user_cards"."locked_until" > 0))
);
--> statement-breakpoint
CREATE TABLE "design_drafts" (
	"theme_pc_template_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"base_revision" integer NOT NULL,
	"is_changed" boolean NOT NULL,
	"save_id" text DEFAULT '' NOT NULL,
	"editor_id" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_locks" (
	"theme_pc_template_id" integer PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session" text NOT NULL,
	"since" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_modules" (
	"module_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"params" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_revisions" (
	"theme_pc_template_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" bigint,
	"published" bigint,
	"note" text DEFAULT '' NOT NULL,
	"editor_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "design_revisions_theme_pc_template_id_number_pk" PRIMARY KEY("theme_pc_template_id","number")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"picture_id" serial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"looked_at" bigint DEFAULT 0 NOT NULL,
	"unused_since" bigint
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"template_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"valuation" integer NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"conf" jsonb NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "freight_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "parcel_items" (
	"parcel_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	CONSTRAINT "parcel_items_parcel_id_order_item_id_pk" PRIMARY KEY("parcel_id","order_item_id"),
	CONSTRAINT "parcel_items_num_positive" CHECK ("parcel_items"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"parcel_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"delivery_corp" text NOT NULL,
	"delivery_code" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_codes" (
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"expires" bigint NOT NULL,
	CONSTRAINT "pickup_codes_order_id_kind_code_pk" PRIMARY KEY("order_id","kind","code")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"attribute_value_id" serial PRIMARY KEY NOT NULL,
	"attribute_id" integer NOT NULL,
	"attribute_value" text NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"attribute_id" serial PRIMARY KEY NOT NULL,
	"attribute_type" text NOT NULL,
	"attribute_name" text NOT NULL,
	"attribute_memo" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"is_image" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"category_id" serial PRIMARY KEY NOT NULL,
	"category_name" text NOT NULL,
	"parent_id" integer,
	"level" integer NOT NULL,
	"path" integer[] NOT NULL,
	"is_main" boolean NOT NULL,
	"is_show_front" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"item_name" text NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"item_bn" text DEFAULT '' NOT NULL,
	"item_unit" text DEFAULT '件' NOT NULL,
	"brand_id" integer,
	"main_category_id" integer,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"templates_id" integer DEFAULT 0 NOT NULL,
	"approve_status" text NOT NULL,
	"audit_status" text DEFAULT 'approved' NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"nospec" boolean NOT NULL,
	"pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"videos" text DEFAULT '' NOT NULL,
	"video_pic_url" text DEFAULT '' NOT NULL,
	"intro" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tdk_content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"staff_goods" boolean DEFAULT false NOT NULL,
	"product_type" text DEFAULT 'normal' NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"market_price" bigint DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	"points_goods" boolean DEFAULT false NOT NULL,
	CONSTRAINT "goods_price_not_negative" CHECK ("goods"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "goods_categories" (
	"goods_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "goods_categories_category_id_goods_id_pk" PRIMARY KEY("category_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_params" (
	"goods_id" bigint NOT NULL,
	"attribute_id" integer NOT NULL,
	"attribute_value_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_params_goods_id_attribute_id_pk" PRIMARY KEY("goods_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "goods_tags" (
	"tag_id" integer NOT NULL,
	"goods_id" bigint NOT NULL,
	CONSTRAINT "goods_tags_tag_id_goods_id_pk" PRIMARY KEY("tag_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "member_prices" (
	"item_id" bigint NOT NULL,
	"grade_kind" text NOT NULL,
	"grade_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "member_prices_item_id_grade_kind_grade_id_pk" PRIMARY KEY("item_id","grade_kind","grade_id")
);
--> statement-breakpoint
CREATE TABLE "sku_specs" (
	"item_id" bigint NOT NULL,
	"spec_id" integer NOT NULL,
	"spec_value_id" integer NOT NULL,
	"custom_name" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "sku_specs_item_id_spec_id_pk" PRIMARY KEY("item_id","spec_id")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"item_id" bigserial PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"item_bn" text NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"market_price" bigint DEFAULT 0 NOT NULL,
	"cost_price" bigint DEFAULT 0 NOT NULL,
	"store" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	"volume" double precision DEFAULT 0 NOT NULL,
	"start_num" integer DEFAULT 1 NOT NULL,
	"approve_status" text NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"spec_text" text DEFAULT '' NOT NULL,
	"point" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "skus_item_bn_unique" UNIQUE("item_bn"),
	CONSTRAINT "skus_store_not_negative" CHECK ("skus"."store" >= 0),
	CONSTRAINT "skus_price_not_negative" CHECK ("skus"."price" >= 0),
	CONSTRAINT "skus_point_not_negative" CHECK ("skus"."point" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"tag_id" serial PRIMARY KEY NOT NULL,
	"tag_name" text NOT NULL,
	"tag_color" text DEFAULT '#e1251b' NOT NULL,
	"font_color" text DEFAULT '#ffffff' NOT NULL,
	"front_show" boolean DEFAULT true NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "tags_tag_name_unique" UNIQUE("tag_name")
);
--> statement-breakpoint
CREATE TABLE "group_activities" (
	"activity_id" serial PRIMARY KEY NOT NULL,
	"activity_name" text NOT NULL,
	"item_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"people" integer NOT NULL,
	"hours" integer NOT NULL,
	"begin_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"store" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"limit_num" integer DEFAULT 0 NOT NULL,
	"share_desc" text DEFAULT '' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "group_activities_price" CHECK ("group_activities"."price" > 0),
	CONSTRAINT "group_activities_people" CHECK ("group_activities"."people" between 2 and 100),
	CONSTRAINT "group_activities_hours" CHECK ("group_activities"."hours" between 1 and 720),
	CONSTRAINT "group_activities_times" CHECK ("group_activities"."end_time" > "group_activities"."begin_time"),
	CONSTRAINT "group_activities_store" CHECK ("group_activities"."sold" between 0 and "group_activities"."store"),
	CONSTRAINT "group_activities_limit" CHECK ("group_activities"."limit_num" >= 0)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"order_id" text PRIMARY KEY NOT NULL,
	"team_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"join_time" bigint NOT NULL,
	"paid_time" bigint,
	CONSTRAINT "group_members_num_positive" CHECK ("group_members"."num" > 0),
	CONSTRAINT "group_members_state" CHECK ("group_members"."state" in ('reserved', 'paid', 'returned')),
	CONSTRAINT "group_members_paid" CHECK ("group_members"."state" <> 'paid' or "group_members"."paid_time" is not null)
);
--> statement-breakpoint
CREATE TABLE "group_teams" (
	"team_id" bigserial PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"leader_id" bigint NOT NULL,
	"people" integer NOT NULL,
	"joined" integer DEFAULT 1 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"begin_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"done_time" bigint,
	CONSTRAINT "group_teams_seats" CHECK (0 <= "group_teams"."paid" and "group_teams"."paid" <= "group_teams"."joined" and "group_teams"."joined" <= "group_teams"."people"),
	CONSTRAINT "group_teams_status" CHECK ("group_teams"."status" in (1, 2, 3)),
	CONSTRAINT "group_teams_success" CHECK (("group_teams"."status" = 2) = ("group_teams"."paid" = "group_teams"."people"))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"identity_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"person_key" text NOT NULL,
	"sealed_name" text NOT NULL,
	"sealed_number" text NOT NULL,
	"masked_name" text NOT NULL,
	"masked_number" text NOT NULL,
	"state" text DEFAULT 'verified' NOT NULL,
	"consent_time" bigint NOT NULL,
	"verified_time" bigint NOT NULL,
	"void_time" bigint,
	"void_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "identities_state" CHECK ("identities"."state" in ('verified', 'void', 'lifted'))
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"title_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
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
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"invoice_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
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
);
--> statement-breakpoint
CREATE TABLE "coupon_ledger" (
	"ledger_id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" bigint NOT NULL,
	"event" text NOT NULL,
	"order_id" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_ledger" (
	"ledger_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"order_id" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_ledger" (
	"ledger_id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"refund_bn" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_ledger" (
	"ledger_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"ledger_id" bigserial PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"address_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"username" text NOT NULL,
	"telephone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"adrdetail" text NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"is_def" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browse_history" (
	"history_id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "browse_history_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "goods_favourites" (
	"fav_id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "goods_favourites_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "member_grades" (
	"grade_id" serial PRIMARY KEY NOT NULL,
	"grade_name" text NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"total_consumption" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_grades_grade_name_unique" UNIQUE("grade_name")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"user_id" bigserial PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'shopper' NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"sex" integer DEFAULT 0 NOT NULL,
	"birthday" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"grade_id" integer NOT NULL,
	"vip_grade_id" integer,
	"vip_until" bigint DEFAULT 0 NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"work_id" text,
	"user_card_code" text NOT NULL,
	"point" integer DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"tokens_from" bigint DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	"shop_id" integer,
	"mobile_changed" bigint DEFAULT 0 NOT NULL,
	"login_email" text,
	"email_verified" bigint DEFAULT 0 NOT NULL,
	"vip_next_grade_id" integer,
	"vip_next_until" bigint DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"point_owed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "members_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "members_login_email_unique" UNIQUE("login_email"),
	CONSTRAINT "members_user_card_code_unique" UNIQUE("user_card_code"),
	CONSTRAINT "members_point_not_negative" CHECK ("members"."point" >= 0),
	CONSTRAINT "members_point_owed" CHECK ("members"."point_owed" >= 0 and ("members"."point_owed" = 0 or "members"."point" = 0)),
	CONSTRAINT "members_deposit_not_negative" CHECK ("members"."deposit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"made" bigint NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" bigint NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "shop_favourites" (
	"fav_id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"distributor_id" integer NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "shop_favourites_user_id_distributor_id_pk" PRIMARY KEY("user_id","distributor_id")
);
--> statement-breakpoint
CREATE TABLE "vip_grades" (
	"vip_grade_id" serial PRIMARY KEY NOT NULL,
	"grade_name" text NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"guide_title" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"lv_type" text DEFAULT 'vip' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "vip_grades_grade_name_unique" UNIQUE("grade_name")
);
--> statement-breakpoint
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
CREATE TABLE "bank_accounts" (
	"account_id" bigserial PRIMARY KEY NOT NULL,
	"account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL,
	"china_ums_no" text DEFAULT '' NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_vouchers" (
	"voucher_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL,
	"china_ums_no" text DEFAULT '' NOT NULL,
	"pay_fee" bigint NOT NULL,
	"pay_sn" text DEFAULT '' NOT NULL,
	"voucher_pic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transfer_remark" text DEFAULT '' NOT NULL,
	"check_status" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "offline_vouchers_status" CHECK ("offline_vouchers"."check_status" in (0, 1, 2, 9))
);
--> statement-breakpoint
CREATE TABLE "operator_answers" (
	"user_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"call" text NOT NULL,
	"answer" jsonb,
	"at" bigint NOT NULL,
	"request_hash" text,
	CONSTRAINT "operator_answers_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "order_cancels" (
	"cancel_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"total_fee" bigint NOT NULL,
	"progress" integer NOT NULL,
	"cancel_from" text NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"shop_reject_reason" text DEFAULT '' NOT NULL,
	"refund_status" text NOT NULL,
	"pay_type" text DEFAULT '' NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"item_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"item_bn" text NOT NULL,
	"item_name" text NOT NULL,
	"item_spec_desc" text NOT NULL,
	"pic" text NOT NULL,
	"num" integer NOT NULL,
	"price" bigint NOT NULL,
	"market_price" bigint NOT NULL,
	"item_fee" bigint NOT NULL,
	"total_fee" bigint NOT NULL,
	"discount_fee" bigint NOT NULL,
	"member_discount" bigint DEFAULT 0 NOT NULL,
	"coupon_discount" bigint DEFAULT 0 NOT NULL,
	"point_fee" bigint DEFAULT 0 NOT NULL,
	"discount_info" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_item_type" text DEFAULT 'normal' NOT NULL,
	"delivery_status" text DEFAULT 'PENDING' NOT NULL,
	"aftersales_status" text,
	"activity_id" integer,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"is_rate" boolean DEFAULT false NOT NULL,
	"subsidy_fee" bigint DEFAULT 0 NOT NULL,
	"subsidy_num" integer DEFAULT 0 NOT NULL,
	"share_points" integer DEFAULT 0 NOT NULL,
	"delivered_num" integer DEFAULT 0 NOT NULL,
	"cancelled_num" integer DEFAULT 0 NOT NULL,
	"applied_num" integer DEFAULT 0 NOT NULL,
	"refunded_fee" bigint DEFAULT 0 NOT NULL,
	"refunded_point" integer DEFAULT 0 NOT NULL,
	"subsidy_class_id" integer,
	"applied_fee" bigint DEFAULT 0 NOT NULL,
	"applied_point" integer DEFAULT 0 NOT NULL,
	"applied_subsidy" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_applied_fee_within" CHECK ("order_items"."applied_fee" between 0 and "order_items"."total_fee"),
	CONSTRAINT "order_items_num_positive" CHECK ("order_items"."num" > 0),
	CONSTRAINT "order_items_units" CHECK ("order_items"."delivered_num" >= 0 and "order_items"."cancelled_num" >= 0 and "order_items"."applied_num" >= 0
          and "order_items"."delivered_num" + "order_items"."cancelled_num" <= "order_items"."num" and "order_items"."applied_num" <= "order_items"."num"),
	CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_fee" between 0 and "order_items"."total_fee" and "order_items"."refunded_point" between 0 and "order_items"."share_points"),
	CONSTRAINT "order_items_subsidy" CHECK ("order_items"."subsidy_fee" >= 0 and "order_items"."subsidy_num" between 0 and "order_items"."num")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"idempotency_key" text,
	"order_class" text DEFAULT 'normal' NOT NULL,
	"order_status" text NOT NULL,
	"pay_status" text NOT NULL,
	"delivery_status" text NOT NULL,
	"ziti_status" text NOT NULL,
	"cancel_status" text NOT NULL,
	"receipt_type" text DEFAULT 'logistics' NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"item_fee" bigint NOT NULL,
	"market_fee" bigint NOT NULL,
	"member_discount" bigint DEFAULT 0 NOT NULL,
	"promotion_discount" bigint DEFAULT 0 NOT NULL,
	"coupon_discount" bigint DEFAULT 0 NOT NULL,
	"discount_fee" bigint DEFAULT 0 NOT NULL,
	"discount_info" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"freight_fee" bigint DEFAULT 0 NOT NULL,
	"point_use" integer DEFAULT 0 NOT NULL,
	"point_fee" bigint DEFAULT 0 NOT NULL,
	"total_fee" bigint NOT NULL,
	"pay_type" text DEFAULT '' NOT NULL,
	"pay_channel" text DEFAULT '' NOT NULL,
	"coupon_code" text,
	"seckill_id" integer,
	"receiver_name" text NOT NULL,
	"receiver_mobile" text NOT NULL,
	"receiver_state" text NOT NULL,
	"receiver_city" text NOT NULL,
	"receiver_district" text NOT NULL,
	"receiver_address" text NOT NULL,
	"receiver_zip" text DEFAULT '000000' NOT NULL,
	"ziti_info" jsonb,
	"invoice" jsonb,
	"delivery_corp" text DEFAULT '' NOT NULL,
	"delivery_corp_name" text DEFAULT '' NOT NULL,
	"delivery_code" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"is_rate" boolean DEFAULT false NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	"pay_time" bigint,
	"delivery_time" bigint,
	"end_time" bigint,
	"auto_cancel_time" bigint NOT NULL,
	"auto_finish_time" bigint,
	"subsidy_fee" bigint DEFAULT 0 NOT NULL,
	"team_id" bigint,
	"offline_status" integer,
	"operator_remark" text DEFAULT '' NOT NULL,
	"aftersale_until" bigint,
	"deleted_time" bigint,
	"aftersale_closed" boolean DEFAULT false NOT NULL,
	"bonus_points" integer DEFAULT 0 NOT NULL,
	"request_hash" text,
	"unpaid_slot" integer,
	"freight_point" integer DEFAULT 0 NOT NULL,
	"subsidy_missed" bigint DEFAULT 0 NOT NULL,
	"freight_rule" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total_fee" >= 0),
	CONSTRAINT "orders_bonus_points" CHECK ("orders"."bonus_points" >= 0),
	CONSTRAINT "orders_freight_point" CHECK ("orders"."freight_point" between 0 and "orders"."point_use" and ("orders"."freight_point" = 0 or "orders"."freight_fee" = 0)),
	CONSTRAINT "orders_points_mall" CHECK ("orders"."order_class" <> 'pointsmall'
          or ("orders"."point_use" > 0 and "orders"."point_fee" = 0 and "orders"."coupon_discount" = 0 and "orders"."subsidy_fee" = 0))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"outbox_id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try" bigint NOT NULL,
	"last_error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_items" (
	"package_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"package_price" bigint NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_items_package_id_item_id_pk" PRIMARY KEY("package_id","item_id"),
	CONSTRAINT "package_items_price" CHECK ("package_items"."package_price" >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "page_drops" (
	"drop_id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"origin" text NOT NULL,
	"tags" jsonb NOT NULL,
	"made" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"difference_id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"trade_id" text NOT NULL,
	"refund_bn" text DEFAULT '' NOT NULL,
	"our_fee" bigint,
	"their_fee" bigint,
	"at" bigint NOT NULL,
	"resolved_at" bigint,
	"resolved_by" bigint,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_statements" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"row_count" integer NOT NULL,
	"difference_count" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "payment_statements_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "stray_payments" (
	"stray_id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"trade_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"fee" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"trade_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"pay_type" text NOT NULL,
	"pay_channel" text DEFAULT '' NOT NULL,
	"total_fee" bigint NOT NULL,
	"pay_fee" bigint NOT NULL,
	"trade_state" text NOT NULL,
	"transaction_id" text,
	"time_start" bigint NOT NULL,
	"time_expire" bigint,
	"pay_date" bigint,
	"provider" text DEFAULT '' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"next_query" bigint,
	"queries" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"statement_day" text
);
--> statement-breakpoint
CREATE TABLE "subsidy_classes" (
	"subsidy_class_id" serial PRIMARY KEY NOT NULL,
	"class_name" text NOT NULL,
	"rate" integer NOT NULL,
	"cap" bigint NOT NULL,
	"category_ids" integer[] NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subsidy_classes_class_name_unique" UNIQUE("class_name")
);
--> statement-breakpoint
CREATE TABLE "limited_buy_items" (
	"item_id" bigint NOT NULL,
	"limited_buy_id" integer NOT NULL,
	CONSTRAINT "limited_buy_items_item_id_limited_buy_id_pk" PRIMARY KEY("item_id","limited_buy_id")
);
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
CREATE TABLE "marketing_joins" (
	"marketing_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "marketing_joins_user_id_marketing_id_order_id_pk" PRIMARY KEY("user_id","marketing_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "marketings" (
	"marketing_id" serial PRIMARY KEY NOT NULL,
	"marketing_type" text NOT NULL,
	"marketing_name" text NOT NULL,
	"promotion_tag" text NOT NULL,
	"condition_type" text NOT NULL,
	"rules" jsonb NOT NULL,
	"marketing_desc" text DEFAULT '' NOT NULL,
	"in_proportion" boolean DEFAULT false NOT NULL,
	"canjoin_repeat" boolean DEFAULT false NOT NULL,
	"join_limit" integer DEFAULT 0 NOT NULL,
	"use_bound" integer DEFAULT 0 NOT NULL,
	"bound_ids" integer[] DEFAULT '{}' NOT NULL,
	"valid_grades" integer[] DEFAULT '{}' NOT NULL,
	"valid_vip_grades" integer[] DEFAULT '{}' NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"employee_id" bigserial PRIMARY KEY NOT NULL,
	"enterprise_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_addresses" (
	"address_id" serial PRIMARY KEY NOT NULL,
	"enterprise_id" integer NOT NULL,
	"name" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"adrdetail" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprises" (
	"enterprise_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enterprise_sn" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"auth_type" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "enterprises_enterprise_sn_unique" UNIQUE("enterprise_sn")
);
--> statement-breakpoint
CREATE TABLE "employee_activities" (
	"activity_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"list_pic" text DEFAULT '' NOT NULL,
	"share_pic" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"display_time" bigint NOT NULL,
	"employee_begin_time" bigint NOT NULL,
	"employee_end_time" bigint NOT NULL,
	"employee_limitfee" bigint NOT NULL,
	"if_relative_join" boolean DEFAULT false NOT NULL,
	"invite_limit" integer DEFAULT 0 NOT NULL,
	"relative_begin_time" bigint DEFAULT 0 NOT NULL,
	"relative_end_time" bigint DEFAULT 0 NOT NULL,
	"if_share_limitfee" boolean DEFAULT false NOT NULL,
	"relative_limitfee" bigint DEFAULT 0 NOT NULL,
	"minimum_amount" bigint DEFAULT 0 NOT NULL,
	"discount_description" text DEFAULT '' NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "employee_activities_employee_times" CHECK ("employee_activities"."employee_end_time" > "employee_activities"."employee_begin_time"),
	CONSTRAINT "employee_activities_relative_times" CHECK ("employee_activities"."relative_end_time" >= "employee_activities"."relative_begin_time"),
	CONSTRAINT "employee_activities_limits" CHECK ("employee_activities"."employee_limitfee" >= 0 and "employee_activities"."relative_limitfee" >= 0 and "employee_activities"."minimum_amount" >= 0 and "employee_activities"."invite_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "employee_behaviours" (
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
CREATE TABLE "employee_budgets" (
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"owner_id" bigint NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "employee_budgets_activity_id_enterprise_id_owner_id_pk" PRIMARY KEY("activity_id","enterprise_id","owner_id"),
	CONSTRAINT "employee_budgets_used" CHECK ("employee_budgets"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "employee_cart_lines" (
	"user_id" bigint NOT NULL,
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "employee_cart_lines_user_id_activity_id_enterprise_id_item_id_pk" PRIMARY KEY("user_id","activity_id","enterprise_id","item_id"),
	CONSTRAINT "employee_cart_lines_num" CHECK ("employee_cart_lines"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "employee_enterprises" (
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	CONSTRAINT "employee_enterprises_activity_id_enterprise_id_pk" PRIMARY KEY("activity_id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "employee_invites" (
	"code" text PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"employee_user_id" bigint NOT NULL,
	"used_by" bigint,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_items" (
	"activity_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"store" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"limit_num" integer DEFAULT 0 NOT NULL,
	"limit_fee" bigint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "employee_items_activity_id_item_id_pk" PRIMARY KEY("activity_id","item_id"),
	CONSTRAINT "employee_items_price" CHECK ("employee_items"."price" > 0),
	CONSTRAINT "employee_items_store" CHECK ("employee_items"."sold" between 0 and "employee_items"."store"),
	CONSTRAINT "employee_items_limits" CHECK ("employee_items"."limit_num" >= 0 and "employee_items"."limit_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "employee_lines" (
	"order_id" text NOT NULL,
	"item_id" bigint NOT NULL,
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"owner_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"price" bigint NOT NULL,
	"returned_num" integer DEFAULT 0 NOT NULL,
	"returned_fee" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "employee_lines_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "employee_lines_num" CHECK ("employee_lines"."num" >= 0),
	CONSTRAINT "employee_lines_returned" CHECK ("employee_lines"."returned_num" between 0 and "employee_lines"."num" and "employee_lines"."returned_fee" between 0 and "employee_lines"."num" * "employee_lines"."price")
);
--> statement-breakpoint
CREATE TABLE "employee_quotas" (
	"activity_id" integer NOT NULL,
	"enterprise_id" integer NOT NULL,
	"owner_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"fee" bigint NOT NULL,
	CONSTRAINT "employee_quotas_activity_id_enterprise_id_owner_id_item_id_pk" PRIMARY KEY("activity_id","enterprise_id","owner_id","item_id"),
	CONSTRAINT "employee_quotas_used" CHECK ("employee_quotas"."num" >= 0 and "employee_quotas"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "employee_relatives" (
	"activity_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"enterprise_id" integer NOT NULL,
	"employee_user_id" bigint NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "employee_relatives_activity_id_enterprise_id_user_id_pk" PRIMARY KEY("activity_id","enterprise_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reference_versions" (
	"table_name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharge_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"gift" bigint NOT NULL,
	"granted" bigint,
	CONSTRAINT "recharge_orders_amounts" CHECK ("recharge_orders"."fee" > 0 and "recharge_orders"."gift" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_items" (
	"refund_bn" text NOT NULL,
	"order_item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"fee" bigint NOT NULL,
	"point" integer NOT NULL,
	CONSTRAINT "refund_items_refund_bn_order_item_id_pk" PRIMARY KEY("refund_bn","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_bn" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"refund_type" integer NOT NULL,
	"refund_status" text NOT NULL,
	"refund_fee" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	"refund_point" integer DEFAULT 0 NOT NULL,
	"freight_fee" bigint DEFAULT 0 NOT NULL,
	"subsidy_fee" bigint DEFAULT 0 NOT NULL,
	"aftersales_bn" text,
	"refund_channel" text DEFAULT 'original' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try" bigint DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"success_time" bigint,
	"voucher" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"statement_day" text
);
--> statement-breakpoint
CREATE TABLE "restock_subscriptions" (
	"user_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "restock_subscriptions_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "rate_praises" (
	"rate_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "rate_praises_rate_id_user_id_pk" PRIMARY KEY("rate_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rate_replies" (
	"reply_id" bigserial PRIMARY KEY NOT NULL,
	"rate_id" bigint NOT NULL,
	"user_id" bigint DEFAULT 0 NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"rate_id" bigserial PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"order_id" text DEFAULT '' NOT NULL,
	"user_id" bigint NOT NULL,
	"order_type" text DEFAULT 'normal' NOT NULL,
	"star" integer NOT NULL,
	"content" text NOT NULL,
	"rate_pic" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"item_spec_desc" text DEFAULT '' NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"praise_num" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "rates_star_range" CHECK ("rates"."star" between 1 and 5),
	CONSTRAINT "rates_praise_not_negative" CHECK ("rates"."praise_num" >= 0)
);
--> statement-breakpoint
CREATE TABLE "category_goods" (
	"goods_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "category_goods_goods_id_category_id_pk" PRIMARY KEY("goods_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "goods_index" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"sort" integer NOT NULL,
	"sales" integer NOT NULL,
	"price" bigint NOT NULL,
	"store" bigint NOT NULL,
	"created" bigint NOT NULL,
	"staff_goods" boolean NOT NULL,
	"distributor_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"categories" integer[] NOT NULL,
	"tags" integer[] NOT NULL,
	"params" integer[] NOT NULL,
	"plain_name" text NOT NULL,
	"codes" text,
	"words" "tsvector" NOT NULL,
	"facets" text DEFAULT '[0,[],[]]' NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"synonym" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"initials" text DEFAULT '' NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"initials" text NOT NULL,
	"weight" integer NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seckill_items" (
	"seckill_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"activity_price" bigint NOT NULL,
	"activity_store" integer NOT NULL,
	"sales_store" integer DEFAULT 0 NOT NULL,
	"limit_num" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seckill_items_seckill_id_item_id_pk" PRIMARY KEY("seckill_id","item_id"),
	CONSTRAINT "seckill_items_store" CHECK ("seckill_items"."sales_store" between 0 and "seckill_items"."activity_store")
);
--> statement-breakpoint
CREATE TABLE "seckill_tickets" (
	"ticket" text PRIMARY KEY NOT NULL,
	"seckill_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"expires" bigint NOT NULL,
	CONSTRAINT "seckill_tickets_num_positive" CHECK ("seckill_tickets"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "seckills" (
	"seckill_id" serial PRIMARY KEY NOT NULL,
	"activity_name" text NOT NULL,
	"seckill_type" text NOT NULL,
	"release_time" bigint NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"validity_period" integer DEFAULT 15 NOT NULL,
	"is_free_shipping" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"ad_pic" text DEFAULT '' NOT NULL,
	"created" bigint NOT NULL,
	"limit_money" bigint DEFAULT 0 NOT NULL,
	"limit_total_money" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distributor_categories" (
	"category_id" serial PRIMARY KEY NOT NULL,
	"category_name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "distributor_categories_category_name_unique" UNIQUE("category_name")
);
--> statement-breakpoint
CREATE TABLE "distributor_tags" (
	"distributor_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "distributor_tags_distributor_id_tag_id_pk" PRIMARY KEY("distributor_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "distributors" (
	"distributor_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"first_letter" text DEFAULT '#' NOT NULL,
	"shop_code" text DEFAULT '' NOT NULL,
	"category_id" integer,
	"distribution_type" integer DEFAULT 0 NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"banner" text DEFAULT '' NOT NULL,
	"introduce" text DEFAULT '' NOT NULL,
	"business" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"contract_phone" text DEFAULT '' NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"house_number" text DEFAULT '' NOT NULL,
	"lng" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"hour" text DEFAULT '09:00-21:00' NOT NULL,
	"is_valid" text DEFAULT 'true' NOT NULL,
	"is_ziti" boolean DEFAULT false NOT NULL,
	"is_delivery" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"delivery_distance" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "distributors_name_unique" UNIQUE("name"),
	CONSTRAINT "distributors_on_globe" CHECK ("distributors"."lat" between -90 and 90 and "distributors"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "shop_tags" (
	"tag_id" serial PRIMARY KEY NOT NULL,
	"tag_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tag_icon" text DEFAULT '' NOT NULL,
	"tag_color" text DEFAULT '#ff1939' NOT NULL,
	"font_color" text DEFAULT '#ffffff' NOT NULL,
	"front_show" boolean DEFAULT true NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "shop_tags_tag_name_unique" UNIQUE("tag_name")
);
--> statement-breakpoint
CREATE TABLE "ended_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"ends" bigint NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" bigint NOT NULL,
	"address" text NOT NULL,
	"seen" bigint NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"expires" bigint NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_logins" (
	"token" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"user_id" bigint,
	"expires" bigint NOT NULL,
	CONSTRAINT "scan_logins_status" CHECK ("scan_logins"."status" in ('waiting', 'scanned', 'granted', 'refused', 'used') and ("scan_logins"."status" = 'waiting') = ("scan_logins"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "sealed_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_fingerprint" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "secret_fingerprint_one_row" CHECK ("secret_fingerprint"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"latest" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_envelopes" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_accounts" (
	"union_id" text PRIMARY KEY NOT NULL,
	"open_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"bound" bigint NOT NULL,
	CONSTRAINT "wechat_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "used_signs" (
	"sign" text PRIMARY KEY NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subsidy_budgets" (
	"subsidy_class_id" integer PRIMARY KEY NOT NULL,
	"budget_pieces" bigint,
	"budget_cents" bigint,
	"used_pieces" bigint DEFAULT 0 NOT NULL,
	"used_cents" bigint DEFAULT 0 NOT NULL,
	"is_spent" boolean GENERATED ALWAYS AS (coalesce(used_pieces >= budget_pieces, false) or coalesce(used_cents >= budget_cents, false)) STORED NOT NULL,
	CONSTRAINT "subsidy_budgets_used" CHECK ("subsidy_budgets"."used_pieces" >= 0 and "subsidy_budgets"."used_cents" >= 0),
	CONSTRAINT "subsidy_budgets_limits" CHECK ("subsidy_budgets"."budget_pieces" >= 0 and "subsidy_budgets"."budget_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subsidy_ledger" (
	"ledger_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"order_item_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"subsidy_class_id" integer NOT NULL,
	"class_name" text NOT NULL,
	"person_key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"pieces" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "subsidy_ledger_state" CHECK ("subsidy_ledger"."state" in ('reserved', 'drawn', 'released', 'reversed')),
	CONSTRAINT "subsidy_ledger_amounts" CHECK ("subsidy_ledger"."units" >= 0 and "subsidy_ledger"."pieces" >= 0 and "subsidy_ledger"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subsidy_quotas" (
	"person_key" text NOT NULL,
	"subsidy_class_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "subsidy_quotas_person_key_subsidy_class_id_pk" PRIMARY KEY("person_key","subsidy_class_id"),
	CONSTRAINT "subsidy_quotas_pieces" CHECK ("subsidy_quotas"."pieces" >= 0)
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "vip_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"vip_grade_id" integer NOT NULL,
	"card_type" text NOT NULL,
	"days" integer NOT NULL,
	"granted" bigint
);
--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_favourites" ADD CONSTRAINT "article_favourites_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_favourites" ADD CONSTRAINT "article_favourites_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_praises" ADD CONSTRAINT "article_praises_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_praises" ADD CONSTRAINT "article_praises_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_plus_choices" ADD CONSTRAINT "cart_plus_choices_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fastbuy_lines" ADD CONSTRAINT "fastbuy_lines_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_cart_merges" ADD CONSTRAINT "guest_cart_merges_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_package_items" ADD CONSTRAINT "card_package_items_package_id_card_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."card_packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_package_items" ADD CONSTRAINT "card_package_items_card_id_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_packages" ADD CONSTRAINT "grade_packages_package_id_card_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."card_packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grants" ADD CONSTRAINT "package_grants_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grants" ADD CONSTRAINT "package_grants_package_id_card_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."card_packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_card_id_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_grant_id_package_grants_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."package_grants"("grant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_parcels_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("parcel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_codes" ADD CONSTRAINT "pickup_codes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("attribute_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_brand_id_attributes_attribute_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."attributes"("attribute_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_main_category_id_categories_category_id_fk" FOREIGN KEY ("main_category_id") REFERENCES "public"."categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_categories" ADD CONSTRAINT "goods_categories_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_categories" ADD CONSTRAINT "goods_categories_category_id_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_params" ADD CONSTRAINT "goods_params_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_params" ADD CONSTRAINT "goods_params_attribute_id_attributes_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("attribute_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_params" ADD CONSTRAINT "goods_params_attribute_value_id_attribute_values_attribute_value_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_values"("attribute_value_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_tags" ADD CONSTRAINT "goods_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_tags" ADD CONSTRAINT "goods_tags_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_prices" ADD CONSTRAINT "member_prices_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_specs" ADD CONSTRAINT "sku_specs_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_specs" ADD CONSTRAINT "sku_specs_spec_id_attributes_attribute_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."attributes"("attribute_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_specs" ADD CONSTRAINT "sku_specs_spec_value_id_attribute_values_attribute_value_id_fk" FOREIGN KEY ("spec_value_id") REFERENCES "public"."attribute_values"("attribute_value_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_team_id_group_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."group_teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_activity_id_group_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."group_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_leader_id_members_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_favourites" ADD CONSTRAINT "goods_favourites_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_grade_id_member_grades_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."member_grades"("grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_vip_grade_id_vip_grades_vip_grade_id_fk" FOREIGN KEY ("vip_grade_id") REFERENCES "public"."vip_grades"("vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_vip_next_grade_id_vip_grades_vip_grade_id_fk" FOREIGN KEY ("vip_next_grade_id") REFERENCES "public"."vip_grades"("vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_favourites" ADD CONSTRAINT "shop_favourites_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_applications" ADD CONSTRAINT "merchant_applications_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_applications" ADD CONSTRAINT "merchant_applications_shop_id_distributors_distributor_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."distributors"("distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_vouchers" ADD CONSTRAINT "offline_vouchers_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancels" ADD CONSTRAINT "order_cancels_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_subsidy_class_id_subsidy_classes_subsidy_class_id_fk" FOREIGN KEY ("subsidy_class_id") REFERENCES "public"."subsidy_classes"("subsidy_class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_items" ADD CONSTRAINT "package_items_package_id_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limited_buy_items" ADD CONSTRAINT "limited_buy_items_limited_buy_id_limited_buys_limited_buy_id_fk" FOREIGN KEY ("limited_buy_id") REFERENCES "public"."limited_buys"("limited_buy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_addresses" ADD CONSTRAINT "enterprise_addresses_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_cart_lines" ADD CONSTRAINT "employee_cart_lines_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_enterprises" ADD CONSTRAINT "employee_enterprises_activity_id_employee_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."employee_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_enterprises" ADD CONSTRAINT "employee_enterprises_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_items" ADD CONSTRAINT "employee_items_activity_id_employee_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."employee_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_items" ADD CONSTRAINT "employee_items_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_lines" ADD CONSTRAINT "employee_lines_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_relatives" ADD CONSTRAINT "employee_relatives_activity_id_employee_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."employee_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_relatives" ADD CONSTRAINT "employee_relatives_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_relatives" ADD CONSTRAINT "employee_relatives_enterprise_id_enterprises_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_relatives" ADD CONSTRAINT "employee_relatives_employee_user_id_members_user_id_fk" FOREIGN KEY ("employee_user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_orders" ADD CONSTRAINT "recharge_orders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_refund_bn_refunds_refund_bn_fk" FOREIGN KEY ("refund_bn") REFERENCES "public"."refunds"("refund_bn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_item_id_skus_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."skus"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_praises" ADD CONSTRAINT "rate_praises_rate_id_rates_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("rate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_praises" ADD CONSTRAINT "rate_praises_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_replies" ADD CONSTRAINT "rate_replies_rate_id_rates_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("rate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_goods" ADD CONSTRAINT "category_goods_goods_id_goods_index_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods_index"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_index" ADD CONSTRAINT "goods_index_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_items" ADD CONSTRAINT "seckill_items_seckill_id_seckills_seckill_id_fk" FOREIGN KEY ("seckill_id") REFERENCES "public"."seckills"("seckill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_tickets" ADD CONSTRAINT "seckill_tickets_seckill_id_seckills_seckill_id_fk" FOREIGN KEY ("seckill_id") REFERENCES "public"."seckills"("seckill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_tickets" ADD CONSTRAINT "seckill_tickets_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_tags" ADD CONSTRAINT "distributor_tags_distributor_id_distributors_distributor_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_tags" ADD CONSTRAINT "distributor_tags_tag_id_shop_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."shop_tags"("tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_category_id_distributor_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."distributor_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_logins" ADD CONSTRAINT "scan_logins_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_accounts" ADD CONSTRAINT "wechat_accounts_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsidy_budgets" ADD CONSTRAINT "subsidy_budgets_subsidy_class_id_subsidy_classes_subsidy_class_id_fk" FOREIGN KEY ("subsidy_class_id") REFERENCES "public"."subsidy_classes"("subsidy_class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsidy_ledger" ADD CONSTRAINT "subsidy_ledger_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsidy_ledger" ADD CONSTRAINT "subsidy_ledger_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsidy_quotas" ADD CONSTRAINT "subsidy_quotas_subsidy_class_id_subsidy_classes_subsidy_class_id_fk" FOREIGN KEY ("subsidy_class_id") REFERENCES "public"."subsidy_classes"("subsidy_class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_orders" ADD CONSTRAINT "vip_orders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_orders" ADD CONSTRAINT "vip_orders_vip_grade_id_vip_grades_vip_grade_id_fk" FOREIGN KEY ("vip_grade_id") REFERENCES "public"."vip_grades"("vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "aftersales_idempotent" ON "aftersales" USING btree ("user_id","request_key","request_unit") WHERE "aftersales"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "aftersales_of_order" ON "aftersales" USING btree ("order_id","aftersales_bn");--> statement-breakpoint
CREATE INDEX "aftersales_of_member" ON "aftersales" USING btree ("user_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "aftersales_of_shop" ON "aftersales" USING btree ("distributor_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "aftersales_by_time" ON "aftersales" USING btree ("create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "aftersales_to_refuse" ON "aftersales" USING btree ("auto_refuse_time") WHERE "aftersales"."aftersales_status" = 1 and "aftersales"."progress" = 1;--> statement-breakpoint
CREATE INDEX "return_addresses_of_shop" ON "return_addresses" USING btree ("distributor_id","address_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_addresses_default" ON "return_addresses" USING btree ("distributor_id") WHERE "return_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "article_favourites_of_article" ON "article_favourites" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "audit_rows_of_subject" ON "audit_rows" USING btree ("subject","subject_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_rows_by_actor" ON "audit_rows" USING btree ("actor_id","audit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("user_id","shop_id","item_id","package_id","package_item_ids");--> statement-breakpoint
CREATE INDEX "articles_in_order" ON "articles" USING btree ("category_id","sort","release_time" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "articles_url_path" ON "articles" USING btree ("url_path") WHERE "articles"."url_path" <> '';--> statement-breakpoint
CREATE INDEX "pc_template_contents_of_page" ON "pc_template_contents" USING btree ("theme_pc_template_id","sort_by");--> statement-breakpoint
CREATE UNIQUE INDEX "pc_template_contents_frame" ON "pc_template_contents" USING btree ("name") WHERE "pc_template_contents"."theme_pc_template_id" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "pc_templates_one_home" ON "pc_templates" USING btree ("distributor_id") WHERE "pc_templates"."page_type" = 'index' and "pc_templates"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "pc_templates_page_code" ON "pc_templates" USING btree ("page_code") WHERE "pc_templates"."page_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "package_grants_once" ON "package_grants" USING btree ("user_id","package_id","receive_type","grade_id","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "package_grants_of_order" ON "package_grants" USING btree ("order_id","package_id") WHERE "package_grants"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "package_grants_unseen" ON "package_grants" USING btree ("user_id") WHERE not "package_grants"."is_shown";--> statement-breakpoint
CREATE INDEX "user_cards_kept" ON "user_cards" USING btree ("locked_until") WHERE "user_cards"."status" = 10;--> statement-breakpoint
CREATE INDEX "user_cards_of_grant" ON "user_cards" USING btree ("grant_id") WHERE "user_cards"."grant_id" is not null;--> statement-breakpoint
CREATE INDEX "user_cards_of_member" ON "user_cards" USING btree ("user_id","status","end_date");--> statement-breakpoint
CREATE INDEX "user_cards_of_card" ON "user_cards" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "design_revisions_one_scheduled" ON "design_revisions" USING btree ("theme_pc_template_id") WHERE "design_revisions"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "design_revisions_due" ON "design_revisions" USING btree ("publish_at") WHERE "design_revisions"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "pictures_of_library" ON "pictures" USING btree ("is_listed","kind","picture_id");--> statement-breakpoint
CREATE INDEX "pictures_by_hash" ON "pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "parcels_of_order" ON "parcels" USING btree ("order_id","parcel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_codes_of_orders" ON "pickup_codes" USING btree ("code") WHERE "pickup_codes"."kind" = 'order';--> statement-breakpoint
CREATE INDEX "pickup_codes_by_expiry" ON "pickup_codes" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_once" ON "attribute_values" USING btree ("attribute_id","attribute_value");--> statement-breakpoint
CREATE INDEX "categories_children" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING gin ("path");--> statement-breakpoint
CREATE INDEX "goods_default_order" ON "goods" USING btree ("sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_by_sales" ON "goods" USING btree ("sales" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_by_price" ON "goods" USING btree ("price","goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_by_created" ON "goods" USING btree ("created" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_by_updated" ON "goods" USING btree ("updated" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_of_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "goods_of_main_category" ON "goods" USING btree ("main_category_id");--> statement-breakpoint
CREATE INDEX "goods_of_shop" ON "goods" USING btree ("distributor_id");--> statement-breakpoint
CREATE INDEX "goods_of_points_mall" ON "goods" USING btree ("sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST) WHERE "goods"."points_goods";--> statement-breakpoint
CREATE INDEX "goods_categories_of_goods" ON "goods_categories" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "goods_params_by_value" ON "goods_params" USING btree ("attribute_value_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_tags_of_goods" ON "goods_tags" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "skus_of_goods" ON "skus" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_one_default" ON "skus" USING btree ("goods_id") WHERE "skus"."is_default";--> statement-breakpoint
CREATE INDEX "group_activities_of_goods" ON "group_activities" USING btree ("goods_id","end_time");--> statement-breakpoint
CREATE INDEX "group_activities_by_time" ON "group_activities" USING btree ("end_time","begin_time");--> statement-breakpoint
CREATE INDEX "group_members_of_member" ON "group_members" USING btree ("user_id","join_time" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("team_id","user_id") WHERE "group_members"."state" <> 'returned';--> statement-breakpoint
CREATE INDEX "group_members_of_team" ON "group_members" USING btree ("team_id","join_time");--> statement-breakpoint
CREATE INDEX "group_teams_of_activity" ON "group_teams" USING btree ("activity_id","end_time");--> statement-breakpoint
CREATE INDEX "group_teams_to_end" ON "group_teams" USING btree ("end_time") WHERE "group_teams"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "group_teams_one_open" ON "group_teams" USING btree ("leader_id","activity_id") WHERE "group_teams"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_of_member" ON "identities" USING btree ("user_id") WHERE "identities"."state" = 'verified';--> statement-breakpoint
CREATE UNIQUE INDEX "identities_of_person" ON "identities" USING btree ("person_key") WHERE "identities"."state" = 'verified';--> statement-breakpoint
CREATE INDEX "identities_by_person" ON "identities" USING btree ("person_key","identity_id");--> statement-breakpoint
CREATE INDEX "identities_void_member" ON "identities" USING btree ("user_id") WHERE "identities"."state" = 'void';--> statement-breakpoint
CREATE INDEX "invoice_titles_of_member" ON "invoice_titles" USING btree ("user_id","title_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("user_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_of_member" ON "invoices" USING btree ("user_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("status","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id") WHERE "invoices"."status" in ('pending', 'inProgress', 'success');--> statement-breakpoint
CREATE INDEX "coupon_ledger_of_coupon" ON "coupon_ledger" USING btree ("code","ledger_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_ledger_once" ON "deposit_ledger" USING btree ("user_id","reason","reference");--> statement-breakpoint
CREATE INDEX "deposit_ledger_of_member" ON "deposit_ledger" USING btree ("user_id","ledger_id");--> statement-breakpoint
CREATE INDEX "money_ledger_of_order" ON "money_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_ledger_paid_once" ON "money_ledger" USING btree ("trade_id") WHERE "money_ledger"."refund_bn" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_ledger_refunded_once" ON "money_ledger" USING btree ("refund_bn") WHERE "money_ledger"."refund_bn" is not null;--> statement-breakpoint
CREATE INDEX "point_ledger_of_member" ON "point_ledger" USING btree ("user_id","ledger_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_rewarded_once" ON "point_ledger" USING btree ("order_id") WHERE "point_ledger"."reason" = 'reward';--> statement-breakpoint
CREATE INDEX "stock_ledger_of_sku" ON "stock_ledger" USING btree ("item_id","ledger_id");--> statement-breakpoint
CREATE INDEX "addresses_of_member" ON "addresses" USING btree ("user_id","is_def" DESC NULLS LAST,"updated" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_def";--> statement-breakpoint
CREATE INDEX "browse_history_recent" ON "browse_history" USING btree ("user_id","updated" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "members_work_id" ON "members" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "members_vip_ends" ON "members" USING btree ("vip_until") WHERE "members"."vip_grade_id" is not null;--> statement-breakpoint
CREATE INDEX "one_time_codes_expired" ON "one_time_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "shop_favourites_of_shop" ON "shop_favourites" USING btree ("distributor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_applications_credit_code" ON "merchant_applications" USING btree ("credit_code") WHERE "merchant_applications"."state" in ('review', 'approved');--> statement-breakpoint
CREATE INDEX "merchant_applications_by_state" ON "merchant_applications" USING btree ("state","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offline_vouchers_of_order" ON "offline_vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "offline_vouchers_to_check" ON "offline_vouchers" USING btree ("check_status","update_time");--> statement-breakpoint
CREATE UNIQUE INDEX "order_cancels_once" ON "order_cancels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_activity" ON "order_items" USING btree ("activity_id","item_id") WHERE "order_items"."activity_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "orders" USING btree ("user_id","create_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("create_time" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_shop" ON "orders" USING btree ("distributor_id","create_time" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotent" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_unpaid_slot" ON "orders" USING btree ("user_id","unpaid_slot") WHERE "orders"."order_status" = 'NOTPAY';--> statement-breakpoint
CREATE INDEX "orders_to_cancel" ON "orders" USING btree ("auto_cancel_time") WHERE "orders"."order_status" = 'NOTPAY';--> statement-breakpoint
CREATE INDEX "orders_to_finish" ON "orders" USING btree ("auto_finish_time") WHERE "orders"."order_status" = 'WAIT_BUYER_CONFIRM';--> statement-breakpoint
CREATE INDEX "orders_to_close_aftersales" ON "orders" USING btree ("aftersale_until") WHERE "orders"."order_status" = 'DONE' and not "orders"."aftersale_closed";--> statement-breakpoint
CREATE INDEX "package_items_of_goods" ON "package_items" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "page_drops_transaction" ON "page_drops" USING btree ("transaction");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_once" ON "payment_differences" USING btree ("provider","day","kind","trade_id","refund_bn");--> statement-breakpoint
CREATE UNIQUE INDEX "stray_payments_once" ON "stray_payments" USING btree ("source","transaction_id");--> statement-breakpoint
CREATE INDEX "trades_of_order" ON "trades" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_transaction" ON "trades" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "trades_to_query" ON "trades" USING btree ("next_query") WHERE "trades"."next_query" is not null;--> statement-breakpoint
CREATE INDEX "trades_by_time" ON "trades" USING btree ("time_start" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trades_by_pay_date" ON "trades" USING btree ("provider","pay_date") WHERE "trades"."pay_date" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_one_account" ON "employees" USING btree ("enterprise_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_one_mobile" ON "employees" USING btree ("enterprise_id","mobile") WHERE "employees"."mobile" <> '';--> statement-breakpoint
CREATE INDEX "employees_of_member" ON "employees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "employees_of_mobile" ON "employees" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "enterprise_addresses_of" ON "enterprise_addresses" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "employee_behaviours_of" ON "employee_behaviours" USING btree ("activity_id","created");--> statement-breakpoint
CREATE INDEX "employee_enterprises_of" ON "employee_enterprises" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "employee_invites_of" ON "employee_invites" USING btree ("activity_id","enterprise_id","employee_user_id");--> statement-breakpoint
CREATE INDEX "employee_relatives_of" ON "employee_relatives" USING btree ("activity_id","enterprise_id","employee_user_id");--> statement-breakpoint
CREATE INDEX "employee_relatives_member" ON "employee_relatives" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("trade_id","refund_type") WHERE "refunds"."refund_type" not in (0, 4);--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_aftersale" ON "refunds" USING btree ("aftersales_bn") WHERE "refunds"."aftersales_bn" is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_pay" ON "refunds" USING btree ("next_try") WHERE "refunds"."refund_status" in ('AUDIT_SUCCESS', 'PROCESSING') and "refunds"."refund_channel" = 'original';--> statement-breakpoint
CREATE INDEX "refunds_of_trade" ON "refunds" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "restock_subscriptions_of_sku" ON "restock_subscriptions" USING btree ("item_id","user_id");--> statement-breakpoint
CREATE INDEX "rate_replies_of_rate" ON "rate_replies" USING btree ("rate_id","created");--> statement-breakpoint
CREATE INDEX "rates_of_goods" ON "rates" USING btree ("goods_id","created" DESC NULLS LAST,"rate_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rates_of_member" ON "rates" USING btree ("user_id","created" DESC NULLS LAST,"rate_id" DESC NULLS LAST) WHERE "rates"."user_id" <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "rates_once" ON "rates" USING btree ("order_id","item_id") WHERE "rates"."order_id" <> '';--> statement-breakpoint
CREATE INDEX "category_goods_sort" ON "category_goods" USING btree ("category_id","sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_sort" ON "goods_index" USING btree ("sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_recommended" ON "goods_index" USING btree ("sort" DESC NULLS LAST,"goods_id");--> statement-breakpoint
CREATE INDEX "goods_index_sales" ON "goods_index" USING btree ("sales" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_price" ON "goods_index" USING btree ("price","goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_created" ON "goods_index" USING btree ("created" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_store" ON "goods_index" USING btree ("store" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_brand" ON "goods_index" USING btree ("brand_id","sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_shop" ON "goods_index" USING btree ("distributor_id","sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_index_categories" ON "goods_index" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "goods_index_tags" ON "goods_index" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "goods_index_params" ON "goods_index" USING gin ("params");--> statement-breakpoint
CREATE INDEX "goods_index_words" ON "goods_index" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_synonyms_word" ON "search_synonyms" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_initials" ON "search_words" USING btree ("initials");--> statement-breakpoint
CREATE INDEX "search_words_pinyin" ON "search_words" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "search_words_weight" ON "search_words" USING btree ("weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seckill_items_of_item" ON "seckill_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "seckill_items_of_goods" ON "seckill_items" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seckill_tickets_once" ON "seckill_tickets" USING btree ("user_id","seckill_id","item_id");--> statement-breakpoint
CREATE INDEX "seckill_tickets_by_end" ON "seckill_tickets" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "seckills_by_time" ON "seckills" USING btree ("end_time","start_time");--> statement-breakpoint
CREATE INDEX "distributor_tags_of_tag" ON "distributor_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "distributors_by_place" ON "distributors" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "distributors_by_reach" ON "distributors" USING btree ("delivery_distance");--> statement-breakpoint
CREATE INDEX "distributors_by_city" ON "distributors" USING btree ("province","city");--> statement-breakpoint
CREATE INDEX "ended_tokens_expired" ON "ended_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "known_addresses_seen" ON "known_addresses" USING btree ("seen");--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_digest" ON "password_links" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "scan_logins_expired" ON "scan_logins" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_latest" ON "sign_in_attempts" USING btree ("latest");--> statement-breakpoint
CREATE INDEX "used_envelopes_expired" ON "used_envelopes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "used_signs_expired" ON "used_signs" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "subsidy_ledger_once" ON "subsidy_ledger" USING btree ("order_item_id","state","reference");--> statement-breakpoint
CREATE INDEX "subsidy_ledger_of_order" ON "subsidy_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subsidy_ledger_of_person" ON "subsidy_ledger" USING btree ("person_key","subsidy_class_id");--> statement-breakpoint
CREATE INDEX "uploads_of_member" ON "uploads" USING btree ("user_id","created");--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("used_by","created");
--> statement-breakpoint
-- Written by hand from here on: drizzle-kit generates no storage options, functions, triggers and rows.
-- WebP is compressed already: compressing it again takes time and saves nothing.
ALTER TABLE uploads ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Ends a statement whose preconditions no longer hold, so that nothing of it happens. The service that runs the statement
-- knows the reasons (ADR 0016).
CREATE FUNCTION refuse(reason text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING errcode = 'MR001', message = reason;
END
$$;
--> statement-breakpoint
-- Small tables that every call needs and that change rarely. Processes keep them in memory and compare the sum of the versions
-- in each call (ADR 0031). One row per table: transactions wait for each other only when they change the same one.
INSERT INTO reference_versions (table_name)
VALUES ('attributes'), ('categories'), ('settings'), ('subsidy_classes'), ('tags'), ('vip_grades'), ('freight_templates'), ('marketings');
--> statement-breakpoint
CREATE FUNCTION count_reference_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reference_versions SET version = version + 1 WHERE table_name = TG_TABLE_NAME;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attributes
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON subsidy_classes
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vip_grades
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON freight_templates
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON marketings
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
-- Ledgers have one row per movement, written with it and never changed (ADR 0040).
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON stock_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON point_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON coupon_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON money_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON deposit_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON subsidy_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_rows FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- The ledgers of new SKUs and members begin with their first balance.
CREATE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_ledger (item_id, num, reason, at)
  SELECT item_id, store, 'opening', extract(epoch FROM now())::bigint FROM added WHERE store <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER open_stock AFTER INSERT ON skus REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_stock();
--> statement-breakpoint
CREATE FUNCTION open_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_ledger (user_id, points, reason, at)
  SELECT user_id, point, 'opening', created FROM added WHERE point <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER open_points AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_points();
--> statement-breakpoint
CREATE FUNCTION open_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deposit_ledger (user_id, amount, reason, at)
  SELECT user_id, deposit, 'opening', created FROM added WHERE deposit <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER open_deposit AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_deposit();
--> statement-breakpoint
-- The ledger of coupons is written by triggers, because a row of user_cards holds all that a movement needs.
CREATE FUNCTION record_coupon_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coupon_ledger (code, user_id, event, at) SELECT code, user_id, 'claimed', get_date FROM added;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_claim AFTER INSERT ON user_cards REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_coupon_claims();
--> statement-breakpoint
CREATE FUNCTION record_coupon_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coupon_ledger (code, user_id, event, order_id, at)
  VALUES (NEW.code, NEW.user_id,
          CASE NEW.status WHEN 1 THEN 'returned' WHEN 2 THEN 'used' WHEN 4 THEN 'locked' WHEN 5 THEN 'expired' WHEN 10 THEN 'kept'
                          ELSE 'void' END,
          coalesce(NEW.order_id, OLD.order_id), extract(epoch FROM now())::bigint);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_state AFTER UPDATE OF status ON user_cards FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION record_coupon_state();
--> statement-breakpoint
-- Every change has a row in the audit trail, so webhooks receive these rows. Without a webhook nothing is written.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhooks) THEN
    INSERT INTO outbox (topic, payload, created, next_try)
    SELECT 'webhook', jsonb_build_object('event', event, 'subject', subject, 'subjectId', subject_id,
             'before', before, 'after', after, 'at', at), at, at
      FROM added WHERE subject <> 'member';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_webhooks AFTER INSERT ON audit_rows REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks();
--> statement-breakpoint
-- An operator may set a budget below what is used, so a check would be wrong: only its use may not grow beyond it.
CREATE FUNCTION refuse_overdrawn_budget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the budget of subsidy class % is overdrawn', NEW.subsidy_class_id;
END
$$;
--> statement-breakpoint
CREATE TRIGGER not_overdrawn BEFORE UPDATE ON subsidy_budgets FOR EACH ROW
  WHEN ((NEW.used_pieces > OLD.used_pieces AND NEW.used_pieces > NEW.budget_pieces)
     OR (NEW.used_cents > OLD.used_cents AND NEW.used_cents > NEW.budget_cents))
  EXECUTE FUNCTION refuse_overdrawn_budget();
--> statement-breakpoint
-- The offer of a class ends with its budget: processes then read their reference data again (ADR 0031), and the outbox drops
-- what is cached.
CREATE FUNCTION count_subsidy_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reference_versions SET version = version + 1 WHERE table_name = 'subsidy_classes';
  INSERT INTO outbox (topic, payload, created, next_try) VALUES ('subsidy.changed', '{}', 0, 0);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_change AFTER UPDATE ON subsidy_budgets FOR EACH ROW
  WHEN (OLD.is_spent IS DISTINCT FROM NEW.is_spent) EXECUTE FUNCTION count_subsidy_offer_change();
--> statement-breakpoint
CREATE TRIGGER count_first AFTER INSERT ON subsidy_budgets FOR EACH ROW
  WHEN (NEW.is_spent) EXECUTE FUNCTION count_subsidy_offer_change();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON subsidy_budgets FOR EACH ROW
  WHEN (OLD.is_spent) EXECUTE FUNCTION count_subsidy_offer_change();
--> statement-breakpoint
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
$$;
--> statement-breakpoint
CREATE TRIGGER request_invoice AFTER UPDATE OF pay_status ON orders FOR EACH ROW
  WHEN (OLD.pay_status <> 'PAYED' AND NEW.pay_status = 'PAYED' AND NEW.invoice IS NOT NULL AND NEW.total_fee > 0
        AND NEW.pay_type NOT IN ('point', 'localPay'))
  EXECUTE FUNCTION request_invoice();
--> statement-breakpoint
CREATE FUNCTION cancel_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices SET status = 'cancel', update_time = NEW.update_time
   WHERE order_id = NEW.order_id AND status IN ('pending', 'inProgress');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cancel_invoice AFTER UPDATE OF order_status ON orders FOR EACH ROW
  WHEN (OLD.order_status <> 'CANCEL' AND NEW.order_status = 'CANCEL' AND NEW.pay_status = 'PAYED')
  EXECUTE FUNCTION cancel_invoice();
--> statement-breakpoint
-- Synonyms for appliances to start with; operators edit them. The job that writes the words of the search adds the pinyin.
INSERT INTO "search_synonyms" ("synonym", "word") VALUES
  ('电冰箱', '冰箱'),
  ('冰柜', '冰箱'),
  ('冷柜', '冰箱'),
  ('雪柜', '冰箱'),
  ('洗衣服机', '洗衣机'),
  ('全自动洗衣机', '洗衣机'),
  ('空调机', '空调'),
  ('空调器', '空调'),
  ('冷气', '空调'),
  ('冷气机', '空调'),
  ('电视机', '电视'),
  ('彩电', '电视'),
  ('彩色电视', '电视'),
  ('彩色电视机', '电视'),
  ('液晶电视', '电视'),
  ('液晶电视机', '电视'),
  ('智能电视', '电视'),
  ('热水机', '热水器'),
  ('电热水炉', '热水器'),
  ('抽油烟机', '油烟机'),
  ('吸油烟机', '油烟机'),
  ('脱排油烟机', '油烟机'),
  ('烟机', '油烟机'),
  ('智能手机', '手机'),
  ('移动电话', '手机'),
  ('行动电话', '手机'),
  ('平板电脑', '平板'),
  ('智能腕表', '智能手表'),
  ('运动手环', '智能手环'),
  ('计算机', '电脑'),
  ('微机', '电脑'),
  ('笔记本', '笔记本电脑'),
  ('笔电', '笔记本电脑'),
  ('手提电脑', '笔记本电脑'),
  ('台式机', '台式电脑'),
  ('桌面电脑', '台式电脑'),
  ('扫地机器人', '扫拖机器人'),
  ('扫地机', '扫拖机器人'),
  ('拖地机器人', '扫拖机器人'),
  ('洗地机', '手持洗地机'),
  ('空净', '空气净化器'),
  ('空气清新机', '空气净化器'),
  ('风扇', '电风扇'),
  ('电扇', '电风扇'),
  ('落地扇', '电风扇'),
  ('台灯', '护眼灯'),
  ('指纹锁', '智能门锁'),
  ('密码锁', '智能门锁'),
  ('电子锁', '智能门锁'),
  ('电饭锅', '电饭煲'),
  ('饭煲', '电饭煲'),
  ('气炸锅', '空气炸锅'),
  ('微波', '微波炉'),
  ('烧水壶', '电水壶'),
  ('热水壶', '电水壶'),
  ('电热水壶', '电水壶'),
  ('料理机', '破壁机'),
  ('榨汁机', '破壁机'),
  ('豆浆机', '破壁机'),
  ('洗碟机', '洗碗机'),
  ('tv', '电视'),
  ('pc', '电脑'),
  ('pad', '平板'),
  ('notebook', '笔记本电脑'),
  ('laptop', '笔记本电脑'),
  ('吸尘机', '吸尘器'),
  ('除尘器', '吸尘器'),
  ('空气净化机', '空气净化器'),
  ('净化机', '空气净化器'),
  ('洗碗器', '洗碗机'),
  ('破壁器', '破壁机'),
  ('电热水机', '电热水器'),
  ('燃气灶', '烟灶套装'),
  ('煤气灶', '烟灶套装'),
  ('灶具', '烟灶套装'),
  ('家用灶具', '烟灶套装'),
  ('烘干机', '洗烘一体机'),
  ('干衣机', '洗烘一体机'),
  ('烘衣机', '洗烘一体机'),
  ('电冰柜', '冰箱');
