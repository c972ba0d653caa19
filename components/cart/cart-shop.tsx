'use client'
import { ChevronRight, Gift, Store } from 'lucide-react'
import { Figures } from '@/components/ui/figures'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { missingReductions } from '@/lib/client/cart/missing-reductions'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import type { CartGroup } from '@/lib/contract/trade/cart'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { freeFreightText } from '@/lib/domain/order/price/price-rows'
import { shownRules } from '@/lib/domain/promotion/shown-rule'
import { shopHref } from '@/lib/web/shop-href'
import { CartCoupons } from './cart-coupons'
import { CartRow } from './cart-row'
import { CartShopFoot } from './cart-shop-foot'
import { PlusBuys } from './plus-buys'

interface CartShopProps {
  group: CartGroup
  changes: CartChanges
  onCheckout: (shopId: number) => void
  isCheckingOut: boolean
  /** 管理 on phones: the foot deletes the selected lines. */
  isManaging: boolean
  /** The only shop of the cart. */
  isOnly: boolean
}

/** The lines of one shop with a checkout of their own: an order belongs to one shop (spec 3 §1, /cart). */
export function CartShop({ group, changes, ...foot }: CartShopProps) {
  const id = `shop-${group.shop_id}`
  const missing = missingReductions(group)
  const freight = group.freight_rule === freeFreightText ? undefined : group.freight_rule
  return (
    <section aria-labelledby={id} className="rounded-card border-line bg-card min-w-0 border">
      <div className="border-line flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b px-3 py-1 md:px-5">
        <h2 id={id} className="text-ink flex min-w-0 items-center gap-2 text-sm font-semibold">
          <Store className="text-muted size-4.5" aria-hidden />
          <span className="sr-only">店铺名称：</span>
          {group.shop_id === 0 ? (
            <span className="truncate">{group.shop_name}</span>
          ) : (
            <Link
              href={shopHref({ distributor_id: group.shop_id })}
              className="hover:text-brand flex min-w-0 items-center transition-colors max-md:min-h-11"
            >
              <span className="truncate">{group.shop_name}</span>
              <ChevronRight className="text-faint size-4" aria-hidden />
            </Link>
          )}
        </h2>
        <CartCoupons shopId={group.shop_id} itemIds={group.list.map((line) => line.item_id)} />
      </div>

      {(freight || group.activity_grouping.length + missing.length > 0) && (
        <ul className="bg-brand-tint/60 grid gap-1 px-3 py-2 text-xs md:px-5">
          {group.activity_grouping.map((activity) => (
            <li key={activity.activity_id} className="flex flex-wrap items-center gap-x-2">
              <Tag tone="solid">{activity.activity_tag}</Tag>
              <span className="text-text">{shownRules(activity.condition_rules).join('；')}</span>
              <span className="text-muted">
                已减 <Price cents={activity.discount_fee} className="font-normal!" />
              </span>
            </li>
          ))}
          {missing.map(({ promotion, missing: { of, value } }) => (
            <li key={promotion.activity_id} className="flex flex-wrap items-center gap-x-2">
              <Tag>{promotion.promotion_tag}</Tag>
              <span className="text-text">{shownRules(promotion.condition_rules).join('；')}</span>
              <span className="text-muted">
                还差{' '}
                {of === 'cents' ? (
                  <Price cents={value} className="font-normal!" />
                ) : (
                  <Figures text={`${value}件`} />
                )}
              </span>
            </li>
          ))}
          {freight && (
            <li className="flex flex-wrap items-center gap-x-2">
              <Tag>运费</Tag>
              <span className="text-text">
                <Figures text={freight} />
              </span>
              <span className="text-muted">以收货地址为准</span>
            </li>
          )}
        </ul>
      )}

      <ul className="divide-line divide-y px-3 md:px-5">
        {group.list.map((line) => (
          <CartRow key={line.cart_id} line={line} changes={changes} />
        ))}
      </ul>

      {group.gift_activity.length > 0 && (
        <ul className="border-line text-muted grid gap-1 border-t border-dashed px-3 py-3 text-xs md:px-5">
          {group.gift_activity.flatMap((activity) =>
            activity.gifts.map((gift) => (
              <li key={`${activity.activity_id}-${gift.item_id}`} className="flex min-w-0 items-center gap-2">
                <Gift className="text-brand size-4" aria-hidden />
                <Tag>赠品</Tag>
                <span className="min-w-0 truncate">
                  {gift.item_name} {shownSpec(gift.item_spec_desc)}
                </span>
                <span className="nums shrink-0" translate="no">
                  × {gift.gift_num}
                </span>
              </li>
            )),
          )}
        </ul>
      )}

      <PlusBuys group={group} changes={changes} />

      <CartShopFoot group={group} changes={changes} {...foot} />
    </section>
  )
}
