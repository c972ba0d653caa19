import 'server-only'
import { namedKinds, rowKinds, type NamedKind, type RowKind } from '@/lib/domain/content/link-target'
import { commonFaqGroup } from '@/lib/domain/content/site-limits'
import { goodsOffSale } from '@/lib/domain/messages/goods'
import { isOpenShop, shownGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { isPublished } from '@/lib/server/content/article/published-sql'
import type { Queries } from '@/lib/server/ground/db/connection'
import { oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { newArrivalsTag } from '@/lib/web/list-href'

/**
 * The rows with the ids $1 to $10, as `rowKinds` has them, and those with the names $11 and $12, as `namedKinds` has them,
 * and what is the matter with each at $13; '' for nothing. `key` is id or name.
 */
const targets = statement(
  'desk_link_targets',
  `select 'goods' as kind, s.item_id::text as key, g.item_name as name,
          case when g.deleted is not null then '商品已删除' when ${shownGoods} then '' else '${goodsOffSale}' end as problem
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = any($1::bigint[])
   union all
   select 'category', c.category_id::text, c.category_name, case when c.is_show_front then '' else '分类已隐藏' end
     from categories c where c.category_id = any($2::int[]) and not c.is_main
   union all
   select 'article', a.article_id::text, a.title, case when a.deleted is not null then '文章已删除'
          when ${isPublished('a', '$13::bigint')} then '' else '文章未发布' end
     from articles a where a.article_id = any($3::int[])
   union all
   select 'page', t.theme_pc_template_id::text, t.template_title, case when t.status = 1 then '' else '页面未启用' end
     from pc_templates t where t.theme_pc_template_id = any($4::int[])
   union all
   select 'shop', d.distributor_id::text, d.name, case when ${isOpenShop('d')} then '' else '店铺已停用' end
     from distributors d where d.distributor_id = any($5::int[])
   union all
   select 'notice', n.notice_id::text, n.title, case when n.deleted is not null then '公告已删除'
          when n.is_on and n.begin_time <= $13::bigint and (n.end_time = 0 or n.end_time > $13::bigint) then ''
          else '公告未显示' end
     from notices n where n.notice_id = any($6::int[])
   union all
   select 'mainCategory', c.category_id::text, c.category_name, ''
     from categories c where c.category_id = any($7::int[]) and c.is_main
   union all
   select 'brand', b.attribute_id::text, b.attribute_name, ''
     from attributes b where b.attribute_id = any($8::int[]) and b.attribute_type = 'brand'
   union all
   select 'catalogue', l.category_id::text, l.category_name, ''
     from article_categories l where l.category_id = any($9::int[])
   union all
   select 'faq', q.number::text, q.question ->> 'question', ''
     from settings f, jsonb_array_elements(f.value -> 'questions') with ordinality q(question, number)
    where f.key = 'faq' and q.number = any($10::int[])
   union all
   select 'tag', g.tag_name, g.tag_name, case when g.front_show then '' else '标签不在商城显示' end
     from tags g where g.tag_name = any($11::text[])
   union all
   select distinct 'faqGroup', q.name, q.name, ''
     from settings f, jsonb_array_elements(f.value -> 'questions') e(question),
          coalesce(e.question ->> 'group', '${commonFaqGroup}') q(name)
    where f.key = 'faq' and q.name = any($12::text[])`,
  { kind: oneOf<RowKind | NamedKind>(), key: text, name: text, problem: text },
)

/** A row that a link leads to, with its name; `problem` says why shoppers do not find it. */
interface NamedTarget {
  target: string
  name: string
  problem: string
}

/**
 * The names of what links lead to.
 * @param sent kinds with ids or names: `goods:12`, `tag:新品`; one without a row has the problem that it does not exist
 * @param now epoch seconds
 */
export async function nameTargets(db: Queries, sent: readonly string[], now: number): Promise<NamedTarget[]> {
  const keysOf = (kind: RowKind | NamedKind) =>
    sent.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1))
  const ids = rowKinds.map((kind) => keysOf(kind).map(Number))
  const rows = await db.run(targets, [...ids, ...namedKinds.map(keysOf), now])
  const found = new Map(rows.map(({ kind, key, name, problem }) => [`${kind}:${key}`, { name, problem }]))
  // The mall itself leads to the list of this tag, also while no product has it.
  const newArrivals = `tag:${newArrivalsTag}`
  if (!found.has(newArrivals)) found.set(newArrivals, { name: newArrivalsTag, problem: '' })
  return sent.map((target) => ({ target, ...(found.get(target) ?? { name: '', problem: '目标不存在' }) }))
}
