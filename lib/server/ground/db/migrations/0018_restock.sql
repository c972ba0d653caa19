-- 到货通知: a row is deleted in the statement that writes its notice, so everybody is told once.
CREATE TABLE "restock_subscriptions" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "restock_subscriptions_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_subscriptions" ADD CONSTRAINT "restock_subscriptions_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_subscriptions_of_goods" ON "restock_subscriptions" USING btree ("goods_id","user_id");
