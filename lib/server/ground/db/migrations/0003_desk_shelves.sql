CREATE TABLE "agreement_drafts" (
	"type" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"take_effect_date" text NOT NULL,
	"user_id" bigint NOT NULL,
	"updated" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"take_effect_date" text NOT NULL,
	"user_id" bigint,
	"published" bigint NOT NULL,
	CONSTRAINT "agreement_versions_type_number_pk" PRIMARY KEY("type","number"),
	CONSTRAINT "agreement_versions_number" CHECK ("agreement_versions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "member_consents" (
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"accepted" bigint NOT NULL,
	CONSTRAINT "member_consents_user_id_type_number_pk" PRIMARY KEY("user_id","type","number")
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"seal_no" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "audit_seals_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
CREATE TABLE "desk_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed_secret" text DEFAULT '' NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"since" bigint,
	"created" bigint NOT NULL,
	CONSTRAINT "desk_factors_secret" CHECK (("desk_factors"."kind" = 'totp') = ("desk_factors"."sealed_secret" <> ''))
);
--> statement-breakpoint
CREATE TABLE "desk_recovery_codes" (
	"user_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"used" bigint,
	CONSTRAINT "desk_recovery_codes_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "desk_roles" (
	"role_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "desk_roles_name_unique" UNIQUE("name"),
	CONSTRAINT "desk_roles_name" CHECK (char_length("desk_roles"."name") between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"shop_session_id" text DEFAULT '' NOT NULL,
	"ip" text NOT NULL,
	"device" text NOT NULL,
	"created" bigint NOT NULL,
	"seen" bigint NOT NULL,
	"passed" bigint
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"suggested" text[] NOT NULL,
	"is_required" boolean NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "goods_related" (
	"goods_id" bigint NOT NULL,
	"related_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "goods_related_goods_id_related_id_pk" PRIMARY KEY("goods_id","related_id"),
	CONSTRAINT "goods_related_other" CHECK ("goods_related"."goods_id" <> "goods_related"."related_id")
);
--> statement-breakpoint
CREATE TABLE "goods_schedules" (
	"schedule_id" bigserial PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"run_at" bigint NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	"done_at" bigint,
	CONSTRAINT "goods_schedules_ended_at" CHECK (("goods_schedules"."state" = 'waiting') = ("goods_schedules"."done_at" is null)),
	CONSTRAINT "goods_schedules_kind" CHECK ("goods_schedules"."kind" in ('on', 'off', 'price')),
	CONSTRAINT "goods_schedules_state" CHECK ("goods_schedules"."state" in ('waiting', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" bigint NOT NULL,
	"word" text NOT NULL,
	"num" integer NOT NULL,
	"found" integer NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "search_counts_day_word_pk" PRIMARY KEY("day","word"),
	CONSTRAINT "search_counts_num_positive" CHECK ("search_counts"."num" > 0),
	CONSTRAINT "search_counts_found_not_negative" CHECK ("search_counts"."found" >= 0)
);
--> statement-breakpoint
CREATE TABLE "desk_task_items" (
	"task_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'staged' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undo" jsonb,
	CONSTRAINT "desk_task_items_task_id_seq_pk" PRIMARY KEY("task_id","seq")
);
--> statement-breakpoint
CREATE TABLE "desk_tasks" (
	"task_id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"input" jsonb NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"leased" bigint DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "desk_tasks_progress" CHECK ("desk_tasks"."done" >= 0 and "desk_tasks"."total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "ip" text DEFAULT coalesce(current_setting('mall.ip', true), '') NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "device" text DEFAULT coalesce(current_setting('mall.device', true), '') NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tdk" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted" bigint;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "is_filterable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "own_role_id" integer;--> statement-breakpoint
ALTER TABLE "rates" ADD COLUMN "hide_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_drafts" ADD CONSTRAINT "agreement_drafts_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("category_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_id_attributes_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("attribute_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_related" ADD CONSTRAINT "goods_related_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_related" ADD CONSTRAINT "goods_related_related_id_goods_goods_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_schedules" ADD CONSTRAINT "goods_schedules_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_task_items" ADD CONSTRAINT "desk_task_items_task_id_desk_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."desk_tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_sessions_of_user" ON "desk_sessions" USING btree ("user_id","seen");--> statement-breakpoint
CREATE INDEX "category_attributes_of" ON "category_attributes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "goods_related_to" ON "goods_related" USING btree ("related_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_schedules_waiting" ON "goods_schedules" USING btree ("goods_id","kind") WHERE "goods_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "goods_schedules_due" ON "goods_schedules" USING btree ("run_at","schedule_id") WHERE "goods_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "goods_schedules_ended" ON "goods_schedules" USING btree ("done_at" DESC NULLS LAST,"schedule_id") WHERE "goods_schedules"."state" <> 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "desk_task_items_key" ON "desk_task_items" USING btree ("task_id","key");--> statement-breakpoint
CREATE INDEX "desk_task_items_state" ON "desk_task_items" USING btree ("task_id","state","seq");--> statement-breakpoint
CREATE INDEX "desk_tasks_working" ON "desk_tasks" USING btree ("task_id") WHERE "desk_tasks"."state" in ('checking', 'running', 'undoing');--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_own_role_id_desk_roles_role_id_fk" FOREIGN KEY ("own_role_id") REFERENCES "public"."desk_roles"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_rows_of_desk" ON "audit_rows" USING btree ("audit_id") WHERE "audit_rows"."actor_kind" in ('operator', 'merchant');--> statement-breakpoint
CREATE INDEX "audit_rows_by_time" ON "audit_rows" USING brin ("at");--> statement-breakpoint
CREATE INDEX "articles_by_release" ON "articles" USING btree ("release_time" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "freight_templates_one_default" ON "freight_templates" USING btree ("is_default") WHERE "freight_templates"."is_default";--> statement-breakpoint
CREATE INDEX "goods_of_freight" ON "goods" USING btree ("templates_id");--> statement-breakpoint
CREATE INDEX "sku_specs_by_value" ON "sku_specs" USING btree ("spec_value_id","item_id");--> statement-breakpoint
CREATE INDEX "members_of_own_role" ON "members" USING btree ("own_role_id") WHERE "members"."own_role_id" is not null;--> statement-breakpoint
CREATE INDEX "rates_newest" ON "rates" USING btree ("created" DESC NULLS LAST,"rate_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_deleted_withdrawn" CHECK ("articles"."deleted" is null or not "articles"."release_status");--> statement-breakpoint
ALTER TABLE "freight_templates" ADD CONSTRAINT "freight_templates_default_is_on" CHECK ("freight_templates"."status" or not "freight_templates"."is_default");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_own_role" CHECK (("members"."desk_role" is not distinct from 'own') = ("members"."own_role_id" is not null));--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_reason_of_hidden" CHECK ("rates"."disabled" or "rates"."hide_reason" = '');--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();