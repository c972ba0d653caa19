import 'server-only'
import { claimableIn } from '@/lib/server/catalogue/coupon/parts'
import { goodsInCategoryRow } from '@/lib/server/catalogue/coverage/covers-sql'
import { favouriteIn } from '@/lib/server/catalogue/favourite/parts'
import { skusIn } from '@/lib/server/catalogue/goods-card/parts'
import { skuOffersIn } from '@/lib/server/catalogue/promotion/parts'
import { spentClassesIn } from '@/lib/server/catalogue/subsidy/parts'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { number, statement } from '@/lib/server/ground/db/statement'

const product = goodsInCategoryRow('g', 'mc')
const parts = {
  skus: skusIn(product.goodsId),
  ...skuOffersIn(
    `array[${product.goodsId}]`,
    `array(select s.item_id from skus s where s.goods_id = ${product.goodsId})`,
    '$2::bigint',
  ),
  coupons: claimableIn(
    product,
    { userId: '$3::bigint', now: '$2::bigint', gradeId: '$4::int', vipGradeId: '$5::int' },
    'd',
  ),
  isFavourite: favouriteIn('$3::bigint', product.goodsId),
  spentClasses: spentClassesIn(),
}

/**
 * The fields of a product page that change over time and by viewer. $1 product, $2 now, $3 member, $4 grade, $5 paid
 * grade.
 */
export const detailOverlay = statement(
  'goods_detail_overlay',
  `select g.sales, ${selectParts(parts)}
     from goods g
     left join distributors d on d.distributor_id = g.distributor_id
     left join categories mc on mc.category_id = g.main_category_id
    where g.goods_id = $1`,
  { sales: number, ...columnsOfParts(parts) },
)
