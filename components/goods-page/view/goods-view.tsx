import type { CSSProperties } from 'react'
import { RichContent } from '@/components/content/rich-content'
import { FavouriteGoodsToggle } from '@/components/favourite/favourite-goods-toggle'
import { GoodsCard } from '@/components/goods/goods-card'
import { pickGoods } from '@/components/goods/pick-goods'
import { ReviewsSection } from '@/components/goods/reviews/reviews-section'
import { StillCards } from '@/components/goods/still-cards'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { ShopCategories } from '@/components/shop/front/shop-categories'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PageBar } from '@/components/ui/page-bar'
import { linkedSelection } from '@/lib/domain/goods/sku-picker'
import { buyersText } from '@/lib/domain/promotion/member-only'
import { listHref } from '@/lib/web/list-href'
import { shopHref } from '@/lib/web/shop-href'
import { BarLinks } from '../buy/bar-links'
import { BottomBar } from '../buy/bottom-bar'
import { BuyBox } from '../buy/buy-box'
import { PickProvider } from '../buy/pick-context'
import { DeliveryLine } from '../details/delivery-line'
import { DetailTabs } from '../details/detail-tabs'
import { ParamsTable } from '../details/params-table'
import { Promises } from '../details/promises'
import { ReviewPreview } from '../details/review-preview'
import { ShopBar } from '../details/shop-bar'
import { ShopContacts } from '../details/shop-contacts'
import { StaffBadge } from '../details/staff-badge'
import { GroupOffer } from '../group/group-offer'
import { LazyPackages } from '../offers/lazy-packages'
import { PhoneQr } from '../pictures/phone-qr'
import { ShareGoods } from '../pictures/share-goods'
import { PricePanel } from '../price/price-panel'
import { categoryIds, goodsCrumbs } from './crumbs'
import { MallCategories } from './mall-categories'
import type { GoodsPageData } from './page-data'
import { ProductPanel } from './product-panel'
import { productLd } from './structured-data'
import { Visit } from './visit'

/** Whether the introduction shows anything: an editor stores an empty paragraph for no text. */
const hasIntro = ({ intro }: GoodsPageData['goods']): boolean =>
  typeof intro === 'string'
    ? /[^\s]/.test(intro.replace(/<(?!img|video)[^>]*>|&nbsp;/g, ''))
    : intro.length > 0

/** Without 商品介绍 of a product that has none, and without 商品评价 where the mall shows no reviews. */
const sectionsOf = ({ goods, reviews }: GoodsPageData) => [
  ...(hasIntro(goods) ? [{ id: 'intro', label: '商品介绍' }] : []),
  { id: 'params', label: '规格参数' },
  ...(goods.rate_status ? [{ id: 'reviews', label: '商品评价', count: reviews.statistics.total }] : []),
]
/** Where the bars on phones lead: the shop that sells the product, else the mall. */
const linksOf = ({ shop, phone }: GoodsPageData) => (
  <BarLinks
    shopHref={shop ? shopHref({ distributor_id: shop.distributor_id }) : '/'}
    phone={shop?.contract_phone || phone}
  />
)

/** An upper bound for the height of so many reviews, on phones too: pictures, three lines of text, two replies. */
const reviewsHeight = (count: number): string => `${14 + 19 * count}rem`

/** 收藏 and 分享 beside the name on phones. */
const nameAction = 'min-h-11 flex-col justify-center gap-0.5! px-1 [&>svg]:size-5'

/** Scroll margin: the tabs are sticky above the sections, below the header, for which the page has a scroll padding. */
const restingPlace = 'scroll-mt-12'

/** The product page: gallery and purchase, then the introduction beside shop and recommendations. */
export function GoodsView({ data }: { data: GoodsPageData }) {
  const { goods, itemId, coupons, packages, recommended, promises, reviews, shop, categories, now, origin } =
    data
  const pick = pickGoods(goods)
  const crumbs = goodsCrumbs(goods)
  const path = categoryIds(goods)
  const links = linksOf(data)
  const buyers = buyersText(goods.promotion_activity ?? [])
  const similarHref = listHref({ cat_id: path.at(-1) })
  return (
    <div data-bottom-bar className="column group/page pb-12">
      <PageBar title="商品详情" back="/items" heading="p" className="mb-0!" />
      <div className="flex items-center justify-between gap-6 py-2.5 max-md:hidden">
        <Breadcrumb items={crumbs} className="min-w-0" />
        <PhoneQr goodsId={goods.goods_id} />
      </div>
      <div className="flex flex-col">
        {shop && <ShopBar shop={shop} />}
        <PickProvider goods={pick} start={linkedSelection(pick.skus, itemId, goods.goods_id)}>
          <ProductPanel
            goods={goods}
            actions={
              <>
                <FavouriteGoodsToggle goodsId={goods.goods_id} />
                <ShareGoods up />
              </>
            }
          >
            {/* On phones the price is above the name and the offers below. A name painted first would be pushed
                down. */}
            <div className="max-md:order-1 max-md:nth-last-[-n+2]:hidden">
              <div className="flex items-start justify-between gap-2">
                <h1 className="text-ink text-xl leading-snug font-bold max-md:text-lg max-md:leading-snug">
                  <StaffBadge productType={goods.product_type} staffGoods={goods.staff_goods === 1} />
                  {goods.item_name}
                </h1>
                <div className="text-muted -mr-2 flex text-xs whitespace-nowrap md:hidden">
                  {/* As wide as 取消收藏, so that a press does not break the name anew. */}
                  <FavouriteGoodsToggle goodsId={goods.goods_id} className={`${nameAction} min-w-14`} />
                  <ShareGoods align="right" className={`${nameAction} min-w-11`} />
                </div>
              </div>
              <p className="text-brand mt-1.5 text-sm max-md:mt-0.5">{goods.brief}</p>
            </div>
            <PricePanel goods={goods} coupons={coupons} now={now} />
            <div className="empty:hidden max-md:order-2">
              <GroupOffer goods={goods} links={links} />
            </div>
            <div className="max-md:divide-line grid grid-cols-1 gap-3 px-4 max-md:order-2 max-md:gap-0 max-md:divide-y max-md:px-0">
              <DeliveryLine goods={goods} mallShop={data.mallShop} />
              <BuyBox
                similarHref={similarHref}
                note={buyers && <p className="text-brand pl-[4.5rem] text-sm max-lg:pl-0">{buyers}</p>}
              />
              <ShopContacts {...data.contacts} />
              <div className="border-line max-md:py-3 md:border-t md:border-dashed md:pt-3">
                <Promises promises={promises} />
              </div>
              {goods.rate_status && <ReviewPreview reviews={reviews} />}
            </div>
          </ProductPanel>
          <BottomBar
            links={links}
            similarHref={similarHref}
            note={
              buyers && <p className="bg-brand-tint text-text px-3 py-1.5 text-center text-xs">{buyers}</p>
            }
          />
        </PickProvider>
      </div>

      {packages.length > 0 && <LazyPackages goodsId={goods.goods_id} offers={packages} />}
      <div className="mt-4 grid grid-cols-[min(13.75rem,25%)_minmax(0,1fr)] items-start gap-4 max-lg:block">
        <aside data-no-print className="grid min-w-0 grid-cols-1 gap-4 max-lg:hidden">
          {shop ? (
            <ShopCategories shopId={shop.distributor_id} tree={categories} selected={path} />
          ) : (
            <MallCategories tree={categories} path={path} />
          )}
          {recommended.length > 0 && (
            <section aria-label="推荐商品" className="rounded-card border-line bg-card border">
              <h2 className="text-ink px-4 pt-4 pb-2 text-base font-semibold">推荐商品</h2>
              <StillCards>
                <ul className="grid grid-cols-1 gap-1 px-1 pb-2">
                  {recommended.map((one) => (
                    <li key={one.goods_id}>
                      <GoodsCard goods={one} className="border-transparent" />
                    </li>
                  ))}
                </ul>
              </StillCards>
            </section>
          )}
        </aside>
        <div className="bg-card border-line rounded-card min-w-0 border max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
          <DetailTabs sections={sectionsOf(data)} />
          {hasIntro(goods) && (
            <section id="intro" aria-label="商品介绍" className={`${restingPlace} p-6 max-md:p-4`}>
              <h2 className="sr-only">商品介绍</h2>
              <RichContent content={goods.intro} cards={data.cards} />
            </section>
          )}
          <section
            id="params"
            aria-label="规格参数"
            className={`${restingPlace} p-6 max-md:p-4 ${hasIntro(goods) ? 'pt-2' : ''}`}
          >
            <h2 className="text-ink mb-4 text-lg font-semibold">规格参数</h2>
            <ParamsTable goods={goods} />
          </section>
          {goods.rate_status && (
            <section
              id="reviews"
              aria-label="商品评价"
              className={`render-late ${restingPlace} p-6 pt-2 max-md:p-4`}
              style={{ '--height': reviewsHeight(reviews.list.length) } as CSSProperties}
            >
              <h2 className="text-ink mb-4 text-lg font-semibold">
                商品评价
                <span translate="no" className="nums text-muted ml-1 text-sm font-normal">
                  ({reviews.statistics.total})
                </span>
              </h2>
              <ReviewsSection goodsId={goods.goods_id} reviews={reviews} />
            </section>
          )}
        </div>
        {recommended.length > 0 && (
          <section
            aria-label="推荐商品"
            data-no-print
            className="render-late mt-6 [--height:25rem] lg:hidden"
          >
            <h2 className="text-ink mb-3 text-lg font-semibold">推荐商品</h2>
            <StillCards>
              <ul className="flex snap-x snap-mandatory gap-2.5 overflow-x-auto pb-2">
                {recommended.map((one) => (
                  <li
                    key={one.goods_id}
                    className="flex w-[max((100%-0.625rem)/2,min(100%,8.75rem))] shrink-0 snap-start md:w-[max((100%-1.25rem)/3,min(100%,8.75rem))]"
                  >
                    <GoodsCard goods={one} className="w-full" />
                  </li>
                ))}
              </ul>
            </StillCards>
          </section>
        )}
      </div>
      <Visit goodsId={goods.goods_id} />
      <ViewerPrices goodsIds={recommended.map((one) => one.goods_id)} />
      <JsonLd data={productLd(goods, reviews, origin)} />
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
