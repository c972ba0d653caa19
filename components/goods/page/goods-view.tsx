import { RichContent } from '@/components/content/rich-content'
import { JsonLd } from '@/components/layout/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { linkedSelection } from '@/lib/domain/sku-picker'
import { CollectToggle } from '../collect-toggle'
import { GoodsCard } from '../goods-card'
import { pickGoods } from '../pick-goods'
import { ShareButton } from '../share-button'
import { breadcrumbLd, productLd } from '../structured-data'
import { ViewerPrices } from '../viewer-prices'
import { BottomBar } from './bottom-bar'
import { BuyBox } from './buy-box'
import { goodsCrumbs } from './crumbs'
import { DetailTabs } from './detail-tabs'
import { Gallery } from './gallery'
import type { GoodsPageData } from './load'
import { ParamsTable } from './params-table'
import { PickProvider } from './pick-context'
import { PanelRow, PricePanel } from './price-panel'
import { Promises } from './promises'
import { ShopCard } from './shop-card'
import { StaffBadge } from './staff-badge'
import { Visit } from './visit'

const sections = [
  { id: 'intro', label: '商品介绍' },
  { id: 'params', label: '规格参数' },
] as const
/** Sections come to rest below the header and the tabs. */
const restingPlace = 'scroll-mt-30'

/** The goods page: pictures and purchase, then the introduction beside shop and recommendations. */
export function GoodsView({ data }: { data: GoodsPageData }) {
  const { goods, itemId, coupons, subsidy, recommended, promises } = data
  const pick = pickGoods(goods)
  const crumbs = goodsCrumbs(goods)
  const shop = Array.isArray(goods.distributor_info) ? null : goods.distributor_info
  const path = `/items/${goods.goods_id}`
  return (
    <div className="column pb-12">
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <PickProvider goods={pick} start={linkedSelection(pick.skus, itemId, goods.goods_id)}>
        <div className="md:rounded-card md:border-line bg-card grid grid-cols-[28.125rem_1fr] gap-8 max-lg:gap-6 max-md:-mx-4 max-md:block max-md:px-4 max-md:pb-4 md:border md:p-6">
          <div>
            <Gallery
              video={goods.videos_url ? { src: goods.videos_url, poster: goods.video_pic_url } : null}
            />
            <div className="text-muted mt-4 flex gap-6 text-sm max-md:hidden">
              <CollectToggle goodsId={goods.goods_id} />
              <ShareButton path={path} title={goods.item_name} picture={goods.pics[0]} up />
            </div>
          </div>
          <div className="grid min-w-0 content-start gap-4 max-md:gap-3">
            <div className="max-md:order-1 max-md:mt-3">
              <h1 className="text-ink text-xl leading-snug font-bold max-md:text-lg">
                <StaffBadge productType={goods.product_type} staffGoods={goods.staff_goods === 1} />
                {goods.item_name}
              </h1>
              {goods.brief && <p className="text-brand mt-1.5 text-sm">{goods.brief}</p>}
            </div>
            <PricePanel goods={goods} coupons={coupons} subsidy={subsidy} />
            <div className="grid gap-3 px-4 max-md:order-2 max-md:px-0">
              <PanelRow label="配送">
                由 {shop?.name ?? '焕新自营'} 发货并提供售后
                <span className="text-muted ml-3 text-xs">
                  {goods.activity_info?.is_free_shipping ? '本场活动包邮' : '运费以结算页为准'}
                </span>
              </PanelRow>
              <BuyBox />
              <div className="border-line border-t border-dashed pt-3">
                <Promises promises={promises} />
              </div>
            </div>
          </div>
        </div>
        <BottomBar />
      </PickProvider>

      <div className="mt-4 grid grid-cols-[13.75rem_1fr] items-start gap-4 max-lg:block">
        <aside className="grid min-w-0 grid-cols-1 gap-4 max-lg:hidden">
          {shop && <ShopCard shop={shop} />}
          {recommended.length > 0 && (
            <section aria-label="推荐商品" className="rounded-card border-line bg-card border">
              <h2 className="text-ink px-4 pt-4 pb-2 text-base font-semibold">推荐商品</h2>
              <ul className="grid grid-cols-1 gap-1 px-1 pb-2">
                {recommended.map((one) => (
                  <li key={one.goods_id}>
                    <GoodsCard goods={one} className="border-transparent" />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
        <div className="bg-card border-line rounded-card min-w-0 border max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
          <DetailTabs sections={sections} />
          <section id="intro" aria-label="商品介绍" className={`${restingPlace} p-6 max-md:p-4`}>
            <RichContent content={goods.intro} />
          </section>
          <section id="params" aria-label="规格参数" className={`${restingPlace} p-6 pt-2 max-md:p-4`}>
            <h2 className="text-ink mb-4 text-lg font-semibold">规格参数</h2>
            <ParamsTable goods={goods} />
          </section>
        </div>
        {recommended.length > 0 && (
          <section aria-label="推荐商品" className="mt-6 lg:hidden">
            <h2 className="text-ink mb-3 text-lg font-semibold">推荐商品</h2>
            <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-5 max-sm:[&>li:nth-child(5)]:hidden">
              {recommended.map((one) => (
                <li key={one.goods_id} className="flex min-w-0">
                  <GoodsCard goods={one} className="w-full" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Visit goodsId={goods.goods_id} />
      <ViewerPrices goodsIds={recommended.map((one) => one.goods_id)} />
      <JsonLd data={productLd(goods)} />
      <JsonLd data={breadcrumbLd(crumbs)} />
    </div>
  )
}
