CREATE TABLE "rate_praises" (
	"rate_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "rate_praises_rate_id_user_id_pk" PRIMARY KEY("rate_id","user_id")
);
--> statement-breakpoint
DROP INDEX "rate_replies_of_rate";--> statement-breakpoint
DROP INDEX "rates_of_goods";--> statement-breakpoint
ALTER TABLE "rates" ADD COLUMN "order_type" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "rates" ADD COLUMN "disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_praises" ADD CONSTRAINT "rate_praises_rate_id_rates_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("rate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_praises" ADD CONSTRAINT "rate_praises_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rates_once" ON "rates" USING btree ("order_id","item_id") WHERE "rates"."order_id" <> '';--> statement-breakpoint
CREATE INDEX "rate_replies_of_rate" ON "rate_replies" USING btree ("rate_id","created");--> statement-breakpoint
CREATE INDEX "rates_of_goods" ON "rates" USING btree ("goods_id","created" DESC NULLS LAST,"rate_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_praise_not_negative" CHECK ("rates"."praise_num" >= 0);