import { ViewerPrices } from '@/components/goods/viewer-prices'
import { FaqItems } from '@/components/help/faq-items'
import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { BadgeCheck } from '@/components/ui/icons/badge-check'
import { Recycle } from '@/components/ui/icons/recycle'
import { ShoppingBag } from '@/components/ui/icons/shopping-bag'
import { WalletCards } from '@/components/ui/icons/wallet-cards'
import { PageBar } from '@/components/ui/page-bar'
import { SectionTitle } from '@/components/ui/section-title'
import { ClassGrid } from './class-grid'
import { Ended } from './ended'
import { GoodsFloor } from './goods-floor'
import type { ProgrammeData } from './programme-data'
import { ProgrammeHero } from './programme-hero'
import { RulesTable } from './rules-table'

const steps = [
  { icon: ShoppingBag, title: '选购国补商品', text: '认准带“国补”标签的商品' },
  { icon: BadgeCheck, title: '核验补贴资格', text: '本人实名，收货地址在活动地区' },
  { icon: WalletCards, title: '结算立减', text: '按成交价计算，不超过封顶金额' },
  { icon: Recycle, title: '送新收旧', text: '旧机可致电客服预约回收' },
]

const crumbs = [{ label: '首页', href: '/' }, { label: '以旧换新补贴专区' }]

/** The page of the renewal programme: classes, rules, products with their price after the subsidy, questions. */
export function ProgrammeView({ data }: { data: ProgrammeData }) {
  const { programme, floors, faqs, origin } = data
  const filled = floors.filter(({ goods }) => goods.length > 0)
  return (
    <div className="pb-12 max-md:pb-6">
      <PageBar title="以旧换新" back="/" heading="p" className="mb-0!" />
      <ProgrammeHero programme={programme} />
      <div className="column">
        <ol className="rounded-card border-line bg-card cards-4 max-md:cards-2 mt-4 grid gap-y-5 border py-6">
          {steps.map(({ icon: Icon, title, text }) => (
            <li
              key={title}
              className="flex items-center gap-3 px-6 max-md:flex-col max-md:px-3 max-md:text-center"
            >
              <span className="bg-programme-tint text-programme flex size-11 shrink-0 items-center justify-center rounded-full">
                <Icon className="size-6" aria-hidden />
              </span>
              <span>
                <span className="text-ink block text-base font-semibold">{title}</span>
                <span className="text-muted block text-xs">{text}</span>
              </span>
            </li>
          ))}
        </ol>
        {floors.length > 0 ? (
          <>
            <section aria-label="补贴品类" className="mt-10 max-md:mt-7">
              <SectionTitle note="按品类补贴，能省多少一目了然">补贴品类</SectionTitle>
              <ClassGrid floors={floors} />
            </section>
            <section id="rules" aria-label="补贴标准" className="mt-10 scroll-mt-20 max-md:mt-7">
              <SectionTitle note="先减商城优惠，再按成交价计算补贴">补贴标准</SectionTitle>
              <RulesTable list={programme.list} />
            </section>
          </>
        ) : (
          <Ended />
        )}
        {filled.map((floor) => (
          <GoodsFloor key={floor.rule.subsidy_class_id} floor={floor} />
        ))}
        {faqs.length > 0 && (
          <section aria-label="规则问答" className="mt-10 max-md:mt-7">
            <SectionTitle more={{ href: '/article/faqs', label: '全部问题' }}>规则问答</SectionTitle>
            <div className="rounded-card border-line bg-card border px-6 py-2 max-md:px-4">
              <FaqItems faqs={faqs} />
            </div>
          </section>
        )}
      </div>
      <ViewerPrices goodsIds={filled.flatMap(({ goods }) => goods.map((one) => one.goods_id))} />
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
