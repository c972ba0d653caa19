ALTER TABLE "identities" DROP CONSTRAINT "identities_state";--> statement-breakpoint
CREATE INDEX "identities_void_member" ON "identities" USING btree ("user_id") WHERE "identities"."state" = 'void';--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_state" CHECK ("identities"."state" in ('verified', 'void', 'lifted'));