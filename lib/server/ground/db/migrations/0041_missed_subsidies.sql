ALTER TABLE "orders" ADD COLUMN "subsidy_missed" bigint DEFAULT 0 NOT NULL;
