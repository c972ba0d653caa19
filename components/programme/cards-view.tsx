import { CouponStrip } from '@/components/coupon/coupon-strip'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import { FaqItems } from '@/components/help/faq-items'
import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PageBar } from '@/components/ui/page-bar'
import { SectionTitle } from '@/components/ui/section-title'
import { Ended } from './ended'
import { GoodsFloor } from './goods-floor'
import { couponsJoinText, type CardsData } from './programme-data'
import { RulesTable } from './rules-table'
import { SubsidyCard } from './subsidy-card'

const crumbs = [
  { label: '首页', href: '/' },
  { label: '以旧换新补贴专区', href: '/devicePurchase' },
  { label: '焕新补贴卡' },
]

const uses = [
  {
    title: '谁能用',
    text: '本人实名、收货地址在活动地区的个人。每类商品一张卡，按本人累计件数计算，不能转让。',
  },
  {
    title: '用在哪',
    text: '带“国补”标签、单价不超过上限的商品。补贴价写在商品页与商品卡片上，同一条规则算出。',
  },
  {
    title: '怎么算',
    text: '先减会员价与满减，再按成交价乘以比例，超过封顶按封顶计。退货时退还您实付的金额，补贴退回补贴计划，额度恢复。',
  },
]

/** Classes whose products are shown below the cards. */
const shownFloors = 2

/** The programme as subsidy cards, one per class: value, use, and products. */
export function CardsView({ data }: { data: CardsData }) {
  const { programme, floors, faqs, coupons, origin } = data
  const filled = floors.filter(({ goods }) => goods.length > 0).slice(0, shownFloors)
  return (
    <div className="column pb-12 max-md:pb-6">
      <PageBar title="焕新补贴卡" back="/devicePurchase" heading="p" className="mb-0!" />
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <header className="max-md:pt-5">
        <h1 className="text-headline text-ink font-bold max-md:text-2xl">焕新补贴卡</h1>
        <p className="text-muted mt-2 text-sm">
          {[programme.region, programme.name].filter(Boolean).join(' · ')}
          {floors.length > 0 && `，一类商品一张卡，共 ${floors.length} 张`}
        </p>
      </header>
      {floors.length > 0 ? (
        <>
          <ul className="cards-4 max-lg:cards-3 max-md:cards-2 mt-5 grid gap-4 [--card-min:13rem] max-md:gap-2.5">
            {floors.map((floor) => (
              <li key={floor.rule.subsidy_class_id}>
                <SubsidyCard floor={floor} />
              </li>
            ))}
          </ul>
          <section aria-label="使用方法" className="mt-10 max-md:mt-7">
            <SectionTitle>使用方法</SectionTitle>
            <ul className="cards-3 grid gap-4 [--card-min:15rem] max-md:gap-2.5">
              {uses.map(({ title, text }) => (
                <li key={title} className="rounded-card border-line bg-card border p-5">
                  <h3 className="text-ink text-base font-semibold">{title}</h3>
                  <p className="text-text mt-2 text-sm leading-relaxed">{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-label="补贴标准" className="mt-10 max-md:mt-7">
            <SectionTitle>补贴标准</SectionTitle>
            <RulesTable list={programme.list} />
          </section>
        </>
      ) : (
        <Ended />
      )}
      <CouponStrip
        coupons={coupons}
        title="领取换新券"
        note={floors.length > 0 ? couponsJoinText : undefined}
        className="mt-10 max-md:mt-7"
      />
      {filled.map((floor) => (
        <GoodsFloor key={floor.rule.subsidy_class_id} floor={floor} />
      ))}
      {faqs.length > 0 && (
        <section aria-label="常见问题" className="mt-10 max-md:mt-7">
          <SectionTitle more={{ href: '/article/faqs', label: '全部问题' }}>常见问题</SectionTitle>
          <div className="rounded-card border-line bg-card border px-6 py-2 max-md:px-4">
            <FaqItems faqs={faqs} />
          </div>
        </section>
      )}
      <ViewerPrices goodsIds={filled.flatMap(({ goods }) => goods.map((one) => one.goods_id))} />
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
