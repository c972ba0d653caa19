import type { GoodsDetail } from '@/lib/contract/goods'
import { mallShopName } from '@/lib/domain/shop/mall-shop'
import { saleOf } from '@/components/goods/pick-goods'
import { PanelRow } from './panel-row'

/** Sender and freight; nothing where the shop is closed. */
export function DeliveryLine({ goods }: { goods: GoodsDetail }) {
  const shop = 'name' in goods.distributor_info ? goods.distributor_info.name : mallShopName
  return (
    <PanelRow label="配送">
      {goods.shop_valid !== false ? (
        <>
          由 {shop} 发货并提供售后
          <span className="text-muted ml-3 text-xs">
            {saleOf(goods)?.is_free_shipping ? '本场活动包邮' : '运费以结算页为准'}
          </span>
        </>
      ) : (
        `${shop} 已停止营业，暂不发货`
      )}
    </PanelRow>
  )
}
