ALTER TABLE "pictures" ADD COLUMN "looked_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "unused_since" bigint;