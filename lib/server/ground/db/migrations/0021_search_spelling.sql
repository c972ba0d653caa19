ALTER TABLE "search_words" ADD COLUMN "pinyin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_pinyin" ON "search_words" USING btree ("pinyin");--> statement-breakpoint
-- Rows without codes are indexed again at the next start: with figures in numerals (一点五匹 as 1.5匹) and with the tags.
UPDATE "goods_index" SET "codes" = NULL;
