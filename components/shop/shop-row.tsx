import type { ReactNode } from 'react'
import { FollowToggle } from '@/components/favourite/follow-toggle'
import { ButtonLink } from '@/components/ui/button'
import { MapPin } from '@/components/ui/icons/map-pin'
import { Phone } from '@/components/ui/icons/phone'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/pill'
import { Stars } from '@/components/ui/star-rate'
import type { ListedShop } from '@/lib/contract/shops/distributor'
import { mapHref, phoneHref, shopHref } from '@/lib/web/shop-href'
import { OpenState } from './open-state'
import { ShopLogo } from './shop-logo'
import { ShopTags } from './shop-tags'

/** The fields of a listed shop that a row shows. */
export type RowShop = Pick<
  ListedShop,
  | 'distributor_id'
  | 'name'
  | 'logo'
  | 'store_address'
  | 'business'
  | 'hour'
  | 'contract_phone'
  | 'lng'
  | 'lat'
  | 'sales_count'
  | 'distribution_type'
  | 'distributor_category_name'
  | 'tagList'
  | 'distance_show'
  | 'distance_unit'
  | 'scoreList'
>

/** Toasts of 关注店铺 in lists of shops (spec 3 §6, /shops/near). */
const followed = { added: '收藏成功', removed: '取消成功' }

interface ShopRowProps {
  shop: RowShop
  /** Number of its pin on the map. */
  number?: number
}

/** A shop in a list: name, address, opening hours, distance and links. */
export function ShopRow({ shop, number }: ShopRowProps) {
  const href = shopHref({ distributor_id: shop.distributor_id })
  return (
    <article className="flex flex-wrap gap-4 p-5 max-md:gap-3 max-md:p-4">
      <Link href={href} tabIndex={-1} aria-hidden className="relative size-18 shrink-0 max-md:size-14">
        <ShopLogo logo={shop.logo} className="size-full" />
        {number !== undefined && (
          <span
            translate="no"
            className="nums bg-brand border-card absolute -top-2 -left-2 flex size-6 items-center justify-center rounded-full border-2 text-xs font-semibold text-white"
          >
            {number}
          </span>
        )}
      </Link>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h2 className="text-ink text-base font-semibold">
          <Link href={href} className="hover:text-brand transition-colors">
            {shop.name}
          </Link>
        </h2>
        <div className="mt-1.5 flex flex-wrap items-center gap-1">
          {shop.distribution_type === 0 && <Tag>直营</Tag>}
          {shop.distributor_category_name && <Tag tone="accent">{shop.distributor_category_name}</Tag>}
          <ShopTags tags={shop.tagList} className="contents" />
        </div>
        <p className="text-muted mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
          {shop.scoreList && shop.scoreList.rate_count > 0 && (
            <span className="inline-flex items-center gap-1">
              <Stars value={Number(shop.scoreList.avg_star)} className="text-xs" />
              <span translate="no" className="nums text-text">
                {shop.scoreList.avg_star}
              </span>
              <span>
                评论 <span translate="no">{shop.scoreList.rate_count}</span>
              </span>
            </span>
          )}
          <span>
            已售{' '}
            <span translate="no" className="nums text-text">
              {shop.sales_count}
            </span>
          </span>
          {shop.business && <span>主营 {shop.business}</span>}
        </p>
        <address className="text-text mt-2 grid grid-cols-1 gap-1.5 text-sm not-italic">
          <Line icon={<MapPin className="text-faint mt-0.5 size-4" aria-hidden />}>
            {shop.store_address}
            <Link
              href={mapHref(shop)}
              className="text-link hover:text-brand ml-2 whitespace-nowrap underline"
            >
              查看地图
            </Link>
          </Line>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5">
            <OpenState hour={shop.hour} />
            {shop.contract_phone && (
              <a
                href={phoneHref(shop.contract_phone)}
                translate="no"
                className="nums hover:text-brand inline-flex items-center gap-1.5 transition-colors max-md:min-h-9"
              >
                <Phone className="text-faint size-4" aria-hidden />
                {shop.contract_phone}
              </a>
            )}
          </div>
        </address>
      </div>
      <div className="ml-auto flex w-28 shrink-0 flex-col items-end justify-between gap-3 max-md:w-full max-md:flex-row max-md:flex-wrap max-md:items-center">
        <Distance shop={shop} />
        <div className="grid w-full gap-2 max-md:flex max-md:w-auto max-md:flex-wrap">
          <ButtonLink href={href} variant="outline" size="small" className="max-md:h-11! max-md:px-5!">
            进店逛逛
          </ButtonLink>
          <FollowToggle
            distributorId={shop.distributor_id}
            shopName={shop.name}
            size="small"
            quiet
            messages={followed}
            className="max-md:h-11!"
          />
        </div>
      </div>
    </article>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** Kilometres; a shop farther away than this is not near, and its distance says nothing. */
const farthestShown = 100

function Distance({ shop }: { shop: RowShop }) {
  const value = Number(shop.distance_show)
  if (!shop.distance_unit || (shop.distance_unit === 'km' && value > farthestShown)) return <span />
  return (
    <p className="text-muted text-xs">
      距您
      <span translate="no" className="nums text-brand px-0.5 text-base font-semibold">
        {shop.distance_unit === 'm' ? value : value.toFixed(1)}
      </span>
      {shop.distance_unit === 'm' ? '米' : '公里'}
    </p>
  )
}
