CREATE TABLE "used_signs" (
	"sign" text PRIMARY KEY NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_signs_expired" ON "used_signs" USING btree ("expires");