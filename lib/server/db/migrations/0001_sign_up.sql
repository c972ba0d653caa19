CREATE TABLE "one_time_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"made" bigint NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "one_time_codes_expired" ON "one_time_codes" USING btree ("expires");