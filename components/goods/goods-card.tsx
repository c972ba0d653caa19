import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Store } from '@/components/ui/icons/store'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { countText } from '@/lib/domain/text'
import { goodsHref } from '@/lib/web/hrefs'
import { shopHref } from '@/lib/web/shop-href'
import { staffGoodsHref } from '@/lib/web/staff-href'
import { offerOfRow } from './card-offer'
import { CardPrice } from './card-price'
import type { PriceLook } from './card-price-view'
import { cardTags } from './card-tags'

/** The fields of a list row that a card shows. */
export type CardGoods = Pick<
  GoodsListItem,
  | 'goods_id'
  | 'item_name'
  | 'pics'
  | 'price'
  | 'market_price'
  | 'activity_price'
  | 'subsidy_price'
  | 'subsidy_state'
  | 'energy_grade'
  | 'rate_num'
  | 'good_percent'
  | 'sales'
  | 'promotion_activity'
  | 'tags'
  | 'store'
  | 'nospec'
  | 'approve_status'
  | 'distributor_info'
> &
  Partial<Pick<GoodsListItem, 'staff_goods' | 'price_from'>>

interface GoodsCardProps {
  goods: CardGoods
  /** Heading level of the name. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Above the fold: the picture loads eagerly. */
  priority?: boolean
  /** False for a card without links, as widgets show it outside pages. */
  linked?: boolean
  priceLook?: PriceLook
  /** A line under the price. */
  note?: ReactNode
  className?: string
}

/** How the product can be bought, for the buttons that appear on hover. */
function buyKind(goods: CardGoods): 'cart' | 'spec' | 'look' {
  const seckill = goods.promotion_activity?.some(({ tag_type }) => tag_type === 'normal')
  // The page of a staff product knows the activity that sells it.
  if (seckill || goods.staff_goods === 1 || goods.approve_status !== 'onsale' || goods.store <= 0)
    return 'look'
  return goods.nospec ? 'cart' : 'spec'
}

/**
 * The page of a staff product is among those of employee purchase: `/items/:id` is the same for all visitors (ADR
 * 0062).
 */
const hrefOf = ({ goods_id: id, staff_goods: staff }: CardGoods) =>
  staff === 1 ? staffGoodsHref(id) : goodsHref(id)

/**
 * The product card: picture, two-line name with 自营 for the mall's own products, tags, prices, sales and share of good
 * reviews, shop. Rendered on the server; `CardExtras` reads the data
 * attributes and fills the slot on hover (second picture, cart, favourite, share). Its styles are in goods-card.css
 * instead of utilities, because a page repeats them for a hundred cards, in markup and in data.
 */
export function GoodsCard(props: GoodsCardProps) {
  const { goods, heading: Heading = 'h3', priority, linked = true, priceLook, note, className } = props
  const [first, second] = goods.pics
  const shop = Array.isArray(goods.distributor_info) ? null : goods.distributor_info
  return (
    <article
      data-goods-card={linked ? goods.goods_id : undefined}
      data-second={second}
      data-buy={buyKind(goods)}
      data-from={goods.price_from}
      className={cx('group/card goods-card', className)}
    >
      <div className="relative">
        <Picture src={first} alt="" ratio="1/1" priority={priority} className="rounded-control" />
        <div data-extras />
        {goods.store <= 0 && (
          <span className="rounded-control absolute inset-0 flex items-center justify-center bg-white/60">
            <span className="bg-ink/70 flex size-20 items-center justify-center rounded-full text-sm text-white">
              已售罄
            </span>
          </span>
        )}
      </div>
      <Heading className="card-name">
        {!shop && <span className="card-own">自营</span>}
        {linked ? (
          // The link covers the whole card; buttons lie above it.
          <Link href={hrefOf(goods)} title={goods.item_name}>
            {goods.item_name}
          </Link>
        ) : (
          goods.item_name
        )}
      </Heading>
      <div className="card-tags">
        {cardTags(goods).map(({ text, tone }) => (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        ))}
      </div>
      <CardPrice {...offerOfRow(goods)} look={priceLook} />
      {note}
      <p className="card-meta">
        <span>
          已售<span translate="no">{countText(goods.sales)}</span>
        </span>
        {goods.rate_num ? (
          <span>
            好评<span translate="no">{goods.good_percent}%</span>
          </span>
        ) : null}
      </p>
      {shop && (
        <p className="card-shop">
          <Store className="size-3.5" aria-hidden />
          {linked ? (
            <Link href={shopHref({ distributor_id: shop.distributor_id })}>{shop.name}</Link>
          ) : (
            <span>{shop.name}</span>
          )}
        </p>
      )}
    </article>
  )
}
