import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CouponStrip } from '@/components/coupon/coupon-strip'
import { Hero } from '@/components/home/hero'
import { homeMetadata } from '@/components/home/metadata'
import { ProgrammeBand } from '@/components/home/programme-band'
import { Recommend } from '@/components/home/recommend'
import { SeckillStrip } from '@/components/home/seckill-strip'
import { JsonLd } from '@/components/layout/json-ld'
import { organization, website } from '@/components/layout/site-json-ld'
import { couponsJoinText } from '@/components/programme/programme'
import { listCoupons } from '@/lib/readers/coupon'
import { getFrame } from '@/lib/readers/frame'
import { listRecommended } from '@/lib/readers/goods'
import { getHome, getHomeTemplate } from '@/lib/readers/home'
import { getRunningSeckill } from '@/lib/readers/seckill'
import { readRows } from '@/widgets/document'
import { loadWidgets, WidgetList } from '@/widgets/render'
import { CarouselBody } from '@/widgets/W0001/view'

/** `/`, `/home` and, as `phone`, `/h5` are mapped here. A parameter, because a page without one would be made by the build. */
export const revalidate = 3600
export const generateStaticParams = () => []

const isHome = (page: string): page is 'home' | 'phone' => page === 'home' || page === 'phone'
/** Recommended goods in the document; further ones are fetched when their end is near. */
const recommendedFirst = 10

interface PageProps {
  params: Promise<{ page: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { page } = await params
  if (!isHome(page)) return {}
  const [frame, home] = await Promise.all([getFrame(), getHome()])
  return homeMetadata(page, frame, home)
}

export default async function HomePage({ params }: PageProps) {
  if (!isHome((await params).page)) notFound()
  const [frame, home, seckill, recommend, coupons, rows] = await Promise.all([
    getFrame(),
    getHome(),
    getRunningSeckill(),
    listRecommended(1, recommendedFirst),
    listCoupons(0, 0),
    getHomeTemplate(),
  ])
  const { settings, widgets } = readRows(rows ?? [])

  // A page that begins with a carousel begins with the first look: categories, carousel, member card.
  const [lead, ...rest] = widgets
  const carousel = lead?.type === 'W0001' ? lead : null
  const loaded = await loadWidgets(carousel ? rest : widgets)

  return (
    <div
      {...(carousel && { 'data-category-open': '' })}
      className="pb-4"
      style={{ backgroundColor: settings.backgroundColor || undefined }}
    >
      <JsonLd data={organization(frame.site)} />
      <JsonLd data={website(frame.site)} />
      <h1 className="sr-only">{frame.site.brand_name}</h1>
      {carousel && (
        <Hero news={home.news}>
          <CarouselBody settings={carousel.settings} mode="render" themeColor={settings.themeColor} first />
        </Hero>
      )}
      <ProgrammeBand programme={home.programme} categories={frame.categories} />
      {seckill && <SeckillStrip activity={seckill} />}
      <CouponStrip
        coupons={coupons.list}
        title="领券中心"
        note={home.programme.list.length > 0 ? couponsJoinText : undefined}
        className="column mt-8"
      />
      <WidgetList page={settings} widgets={loaded} />
      <Recommend first={recommend} />
    </div>
  )
}
