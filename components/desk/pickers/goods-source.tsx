import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { api } from '@/lib/client/call/api'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { ChoiceSource } from './choice-source'

/** Products of the mall, or of one shop: those that shoppers can find. */
export const goodsSource = (only = 0): ChoiceSource<GoodsListItem> => ({
  title: '选择商品',
  unit: '个商品',
  placeholder: '请输入内容',
  name: `goods-${only}`,
  hasShops: only === 0,
  read: ({ keyword, page, pageSize, shop }) => {
    const distributor = only || shop
    return api.goods.list({
      page,
      pageSize,
      ...(keyword && { keywords: keyword }),
      ...(distributor > 0 && { distributor_id: distributor }),
    })
  },
  keyOf: ({ goods_id }) => String(goods_id),
  nameOf: ({ item_name }) => item_name,
  columns: [
    { head: 'ID', className: 'nums w-20', cell: ({ item_id }) => item_id },
    {
      head: '标题名称',
      cell: ({ pics, item_name }) => (
        <span className="flex items-center gap-3">
          <Picture src={pics[0] ?? ''} alt="" width={240} className="rounded-control size-8 shrink-0" />
          <span className="truncate">{item_name}</span>
        </span>
      ),
    },
    { head: '价格', className: 'w-28', cell: ({ price }) => <Price cents={price} /> },
  ],
  recordOf: (goods) => ({
    goods_id: goods.goods_id,
    itemId: goods.item_id,
    pics: goods.pics,
    price: goods.price,
    market_price: goods.market_price,
    item_name: goods.item_name,
    title: goods.item_name,
    brief: goods.brief,
  }),
})
