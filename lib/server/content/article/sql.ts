import 'server-only'
import type { ArticleCategory, ArticleDetail } from '@/lib/contract/content/article'
import type { Tdk } from '@/lib/domain/content/site'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { isPublished } from './published-sql'

const articleSelect = `article_id as "articleId", title, summary, image_url as "imageUrl", sort, author,
  release_time as "releaseTime", article_type as "articleType", category_id as "categoryId",
  distributor_id as "distributorId", created, updated`

const articleColumns = {
  articleId: number,
  title: text,
  summary: text,
  imageUrl: text,
  sort: number,
  author: text,
  releaseTime: number,
  articleType: oneOf<'general' | 'bring'>(),
  categoryId: number,
  distributorId: number,
  created: number,
  updated: number,
}

/** An article without its text. */
export type ArticleRow = RowOf<typeof articleColumns>

/** The sort of every list of articles (contract goods §12.1). */
const articleSort = 'sort, release_time desc, article_id desc'

export const articleList = statement(
  'article_list',
  `with recursive shelf as (
     select category_id from article_categories where category_id = $3
     union select c.category_id from article_categories c join shelf s on c.parent_id = s.category_id)
   select ${articleSelect}, count(*) over ()::int as total
     from articles
    where ${isPublished('articles', '$1')} and article_type = $2 and url_path = ''
      and ($3::int = 0 or category_id in (select category_id from shelf)) and ($4::int = 0 or article_id = $4)
      and ($5 = '' or position($5 in title) > 0)
      and (($8 = '' and $9 = '' and $10 = '') or exists (
             select from distributors d
              where d.distributor_id = articles.distributor_id and $8 in ('', d.province)
                and $9 in ('', d.city) and $10 in ('', d.area)))
    order by case when $11::boolean then -release_time end, ${articleSort} limit $6 offset $7`,
  { ...articleColumns, total: number },
)

const neighbour = (step: 'lag' | 'lead') =>
  `${step}(jsonb_build_object('article_id', article_id, 'title', title)) over shelf as ${step === 'lag' ? 'previous' : 'next'}`

export const articleDetail = statement(
  'article_detail',
  `select ${articleSelect}, content, tdk, previous, next
     from (select *, ${neighbour('lag')}, ${neighbour('lead')}
             from articles
            where ${isPublished('articles', '$2')} and url_path = ''
              and (category_id, article_type) = (select category_id, article_type from articles where article_id = $1)
           window shelf as (order by ${articleSort})) shelved
    where article_id = $1`,
  {
    ...articleColumns,
    content: json<ArticleDetail['content']>(),
    tdk: json<Partial<Tdk>>(),
    previous: json<ArticleDetail['previous']>(),
    next: json<ArticleDetail['next']>(),
  },
)

export const articleCategories = statement(
  'article_categories',
  `select category_id as "categoryId", category_name as "categoryName", parent_id as "parentId",
          category_type as "categoryType", sort
     from article_categories where category_type = $1 order by sort, category_id`,
  {
    categoryId: number,
    categoryName: text,
    parentId: number,
    categoryType: oneOf<ArticleCategory['category_type']>(),
    sort: number,
  },
)

export const articleProvinces = statement(
  'article_provinces',
  `select distinct d.province from articles a join distributors d on d.distributor_id = a.distributor_id
    where ${isPublished('a', '$1')} and d.province <> '' order by d.province`,
  { province: text },
)

/** Whether the release time of any article is after $1 and up to $2. */
export const releasedArticles = statement(
  'articles_released',
  `select exists (select from articles where release_status and release_time > $1 and release_time <= $2) as found`,
  { found: boolean },
)

export const articleReactions = statement(
  'article_reactions',
  `select a.article_id as "articleId", coalesce(c.focus_num, 0) as reads, coalesce(c.praise_num, 0) as praises,
          exists (select from article_praises p where p.article_id = a.article_id and p.user_id = $2) as "isPraised",
          exists (select from article_favourites f where f.article_id = a.article_id and f.user_id = $2) as "isFavourite"
     from articles a left join article_counts c on c.article_id = a.article_id
    where a.article_id = any($1::bigint[]) and ${isPublished('a', '$3')}
    order by a.article_id`,
  { articleId: number, reads: number, praises: number, isPraised: boolean, isFavourite: boolean },
)

export const countArticleRead = statement(
  'article_count_read',
  `insert into article_counts as c (article_id, focus_num)
   select article_id, 1 from articles where article_id = $1 and ${isPublished('articles', '$2')}
   on conflict (article_id) do update set focus_num = c.focus_num + 1
   returning focus_num as count`,
  { count: number },
)

// Changes nothing, but locks the row and creates it if it is missing.
export const lockArticleCounts = statement(
  'article_lock_counts',
  `insert into article_counts as c (article_id)
   select article_id from articles where article_id = $1 and ${isPublished('articles', '$2')}
   on conflict (article_id) do update set praise_num = c.praise_num
   returning praise_num as count`,
  { count: number },
)

export const addArticlePraise = statement(
  'article_add_praise',
  `insert into article_praises (article_id, user_id, created) values ($1, $2, $3)
   on conflict do nothing returning article_id as "articleId"`,
  { articleId: number },
)

export const removeArticlePraise = statement(
  'article_remove_praise',
  'delete from article_praises where article_id = $1 and user_id = $2',
)

export const addToPraiseCount = statement(
  'article_add_to_praise_count',
  'update article_counts set praise_num = praise_num + $2 where article_id = $1 returning praise_num as count',
  { count: number },
)

export const favouriteArticles = statement(
  'article_favourites_of',
  `select ${articleSelect}, "favId", count(*) over ()::int as total
     from (select article_id, fav_id as "favId", created as kept from article_favourites where user_id = $1) mine
     join articles using (article_id)
    where ${isPublished('articles', '$2')}
    order by kept desc, "favId" desc limit $3 offset $4`,
  { ...articleColumns, favId: number, total: number },
)
