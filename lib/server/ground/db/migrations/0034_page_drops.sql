CREATE TABLE "page_drops" (
	"drop_id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"origin" text NOT NULL,
	"tags" jsonb NOT NULL,
	"made" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_drops_transaction" ON "page_drops" USING btree ("transaction");