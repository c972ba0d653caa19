import { RichContent } from '@/components/content/rich-content'
import { FavouriteGoodsToggle } from '@/components/favourite/favourite-goods-toggle'
import { pickGoods } from '@/components/goods/pick-goods'
import { ReviewsSection } from '@/components/goods/reviews/reviews-section'
import { DeliveryLine } from '@/components/goods-page/details/delivery-line'
import { DetailTabs } from '@/components/goods-page/details/detail-tabs'
import { ParamsTable } from '@/components/goods-page/details/params-table'
import { Promises } from '@/components/goods-page/details/promises'
import { ReviewPreview } from '@/components/goods-page/details/review-preview'
import { goodsCrumbs } from '@/components/goods-page/view/crumbs'
import { ProductPanel } from '@/components/goods-page/view/product-panel'
import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PageBar } from '@/components/ui/page-bar'
import { Tag } from '@/components/ui/pill'
import { linkedSelection } from '@/lib/domain/goods/sku-picker'
import { pointsMallHref } from '@/lib/web/points-href'
import { ExchangeBar } from './exchange-bar'
import { ExchangeBox } from './exchange-box'
import { PickedPoints } from './picked-points'
import { PointsGrid } from './points-grid'
import type { PointsPageData } from './points-page-data'
import { PointsPickProvider } from './points-pick'

/** Scroll margin: header and tabs are sticky above the sections. */
const restingPlace = 'scroll-mt-30'

const sectionsOf = ({ goods, reviews }: PointsPageData) => [
  { id: 'intro', label: '商品介绍' },
  { id: 'params', label: '更多参数' },
  ...(goods.rate_status ? [{ id: 'reviews', label: '商品评价', count: reviews.statistics.total }] : []),
]

/** The page of a points product: gallery and exchange, introduction, reviews, 猜你喜欢 (spec 3 §7). */
export function PointsGoodsView({ data }: { data: PointsPageData }) {
  const { goods, itemId, reviews, lovely, promises, origin } = data
  const pick = pickGoods(goods)
  const crumbs = [
    { label: '首页', href: '/' },
    { label: '积分商城', href: pointsMallHref() },
    ...goodsCrumbs(goods)
      .slice(1, 2)
      .filter(({ href }) => href !== undefined)
      .map(({ label }) => ({
        label,
        href: pointsMallHref({ cat_id: goods.item_category_info[0]?.category_id }),
      })),
    { label: goods.item_name },
  ]
  const isEmpty = goods.intro.length === 0
  return (
    <div data-bottom-bar className="column pb-12">
      <PageBar title="积分商品" back={pointsMallHref()} heading="p" className="mb-0!" />
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <PointsPickProvider goods={pick} start={linkedSelection(pick.skus, itemId, goods.goods_id)}>
        <ProductPanel goods={goods} actions={<FavouriteGoodsToggle goodsId={goods.goods_id} />}>
          <div className="max-md:pt-3">
            <div className="flex items-start justify-between gap-2">
              <h1 className="text-ink text-xl leading-snug font-bold max-md:text-lg max-md:leading-snug">
                <Tag tone="solid" className="mr-2 align-[0.15em]">
                  积分商城
                </Tag>
                {goods.item_name}
              </h1>
              <FavouriteGoodsToggle
                goodsId={goods.goods_id}
                className="text-muted -mr-2 min-h-11 min-w-11 flex-col justify-center gap-0.5! px-1 text-xs whitespace-nowrap md:hidden [&>svg]:size-5"
              />
            </div>
            <p className="text-brand mt-1.5 text-sm">{goods.brief}</p>
          </div>
          <div className="md:rounded-card from-brand-tint to-brand-pale bg-linear-to-r px-4 py-3.5 max-md:-mx-4">
            <PickedPoints />
          </div>
          <div className="max-md:divide-line grid grid-cols-1 gap-3 px-4 max-md:gap-0 max-md:divide-y max-md:px-0">
            <DeliveryLine goods={goods} mallShop={data.mallShop} />
            <ExchangeBox />
            <div className="border-line max-md:py-3 md:border-t md:border-dashed md:pt-3">
              {/* Old devices are traded in for products that cost money. */}
              <Promises promises={promises.filter(({ icon }) => icon !== 'recycle')} />
            </div>
            {goods.rate_status && <ReviewPreview reviews={reviews} />}
          </div>
        </ProductPanel>
        <ExchangeBar />
      </PointsPickProvider>

      <div className="bg-card border-line rounded-card mt-4 min-w-0 border max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
        <DetailTabs sections={sectionsOf(data)} />
        <section id="intro" aria-label="商品介绍" className={`${restingPlace} p-6 max-md:p-4`}>
          <h2 className="sr-only">商品介绍</h2>
          {isEmpty ? (
            <p className="text-muted py-10 text-center text-sm">该商品暂无内容数据</p>
          ) : (
            <RichContent content={goods.intro} cards={data.cards} />
          )}
        </section>
        <section id="params" aria-label="更多参数" className={`${restingPlace} p-6 pt-2 max-md:p-4`}>
          <h2 className="text-ink mb-4 text-lg font-semibold">更多参数</h2>
          <ParamsTable goods={goods} />
        </section>
        {goods.rate_status && (
          <section id="reviews" aria-label="商品评价" className={`${restingPlace} p-6 pt-2 max-md:p-4`}>
            <h2 className="text-ink mb-4 text-lg font-semibold">
              商品评价
              <span translate="no" className="nums text-muted ml-1 text-sm font-normal">
                ({reviews.statistics.total})
              </span>
            </h2>
            <ReviewsSection goodsId={goods.goods_id} reviews={reviews} isPoints />
          </section>
        )}
      </div>
      {lovely.length > 0 && (
        <section aria-label="猜你喜欢" className="mt-6">
          <h2 className="text-ink mb-3 text-lg font-semibold">猜你喜欢</h2>
          <PointsGrid goods={lovely} />
        </section>
      )}
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
