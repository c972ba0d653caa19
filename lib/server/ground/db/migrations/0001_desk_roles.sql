ALTER TABLE "members" ADD COLUMN "desk_role" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_invited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What every operator and every merchant was allowed to do until now.
UPDATE "members" SET "desk_role" = CASE "role" WHEN 'operator' THEN 'owner' ELSE 'shop_manager' END WHERE "role" <> 'shopper';--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_desk_role" CHECK (("members"."role" = 'shopper') = ("members"."desk_role" is null));--> statement-breakpoint
ALTER TABLE "password_links" ADD COLUMN "made_by" bigint;
