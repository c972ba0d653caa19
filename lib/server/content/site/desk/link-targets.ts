import 'server-only'
import { rowKinds, type RowKind } from '@/lib/domain/content/link-target'
import { goodsOffSale } from '@/lib/domain/messages/goods'
import { isOpenShop, shownGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { isPublished } from '@/lib/server/content/article/published-sql'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/** The rows with the ids $1 to $6, as `rowKinds` has them, and what is the matter with each at $7; '' for nothing. */
const targets = statement(
  'desk_link_targets',
  `select 'goods' as kind, s.item_id::bigint as id, g.item_name as name,
          case when g.deleted is not null then '商品已删除' when ${shownGoods} then '' else '${goodsOffSale}' end as problem
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = any($1::bigint[])
   union all
   select 'category', c.category_id, c.category_name, case when c.is_show_front then '' else '分类已隐藏' end
     from categories c where c.category_id = any($2::int[]) and not c.is_main
   union all
   select 'article', a.article_id, a.title, case when a.deleted is not null then '文章已删除'
          when ${isPublished('a', '$7::bigint')} then '' else '文章未发布' end
     from articles a where a.article_id = any($3::int[])
   union all
   select 'page', t.theme_pc_template_id, t.template_title, case when t.status = 1 then '' else '页面未启用' end
     from pc_templates t where t.theme_pc_template_id = any($4::int[])
   union all
   select 'shop', d.distributor_id, d.name, case when ${isOpenShop('d')} then '' else '店铺已停用' end
     from distributors d where d.distributor_id = any($5::int[])
   union all
   select 'notice', n.notice_id, n.title, case when n.deleted is not null then '公告已删除'
          when n.is_on and n.begin_time <= $7::bigint and (n.end_time = 0 or n.end_time > $7::bigint) then ''
          else '公告未显示' end
     from notices n where n.notice_id = any($6::int[])`,
  { kind: oneOf<RowKind>(), id: number, name: text, problem: text },
)

/** A row that a link leads to, with its name; `problem` says why shoppers do not find it. */
interface NamedTarget {
  target: string
  name: string
  problem: string
}

/**
 * The names of what links lead to.
 * @param sent kinds and ids: `goods:12`; one without a row has the problem that it does not exist
 * @param now epoch seconds
 */
export async function nameTargets(db: Queries, sent: readonly string[], now: number): Promise<NamedTarget[]> {
  const idsOf = (kind: RowKind) =>
    sent.filter((one) => one.startsWith(`${kind}:`)).map((one) => Number(one.split(':')[1]))
  const rows = await db.run(targets, [...rowKinds.map(idsOf), now])
  const found = new Map(rows.map(({ kind, id, name, problem }) => [`${kind}:${id}`, { name, problem }]))
  return sent.map((target) => ({ target, ...(found.get(target) ?? { name: '', problem: '目标不存在' }) }))
}
