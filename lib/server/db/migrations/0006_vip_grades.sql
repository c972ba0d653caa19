ALTER TABLE "vip_grades" ADD COLUMN "lv_type" text DEFAULT 'vip' NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_grades" ADD COLUMN "description" text DEFAULT '' NOT NULL;