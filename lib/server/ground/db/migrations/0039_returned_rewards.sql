ALTER TABLE "aftersales" ADD COLUMN "return_point" integer DEFAULT 0 NOT NULL;
