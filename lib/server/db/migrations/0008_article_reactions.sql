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
ALTER TABLE "article_collects" ADD CONSTRAINT "article_collects_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_collects" ADD CONSTRAINT "article_collects_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_praises" ADD CONSTRAINT "article_praises_article_id_articles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_praises" ADD CONSTRAINT "article_praises_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_collects_of_article" ON "article_collects" USING btree ("article_id");