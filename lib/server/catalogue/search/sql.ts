import 'server-only'
import { subsidyTag } from '@/lib/domain/goods/subsidy'
import type { NamedCategory, Synonym } from '@/lib/domain/search/synonyms'
import { listedGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  boolean,
  json,
  number,
  numbers,
  statement,
  text,
  texts,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/**
 * The tags of `goods g` that lists filter by. The tag of the programme only for products that are sold online
 * (`isSoldOnline`): the programme pays for no others.
 */
const ownTags = `(
  select t.tag_id, t.tag_name from goods_tags gt join tags t on t.tag_id = gt.tag_id
   where gt.goods_id = g.goods_id
     and (t.tag_name <> '${subsidyTag}' or (g.approve_status = 'onsale' and not g.is_gift)))`

/** The texts of listed products that the index makes searchable; other products have no row in the index. */
export const indexSources = statement(
  'search_index_sources',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.brief,
          array(select distinct n from (select g.item_bn union all
                                        select s.item_bn from skus s where s.goods_id = g.goods_id) own(n)
                 where n <> '' order by n) as "numbers",
          array(select distinct s.barcode from skus s where s.goods_id = g.goods_id and s.barcode <> ''
                 order by s.barcode) as "barcodes",
          coalesce(b.attribute_name, '') as "brandName",
          coalesce((select string_agg(distinct a.category_name, ' ')
                      from goods_categories gc join categories c on c.category_id = gc.category_id
                      join categories a on a.category_id = any(c.path) where gc.goods_id = g.goods_id), '') as "categoryNames",
          array(select t.tag_name from ${ownTags} t order by t.tag_id) as "tagNames",
          coalesce((select string_agg(v.attribute_value, ' ')
                      from goods_params p join attribute_values v on v.attribute_value_id = p.attribute_value_id
                     where p.goods_id = g.goods_id), '') as "paramNames"
     from goods g left join attributes b on b.attribute_id = g.brand_id
    where g.goods_id = any($1::bigint[]) and ${listedGoods}
    order by g.goods_id`,
  {
    goodsId: number,
    itemName: text,
    brief: text,
    /** Article numbers of the product and its SKUs. */
    numbers: texts,
    barcodes: texts,
    brandName: text,
    categoryNames: text,
    tagNames: texts,
    paramNames: text,
  },
)

export type IndexSource = RowOf<typeof indexSources>

/** Listed products after id $1 without a complete row in the index, lowest ids first; `codes` is null in older rows. */
export const unindexedGoods = statement(
  'search_unindexed',
  `select g.goods_id as "goodsId" from goods g
    where g.goods_id > $1::bigint and ${listedGoods}
      and not exists (select 1 from goods_index i where i.goods_id = g.goods_id and i.codes is not null)
    order by g.goods_id limit $2`,
  { goodsId: number },
)

/**
 * The version of the index texts, increased when the same product would get other entries. Rows of an older version are
 * rewritten in the background (`rebuildIndex`). 1: traditional characters as simplified ones. 2: compatibility forms of
 * traditional characters too.
 */
const indexVersion = 2

/** At most $2 products after id $1 whose row has an older version; rows locked by another instance are skipped. */
export const outdatedGoods = statement(
  'search_outdated',
  `select i.goods_id as "goodsId" from goods_index i
    where i.goods_id > $1::bigint and i.version < ${indexVersion}
    order by i.goods_id limit $2 for update skip locked`,
  { goodsId: number },
)

/**
 * Stock and price of `goods g`. The price is that of the default SKU, which the card shows: a list sorted by price must
 * look sorted, and the contract lists default SKUs only (contract goods §2.1).
 */
const figures = `(select coalesce(sum(s.store), 0) as store,
          coalesce(min(s.price) filter (where s.is_default), g.price) as price
     from skus s where s.goods_id = g.goods_id)`

/** Writes one row per product. $1: ids, $2: plain names, $3: codes, $4: tsvectors as text. */
export const writeIndex = statement(
  'search_index_write',
  `insert into goods_index (goods_id, sort, sales, price, store, created, staff_goods, distributor_id, brand_id,
                            categories, tags, params, facets, plain_name, codes, words, version)
   select g.goods_id, g.sort, g.sales, fig.price, fig.store, g.created, g.staff_goods, g.distributor_id,
          coalesce(g.brand_id, 0),
          array(select distinct a from goods_categories gc join categories c on c.category_id = gc.category_id
                 cross join unnest(c.path) a where gc.goods_id = g.goods_id
                union select unnest(c.path) from categories c where c.category_id = g.main_category_id),
          array(select tag_id from ${ownTags} t order by tag_id),
          array(select attribute_value_id from goods_params p where p.goods_id = g.goods_id order by attribute_value_id),
          concat('[', coalesce(g.brand_id, 0), ',[',
            (select string_agg(t.tag_id::text, ',' order by t.tag_id) from ${ownTags} t), '],[',
            (select string_agg(v.attribute_id || ',' || v.attribute_value_id, ',' order by v.attribute_value_id)
               from goods_params p join attribute_values v on v.attribute_value_id = p.attribute_value_id
              where p.goods_id = g.goods_id), ']]'),
          w.plain_name, w.codes, w.words::tsvector, ${indexVersion}
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) w(goods_id, plain_name, codes, words)
     join goods g on g.goods_id = w.goods_id
     cross join lateral ${figures} fig
   on conflict (goods_id) do update
      set sort = excluded.sort, sales = excluded.sales, price = excluded.price, store = excluded.store,
          created = excluded.created, staff_goods = excluded.staff_goods, distributor_id = excluded.distributor_id,
          brand_id = excluded.brand_id, categories = excluded.categories, tags = excluded.tags,
          params = excluded.params, facets = excluded.facets, plain_name = excluded.plain_name, codes = excluded.codes, words = excluded.words,
          version = excluded.version`,
)

/** Removes these products in `category_goods` from the categories that their index row no longer names. */
export const leaveCategories = statement(
  'search_leave_categories',
  `delete from category_goods cg using goods_index i
    where cg.goods_id = any($1::bigint[]) and i.goods_id = cg.goods_id and not cg.category_id = any(i.categories)`,
)

/** Adds these products in `category_goods` to the categories of their index row. */
export const enterCategories = statement(
  'search_enter_categories',
  `insert into category_goods (goods_id, category_id, sort)
   select i.goods_id, c, i.sort from goods_index i cross join unnest(i.categories) c where i.goods_id = any($1::bigint[])
   on conflict (goods_id, category_id) do update set sort = excluded.sort where category_goods.sort <> excluded.sort`,
)

/** Deletes products that are no longer listed: those in $1 that are not in $2. */
export const deleteFromIndex = statement(
  'search_index_drop',
  `delete from goods_index where goods_id = any($1::bigint[]) and not goods_id = any($2::bigint[])`,
)

const refresh = (which: string) => `
  with changed as (
     update goods_index i set sales = g.sales, price = fig.price, store = fig.store, sort = g.sort
       from goods g
       cross join lateral ${figures} fig
      where g.goods_id = i.goods_id and ${which}
        and (i.sales, i.price, i.store, i.sort) is distinct from (g.sales, fig.price, fig.store, g.sort)
     returning i.goods_id, i.sort)
   update category_goods cg set sort = changed.sort from changed
    where cg.goods_id = changed.goods_id and cg.sort <> changed.sort`

/** Updates prices, sales, stock and sort of products $1; writes only rows that differ. */
export const refreshFiguresOf = statement('search_index_refresh', refresh('g.goods_id = any($1::bigint[])'))

/** Updates prices, sales, stock and sort of all products; writes only rows that differ. */
export const refreshAllFigures = statement('search_index_refresh_all', refresh('true'))

/** Brands, categories, and brands combined with top categories, each with its number of products. */
export const wordSources = statement(
  'search_word_sources',
  `with shown as (select goods_id, brand_id from goods_index where not staff_goods),
        filed as (select s.goods_id, s.brand_id, c.path
                    from shown s join goods_categories gc on gc.goods_id = s.goods_id
                    join categories c on c.category_id = gc.category_id)
   select word, sum(weight)::int as weight from (
     select b.attribute_name as word, count(*) as weight from shown s join attributes b on b.attribute_id = s.brand_id
      group by 1
     union all
     select a.category_name, count(*) from filed f cross join unnest(f.path) p(id) join categories a on a.category_id = p.id
      group by 1
     union all
     select b.attribute_name || a.category_name, count(*) from filed f
       join attributes b on b.attribute_id = f.brand_id join categories a on a.category_id = f.path[1]
      group by 1) found
    where word <> '' group by word`,
  { word: text, weight: number },
)

/** The first size in the name of each product, with its top category: 55英寸电视; each with its number of products. */
export const sizeSources = statement(
  'search_size_sources',
  `select size || category_name as word, count(*)::int as weight from (
     select distinct i.goods_id, a.category_name,
            substring(g.item_name from '大?[0-9]+(?:\\.[0-9]+)?\\s*(?:英寸|寸|匹|升|公斤)') as size
       from goods_index i join goods g on g.goods_id = i.goods_id
       join goods_categories gc on gc.goods_id = i.goods_id
       join categories c on c.category_id = gc.category_id
       join categories a on a.category_id = c.path[1]
      where not i.staff_goods) sized
    where size is not null group by 1`,
  { word: text, weight: number },
)

export const writeWords = statement(
  'search_words_write',
  `insert into search_words (word, initials, pinyin, weight)
   select unnest($1::text[]), unnest($2::text[]), unnest($3::text[]), unnest($4::int[])
   on conflict (word) do update
      set initials = excluded.initials, pinyin = excluded.pinyin, weight = excluded.weight`,
)

export const deleteOtherWords = statement(
  'search_words_drop',
  'delete from search_words where not word = any($1::text[])',
)

/** The words of the mall with their pinyin, and the synonyms, which count as much as their words. */
const spelledWords = `(
  select word, initials, pinyin, weight, false as "isSynonym" from search_words
   union all
  select y.synonym, y.initials, y.pinyin,
         coalesce((select w.weight from search_words w where w.word = y.word), 0), true
    from search_synonyms y where y.pinyin <> '')`

/**
 * The words and categories in a keyword. $1: its parts in letters, $2: the keyword in the forms in which names are
 * compared.
 * - `pinyin`: for each part the word or synonym that it spells in pinyin or initials, or whose pinyin begins with it:
 *   words before synonyms, then the one with the most products.
 * - `synonyms`: those that occur in the keyword or in these words.
 * - `categories`: those whose names occur in the keyword, in these words or in the words of the synonyms. A name that
 *   is also a brand does not count as a category.
 */
export const spellingOf = statement(
  'search_spelling',
  `with pinyin as materialized (
     select t.typed, w.word
       from (select distinct unnest($1::text[])) t(typed)
       cross join lateral (
         select s.word from ${spelledWords} s
          where s.pinyin = t.typed or s.initials = t.typed or (length(t.typed) > 3 and s.pinyin like t.typed || '%')
          order by s.pinyin = t.typed desc, s.initials = t.typed desc, s."isSynonym", s.weight desc, s.word
          limit 1) w),
   said as materialized (select unnest($2::text[]) as form union select lower(word) from pinyin),
   found as materialized (
     select s.synonym, s.word from search_synonyms s
      where exists (select 1 from said where position(s.synonym in form) > 0)),
   meant as materialized (select form from said union select lower(word) from found)
   select ${jsonRows('select typed, word from pinyin')} as pinyin,
          ${jsonRows('select synonym, word from found')} as synonyms,
          ${jsonRows(`select c.category_id as id, c.category_name as name from categories c
             where c.category_name <> ''
               and not exists (select 1 from attributes b
                                where b.attribute_type = 'brand' and b.attribute_name = c.category_name)
               and exists (select 1 from meant where position(lower(c.category_name) in form) > 0)`)} as categories`,
  {
    pinyin: json<{ typed: string; word: string }[]>(),
    synonyms: json<Synonym[]>(),
    categories: json<NamedCategory[]>(),
  },
)

/** The number of products for each query of $1, in the same sequence; counted up to $2. */
export const countsOfParts = statement(
  'search_part_counts',
  `select coalesce(array_agg(found.count order by part.position), '{}') as counts
     from unnest($1::text[]) with ordinality part(query, position)
     cross join lateral (
       select count(*)::int as count from (
         select 1 from goods_index i where i.words @@ part.query::tsquery limit $2) counted) found`,
  { counts: numbers },
)

/**
 * The word that corrects one of several texts: of the first text with any candidate, the word that sounds the same,
 * otherwise the one with the most products. Synonyms match by sound only: 电烤箱 is not 电冰箱. $1: the texts, $2 and
 * $3: regular expressions of words and of their pinyin, '' for none.
 */
export const meantWord = statement(
  'search_meant_word',
  `select t.typed, s.word, found.sounds as "soundsLike"
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality t(typed, word, pinyin, position)
     cross join ${spelledWords} s
     cross join lateral (select t.pinyin <> '' and s.pinyin ~ t.pinyin as sounds) found
    where s.word <> t.typed and (found.sounds or (t.word <> '' and not s."isSynonym" and s.word ~ t.word))
    order by t.position, found.sounds desc, s."isSynonym", s.weight desc, s.word
    limit 1`,
  { typed: text, word: text, soundsLike: boolean },
)

/**
 * Words that begin with a plain text, then words whose initials or pinyin begin with it, then words of synonyms that
 * do, then words that contain it; each group by number of products. $1 and $2: the text, which as a plain text has no
 * wildcards.
 */
export const suggestedWords = statement(
  'search_suggest',
  `select word, count from (
     select w.word, w.weight as count,
            case when w.word ilike $2 || '%' then 0
                 when w.initials like $2 || '%' or w.pinyin like $2 || '%' then 1
                 when y.word is not null then 2
                 when w.word ilike '%' || $2 || '%' then 3 end as place
       from search_words w
       left join (select distinct word from search_synonyms
                   where synonym like $2 || '%' or initials like $2 || '%' or pinyin like $2 || '%') y on y.word = w.word
      where $1 <> '') s
    where place is not null
    order by place, count desc, word
    limit $3`,
  { word: text, count: number },
)
