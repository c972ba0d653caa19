import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CouponStrip } from '@/components/coupon/coupon-strip'
import { CategoryIcons } from '@/components/home/category-icons'
import { Hero } from '@/components/home/hero'
import { MemberCard } from '@/components/home/member-card'
import { News } from '@/components/home/news'
import { OpeningSoon } from '@/components/home/opening-soon'
import { ProgrammeBand } from '@/components/home/programme-band'
import { Recommend } from '@/components/home/recommend'
import { SeckillStrip } from '@/components/home/seckill-strip'
import { PhoneFooter } from '@/components/layout/footer'
import { NoticeLine } from '@/components/notice/notice-line'
import { couponsJoinText } from '@/components/programme/programme-data'
import { JsonLd } from '@/components/seo/json-ld'
import { organization, website } from '@/components/seo/site'
import { listCoupons } from '@/lib/readers/coupon'
import { getFrame } from '@/lib/readers/frame'
import { listRecommended } from '@/lib/readers/goods'
import { getHome, getHomeTemplate } from '@/lib/readers/home'
import { listNotices } from '@/lib/readers/notices'
import { getRunningSeckill } from '@/lib/readers/seckill'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { readRows } from '@/widgets/document'
import { loadWidgets } from '@/widgets/load'
import { renderHero, WidgetList } from '@/widgets/render'
import { widgetReaders } from '../../widget-readers'
import { homeMetadata } from '../home-metadata'

/**
 * `/`, `/home` and, as `phone`, `/h5` are mapped here. The path parameter keeps the build from rendering the page,
 * which would open the database.
 */
export const revalidate = 3600
export const generateStaticParams = () => []

const isHome = (page: string): page is 'home' | 'phone' => page === 'home' || page === 'phone'
/** Recommended products in the document; the browser fetches more near the end of the list. */
const recommendedCount = 10

interface PageProps {
  params: Promise<{ page: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { page } = await params
  if (!isHome(page)) return {}
  const [frame, home] = await Promise.all([getFrame(), getHome()])
  return homeMetadata(page, frame, home.tdk)
}

export default async function HomePage({ params }: PageProps) {
  if (!isHome((await params).page)) notFound()
  const [frame, home, seckill, recommend, coupons, notices, rows] = await Promise.all([
    getFrame(),
    getHome(),
    getRunningSeckill(),
    listRecommended(1, recommendedCount),
    listCoupons(0, 0),
    listNotices(),
    getHomeTemplate(),
  ])
  const { settings, widgets } = readRows(rows ?? [])

  const origin = getSiteOrigin()

  // A leading carousel is placed between the categories and the member card.
  const hero = renderHero(widgets[0], settings.themeColor)
  const loaded = await loadWidgets(hero ? widgets.slice(1) : widgets, widgetReaders)

  return (
    <div
      {...(hero && { 'data-category-open': '' })}
      className="pb-4"
      style={{ backgroundColor: settings.backgroundColor || undefined }}
    >
      <JsonLd data={organization(frame.site, origin)} />
      <JsonLd data={website(frame.site, origin)} />
      <h1 className="sr-only">{frame.site.brand_name}</h1>
      {hero && (
        <Hero
          news={home.news}
          shortcuts={{ hasCoupons: coupons.list.length > 0, hasProgramme: home.programme.list.length > 0 }}
        >
          {hero}
        </Hero>
      )}
      {/* Above a carousel it would push it from below the open menu of categories. */}
      <NoticeLine notices={notices} className="column mt-3" />
      <CategoryIcons categories={frame.categories} />
      <ProgrammeBand programme={home.programme} categories={frame.categories} />
      <div className="column mt-3 md:hidden">
        <MemberCard line />
      </div>
      {seckill && <SeckillStrip activity={seckill} />}
      {!loaded.some(({ couponIds }) => couponIds.length > 0) && (
        <CouponStrip
          coupons={coupons.list}
          title="领券中心"
          note={home.programme.list.length > 0 ? couponsJoinText : undefined}
          className="column mt-8"
        />
      )}
      <WidgetList page={settings} widgets={loaded} />
      {/* Nothing follows the list that loads on scroll: its pages would push it away. */}
      <News news={home.news} className="column mt-4 md:hidden" />
      {!hero && loaded.length === 0 && recommend.list.length === 0 && (
        <OpeningSoon name={frame.site.brand_name} />
      )}
      <PhoneFooter site={frame.site} />
      <Recommend first={recommend} />
    </div>
  )
}
