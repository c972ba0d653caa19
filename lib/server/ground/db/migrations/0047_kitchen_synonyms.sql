-- Names of cookers, dryers and refrigerators. What operators edited stays; the job that writes the words of the search adds the pinyin.
INSERT INTO "search_synonyms" ("synonym", "word") VALUES
  ('燃气灶', '烟灶套装'),
  ('煤气灶', '烟灶套装'),
  ('灶具', '烟灶套装'),
  ('家用灶具', '烟灶套装'),
  ('烘干机', '洗烘一体机'),
  ('干衣机', '洗烘一体机'),
  ('烘衣机', '洗烘一体机'),
  ('电冰柜', '冰箱')
ON CONFLICT ("synonym") DO NOTHING;
