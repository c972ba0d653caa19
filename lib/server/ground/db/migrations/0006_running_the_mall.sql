CREATE TABLE "recycled_rows" (
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"deleted" bigint NOT NULL,
	CONSTRAINT "recycled_rows_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"begin_time" bigint DEFAULT 0 NOT NULL,
	"end_time" bigint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	"deleted" bigint,
	CONSTRAINT "notices_times" CHECK ("notices"."end_time" = 0 or "notices"."end_time" > "notices"."begin_time")
);
--> statement-breakpoint
CREATE TABLE "erased_members" (
	"user_id" bigint NOT NULL,
	"joined" bigint NOT NULL,
	"erased" bigint NOT NULL,
	CONSTRAINT "erased_members_user_id_joined_pk" PRIMARY KEY("user_id","joined")
);
--> statement-breakpoint
CREATE TABLE "member_closings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"requested" bigint NOT NULL,
	"due" bigint,
	"refusal" text DEFAULT '' NOT NULL,
	CONSTRAINT "member_closings_refused" CHECK (("member_closings"."due" is null) = ("member_closings"."refusal" <> ''))
);
--> statement-breakpoint
CREATE TABLE "member_keys" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_files" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"made_for" bigint NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "delivery_time" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "limited_buys" ADD COLUMN "goods_id" bigint;
--> statement-breakpoint
ALTER TABLE "member_closings" ADD CONSTRAINT "member_closings_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_keys" ADD CONSTRAINT "member_keys_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personal_files" ADD CONSTRAINT "personal_files_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personal_files" ADD CONSTRAINT "personal_files_made_for_members_user_id_fk" FOREIGN KEY ("made_for") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "recycled_rows_by_time" ON "recycled_rows" USING btree ("subject","deleted");
--> statement-breakpoint
CREATE INDEX "notices_in_order" ON "notices" USING btree ("sort","notice_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "member_closings_due" ON "member_closings" USING btree ("due") WHERE "member_closings"."due" is not null;
--> statement-breakpoint
CREATE INDEX "personal_files_expired" ON "personal_files" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "personal_files_of_member" ON "personal_files" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "limited_buys" ADD CONSTRAINT "limited_buys_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_delivery_time" CHECK ("goods"."delivery_time" between 0 and 365) NOT VALID;
--> statement-breakpoint
-- An order that was being placed while its member was erased. The foreign key has waited for the erasure before this
-- trigger: triggers fire in the sequence of their names, and those of foreign keys begin with capital letters.
CREATE FUNCTION refuse_erased_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM members WHERE user_id = NEW.user_id AND starts_with(mobile, 'closed-')) THEN
    PERFORM refuse('closed');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER not_erased AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse_erased_member();
