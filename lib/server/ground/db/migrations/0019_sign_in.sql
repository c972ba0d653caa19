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
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"latest" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_tokens_expired" ON "ended_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "known_addresses_seen" ON "known_addresses" USING btree ("seen");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_latest" ON "sign_in_attempts" USING btree ("latest");