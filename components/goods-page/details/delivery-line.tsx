import { saleOf } from '@/components/goods/pick-goods'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { isSoldOnline } from '@/lib/domain/promotion/range'

/** Sender, freight and the time until it is sent, which a closed shop has not; nothing for a product that the mall does not sell online. */
export function DeliveryLine({
  goods,
  mallShop,
}: {
  goods: Pick<
    GoodsDetail,
    | 'distributor_info'
    | 'shop_valid'
    | 'is_freight_free'
    | 'delivery_time'
    | 'activity_info'
    | 'approve_status'
    | 'is_gift'
  >
  /** Name of the shop of what the mall itself sells. */
  mallShop: string
}) {
  if (!isSoldOnline({ isGift: goods.is_gift === 1, goodsStatus: goods.approve_status })) return null
  const shop = 'name' in goods.distributor_info ? goods.distributor_info.name : mallShop
  return (
    <div className="flex gap-2 text-sm max-md:min-h-11 max-md:items-center">
      <span className="text-muted w-16 shrink-0 max-md:w-10">配送</span>
      <span className="text-text flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 max-md:py-2">
        {goods.shop_valid !== false ? (
          <>
            <span>由 {shop} 发货并提供售后</span>
            <span className="text-muted text-xs">
              {saleOf(goods)?.is_free_shipping
                ? '本场活动包邮'
                : goods.is_freight_free
                  ? '包邮'
                  : '运费以结算页为准'}
            </span>
            {goods.delivery_time !== undefined && (
              <span className="text-muted text-xs">付款后{goods.delivery_time}天内发货</span>
            )}
          </>
        ) : (
          `${shop} 已停止营业，暂不发货`
        )}
      </span>
    </div>
  )
}
