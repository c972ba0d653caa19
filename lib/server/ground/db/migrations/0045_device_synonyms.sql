-- Names of devices with the other of the two words 机 and 器. What operators edited stays; the job that writes the words of the
-- search adds the pinyin.
INSERT INTO "search_synonyms" ("synonym", "word") VALUES
  ('吸尘机', '吸尘器'),
  ('除尘器', '吸尘器'),
  ('空气净化机', '空气净化器'),
  ('净化机', '空气净化器'),
  ('洗碗器', '洗碗机'),
  ('破壁器', '破壁机'),
  ('电热水机', '电热水器')
ON CONFLICT ("synonym") DO NOTHING;
