'use client'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskGoods } from '@/lib/contract/operator/catalogue/goods-shape'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { LoadedRow } from '../../form/loaded-row'
import { deskMenu } from '../../menu/pages'
import type { GoodsDraft } from './goods-draft'
import { GoodsForm } from './goods-form'
import { draftOf } from './stored-draft'

const mark = '（复制）'

/** A new product like a stored one: off the shelf, with numbers of its own, and without stock. */
export function copyOf(goods: DeskGoods): GoodsDraft {
  const draft = draftOf(goods)
  return {
    ...draft,
    name: draft.name.slice(0, goodsLimits.name - mark.length) + mark,
    status: 'instock',
    skus: draft.skus.map(({ itemId: _, ...sku }) => ({
      ...sku,
      number: '',
      barcode: '',
      store: '0',
      isUsed: false,
    })),
  }
}

/** 新增商品 that begins as a copy. */
export const CopyGoods = ({ goodsId }: { goodsId: number }) => (
  <LoadedRow
    listHref={deskMenu.goods.href}
    options={deskQuery.goods.info.queryOptions({ input: { goods_id: goodsId } })}
  >
    {(goods) => <GoodsForm stored={null} begun={copyOf(goods)} />}
  </LoadedRow>
)
