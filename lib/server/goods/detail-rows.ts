import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** What only the goods page needs, besides the list row. */
export interface GoodsDetailRow {
  goodsId: number
  intro: unknown
  videos: string
  videoPicUrl: string
  tdkContent: Record<string, string>
  weight: number
  params: {
    attribute_id: number
    attribute_name: string
    attribute_value_id: number
    attribute_value_name: string
  }[]
  salesCategories: number[]
}

const goodsIdOfItem = statement(
  'goods_id_of_item',
  'select goods_id as "goodsId" from skus where item_id = $1',
)

/** The goods a sku belongs to; null for an unknown id. */
export async function findGoodsId(db: Queries, itemId: number): Promise<number | null> {
  const [row] = await db.run<{ goodsId: number }>(goodsIdOfItem, [itemId])
  return row?.goodsId ?? null
}

const detailRow = statement(
  'goods_detail',
  `select g.goods_id as "goodsId", g.intro, g.videos, g.video_pic_url as "videoPicUrl", g.tdk_content as "tdkContent",
          s.weight,
          coalesce((select jsonb_agg(jsonb_build_object('attribute_id', a.attribute_id, 'attribute_name', a.attribute_name,
                            'attribute_value_id', v.attribute_value_id, 'attribute_value_name', v.attribute_value)
                            order by p.sort, a.attribute_id)
                      from goods_params p
                      join attributes a on a.attribute_id = p.attribute_id
                      join attribute_values v on v.attribute_value_id = p.attribute_value_id
                     where p.goods_id = g.goods_id), '[]') as params,
          coalesce((select array_agg(gc.category_id order by gc.category_id) from goods_categories gc
                     where gc.goods_id = g.goods_id), '{}') as "salesCategories"
     from goods g join skus s on s.goods_id = g.goods_id and s.is_default
    where g.goods_id = $1 and g.audit_status = 'approved'`,
)

/** The page part of an approved goods; null otherwise. */
export async function loadDetailRow(db: Queries, goodsId: number): Promise<GoodsDetailRow | null> {
  const [row] = await db.run<GoodsDetailRow>(detailRow, [goodsId])
  return row ?? null
}

const categoryPath = statement(
  'category_path',
  `select p.category_id as "categoryId", p.category_name as "categoryName"
     from categories c join categories p on p.category_id = any(c.path)
    where c.category_id = $1 order by p.level`,
)

export interface PathNode {
  category_id: number
  category_name: string
  children: PathNode[]
}

/** The way from the top category down to this one, as nested nodes; empty for an unknown id. */
export async function loadCategoryPath(db: Queries, categoryId: number | undefined): Promise<PathNode[]> {
  if (!categoryId) return []
  const rows = await db.run<{ categoryId: number; categoryName: string }>(categoryPath, [categoryId])
  return rows.reduceRight<PathNode[]>(
    (children, row) => [{ category_id: row.categoryId, category_name: row.categoryName, children }],
    [],
  )
}
