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
ALTER TABLE "members" ADD COLUMN "login_email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_verified" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_logins" ADD CONSTRAINT "scan_logins_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_accounts" ADD CONSTRAINT "wechat_accounts_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scan_logins_expired" ON "scan_logins" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "used_envelopes_expired" ON "used_envelopes" USING btree ("expires");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_login_email_unique" UNIQUE("login_email");