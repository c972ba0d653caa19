CREATE SEQUENCE "public"."order_counter" INCREMENT BY 1 MINVALUE 0 MAXVALUE 99999 START WITH 0 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "article_collects" (
	"fav_id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"article_id" integer NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "article_collects_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
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
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated" bigint NOT NULL
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
	CONSTRAINT "skus_item_bn_unique" UNIQUE("item_bn"),
	CONSTRAINT "skus_store_not_negative" CHECK ("skus"."store" >= 0),
	CONSTRAINT "skus_price_not_negative" CHECK ("skus"."price" >= 0)
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
CREATE TABLE "goods_collects" (
	"fav_id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "goods_collects_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
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
	CONSTRAINT "members_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "members_user_card_code_unique" UNIQUE("user_card_code"),
	CONSTRAINT "members_point_not_negative" CHECK ("members"."point" >= 0),
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
CREATE TABLE "shop_collects" (
	"fav_id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"distributor_id" integer NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "shop_collects_user_id_distributor_id_pk" PRIMARY KEY("user_id","distributor_id")
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
	CONSTRAINT "cards_not_overdrawn" CHECK ("cards"."get_num" between 0 and "cards"."quantity")
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
	"created" bigint NOT NULL
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
	CONSTRAINT "user_cards_code_unique" UNIQUE("code")
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
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"initials" text NOT NULL,
	"weight" integer NOT NULL
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
CREATE TABLE "used_signs" (
	"sign" text PRIMARY KEY NOT NULL,
	"expires" bigint NOT NULL
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
	CONSTRAINT "cart_lines_num_positive" CHECK ("cart_lines"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "fastbuy_lines" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_joins" (
	"marketing_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "marketing_joins_marketing_id_user_id_order_id_pk" PRIMARY KEY("marketing_id","user_id","order_id")
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
	CONSTRAINT "order_items_num_positive" CHECK ("order_items"."num" > 0)
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
	"ziti_code" text DEFAULT '' NOT NULL,
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
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total_fee" >= 0)
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
	"update_time" bigint NOT NULL
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
	"pay_date" bigint
);
--> statement-breakpoint
ALTER TABLE "article_collects" ADD CONSTRAINT "article_collects_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_collects" ADD CONSTRAINT "article_collects_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_praises" ADD CONSTRAINT "article_praises_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_praises" ADD CONSTRAINT "article_praises_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_collects" ADD CONSTRAINT "goods_collects_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_grade_id_member_grades_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."member_grades"("grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_vip_grade_id_vip_grades_vip_grade_id_fk" FOREIGN KEY ("vip_grade_id") REFERENCES "public"."vip_grades"("vip_grade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_collects" ADD CONSTRAINT "shop_collects_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_items" ADD CONSTRAINT "seckill_items_seckill_id_seckills_seckill_id_fk" FOREIGN KEY ("seckill_id") REFERENCES "public"."seckills"("seckill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_tickets" ADD CONSTRAINT "seckill_tickets_seckill_id_seckills_seckill_id_fk" FOREIGN KEY ("seckill_id") REFERENCES "public"."seckills"("seckill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_tickets" ADD CONSTRAINT "seckill_tickets_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_card_id_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_goods" ADD CONSTRAINT "category_goods_goods_id_goods_index_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods_index"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_index" ADD CONSTRAINT "goods_index_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_praises" ADD CONSTRAINT "rate_praises_rate_id_rates_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("rate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_praises" ADD CONSTRAINT "rate_praises_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_replies" ADD CONSTRAINT "rate_replies_rate_id_rates_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("rate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_tags" ADD CONSTRAINT "distributor_tags_distributor_id_distributors_distributor_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("distributor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_tags" ADD CONSTRAINT "distributor_tags_tag_id_shop_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."shop_tags"("tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_category_id_distributor_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."distributor_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fastbuy_lines" ADD CONSTRAINT "fastbuy_lines_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancels" ADD CONSTRAINT "order_cancels_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_collects_of_article" ON "article_collects" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_in_order" ON "articles" USING btree ("category_id","sort","release_time" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "articles_url_path" ON "articles" USING btree ("url_path") WHERE "articles"."url_path" <> '';--> statement-breakpoint
CREATE INDEX "pc_template_contents_of_page" ON "pc_template_contents" USING btree ("theme_pc_template_id","sort_by");--> statement-breakpoint
CREATE UNIQUE INDEX "pc_template_contents_frame" ON "pc_template_contents" USING btree ("name") WHERE "pc_template_contents"."theme_pc_template_id" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "pc_templates_one_home" ON "pc_templates" USING btree ("distributor_id") WHERE "pc_templates"."page_type" = 'index' and "pc_templates"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "pc_templates_page_code" ON "pc_templates" USING btree ("page_code") WHERE "pc_templates"."page_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_once" ON "attribute_values" USING btree ("attribute_id","attribute_value");--> statement-breakpoint
CREATE INDEX "categories_children" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING gin ("path");--> statement-breakpoint
CREATE INDEX "goods_default_order" ON "goods" USING btree ("sort" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_by_sales" ON "goods" USING btree ("sales" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_by_price" ON "goods" USING btree ("price","goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_by_created" ON "goods" USING btree ("created" DESC NULLS LAST,"goods_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_of_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "goods_of_main_category" ON "goods" USING btree ("main_category_id");--> statement-breakpoint
CREATE INDEX "goods_of_shop" ON "goods" USING btree ("distributor_id");--> statement-breakpoint
CREATE INDEX "goods_categories_of_goods" ON "goods_categories" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "goods_params_by_value" ON "goods_params" USING btree ("attribute_value_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_tags_of_goods" ON "goods_tags" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "skus_of_goods" ON "skus" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_one_default" ON "skus" USING btree ("goods_id") WHERE "skus"."is_default";--> statement-breakpoint
CREATE INDEX "addresses_of_member" ON "addresses" USING btree ("user_id","is_def" DESC NULLS LAST,"updated" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_def";--> statement-breakpoint
CREATE INDEX "browse_history_recent" ON "browse_history" USING btree ("user_id","updated" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "members_work_id" ON "members" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expired" ON "one_time_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "shop_collects_of_shop" ON "shop_collects" USING btree ("distributor_id");--> statement-breakpoint
CREATE INDEX "seckill_items_of_item" ON "seckill_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "seckill_items_of_goods" ON "seckill_items" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seckill_tickets_once" ON "seckill_tickets" USING btree ("user_id","seckill_id","item_id");--> statement-breakpoint
CREATE INDEX "seckill_tickets_by_end" ON "seckill_tickets" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "seckills_by_time" ON "seckills" USING btree ("end_time","start_time");--> statement-breakpoint
CREATE INDEX "user_cards_of_member" ON "user_cards" USING btree ("user_id","status","end_date");--> statement-breakpoint
CREATE INDEX "user_cards_of_card" ON "user_cards" USING btree ("card_id");--> statement-breakpoint
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
CREATE INDEX "search_words_initials" ON "search_words" USING btree ("initials");--> statement-breakpoint
CREATE INDEX "search_words_weight" ON "search_words" USING btree ("weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_replies_of_rate" ON "rate_replies" USING btree ("rate_id","created");--> statement-breakpoint
CREATE INDEX "rates_of_goods" ON "rates" USING btree ("goods_id","created" DESC NULLS LAST,"rate_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "rates_once" ON "rates" USING btree ("order_id","item_id") WHERE "rates"."order_id" <> '';--> statement-breakpoint
CREATE INDEX "distributor_tags_of_tag" ON "distributor_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "distributors_by_place" ON "distributors" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "distributors_by_reach" ON "distributors" USING btree ("delivery_distance");--> statement-breakpoint
CREATE INDEX "distributors_by_city" ON "distributors" USING btree ("province","city");--> statement-breakpoint
CREATE INDEX "used_signs_expired" ON "used_signs" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("user_id","shop_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_cancels_once" ON "order_cancels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_activity" ON "order_items" USING btree ("activity_id","item_id") WHERE "order_items"."activity_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "orders" USING btree ("user_id","create_time" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotent" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_to_cancel" ON "orders" USING btree ("auto_cancel_time") WHERE "orders"."order_status" = 'NOTPAY';--> statement-breakpoint
CREATE INDEX "orders_to_finish" ON "orders" USING btree ("auto_finish_time") WHERE "orders"."order_status" = 'WAIT_BUYER_CONFIRM';--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("trade_id","refund_type") WHERE "refunds"."refund_type" <> 0;--> statement-breakpoint
CREATE INDEX "refunds_to_pay" ON "refunds" USING btree ("update_time") WHERE "refunds"."refund_status" = 'AUDIT_SUCCESS';--> statement-breakpoint
CREATE INDEX "trades_of_order" ON "trades" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_transaction" ON "trades" USING btree ("transaction_id");