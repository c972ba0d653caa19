import 'server-only'
import { number, statement, text, texts } from '@/lib/server/ground/db/statement'

/** Words whose name or synonyms contain $1, with all their synonyms; page size $2, offset $3. */
export const listedSynonyms = statement(
  'search_synonyms_list',
  `select word, array_agg(synonym order by synonym) as synonyms, (count(*) over ())::int as total
     from search_synonyms
    group by word
   having $1 = '' or position($1 in lower(word)) > 0 or bool_or(position($1 in synonym) > 0)
    order by word limit $2 offset $3`,
  { word: text, synonyms: texts, total: number },
)

/** Writers wait for each other, because a synonym may belong to one word only. */
export const lockSynonyms = statement(
  'search_synonyms_lock',
  'lock table search_synonyms in share row exclusive mode',
)

export const synonymsOfWord = statement(
  'search_synonyms_of',
  'select synonym from search_synonyms where word = $1 order by synonym',
  { synonym: text },
)

/** One of the synonyms $1 that belongs to another word than $2. */
export const synonymsElsewhere = statement(
  'search_synonyms_elsewhere',
  'select synonym, word from search_synonyms where synonym = any($1::text[]) and word <> $2 order by synonym limit 1',
  { synonym: text, word: text },
)

/** Makes $2 the synonyms of word $1, with their initials $3 and pinyin $4. */
export const replaceSynonymsOf = statement(
  'search_synonyms_replace',
  `with removed as (
     delete from search_synonyms where word = $1 and not synonym = any($2::text[]))
   insert into search_synonyms (synonym, word, initials, pinyin)
   select unnest($2::text[]), $1, unnest($3::text[]), unnest($4::text[]) on conflict (synonym) do nothing`,
)

/** Synonyms without pinyin, such as those of a migration. */
export const synonymsWithoutPinyin = statement(
  'search_synonyms_without_pinyin',
  "select synonym from search_synonyms where pinyin = '' order by synonym",
  { synonym: text },
)

/** Writes the initials $2 and pinyin $3 of synonyms $1. */
export const writeSynonymPinyin = statement(
  'search_synonyms_pinyin',
  `update search_synonyms s set initials = t.initials, pinyin = t.pinyin
     from unnest($1::text[], $2::text[], $3::text[]) t(synonym, initials, pinyin)
    where s.synonym = t.synonym`,
)
