ALTER TABLE "search_synonyms" ADD COLUMN "initials" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "pinyin" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Names in letters. What operators edited stays; the job that writes the words of the search adds the pinyin.
INSERT INTO "search_synonyms" ("synonym", "word") VALUES
  ('tv', '电视'),
  ('pc', '电脑'),
  ('pad', '平板'),
  ('notebook', '笔记本电脑'),
  ('laptop', '笔记本电脑')
ON CONFLICT ("synonym") DO NOTHING;
