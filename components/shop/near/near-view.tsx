import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { placesHref } from '@/lib/web/shop-href'
import { toRowShop } from '../row-shop'
import type { ShopPage, ShopRegion } from '../shop-data'
import { shopsLd } from '../structured-data'
import { NearShops } from './near-shops'

interface NearViewProps {
  answer: ShopPage
  /** Cities with open shops. */
  regions: readonly ShopRegion[]
  /** Public origin of the mall, for structured data. */
  origin: string
}

/** The page of shops nearby; without scripts it shows the shops around Beijing. */
export function NearView({ answer, regions, origin }: NearViewProps) {
  const crumbs: Crumb[] = [
    { label: '首页', href: '/' },
    { label: '线下门店', href: placesHref() },
    { label: '附近的店铺' },
  ]
  const tags = answer.tagList.map(({ tag_id, tag_name }) => ({ tag_id, tag_name }))
  return (
    <div className="column pb-12 max-md:pb-6">
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <div className="mb-4 flex items-center justify-between gap-4 max-md:my-3">
        <h1 className="text-section text-ink font-semibold max-md:text-lg">附近的店铺</h1>
        <ButtonLink href={placesHref()} variant="ghost" size="small" className="max-md:h-11!">
          按城市查看
        </ButtonLink>
      </div>
      <NearShops
        first={{ list: answer.list.map(toRowShop), total: answer.total_count }}
        tags={tags}
        regions={regions}
      />
      <JsonLd data={shopsLd(answer.list, 0, origin)} />
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
