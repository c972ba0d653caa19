import { DaysLeft } from '@/components/programme/days-left'
import { topRate, topRateOf, type Programme } from '@/components/programme/programme-data'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Still } from '@/components/ui/still'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { shortYuan } from '@/lib/domain/money'
import { listHref } from '@/lib/web/list-href'

/** Classes in one row. */
const maxClasses = 5

interface ProgrammeBandProps {
  programme: Programme
  /** For the pictures of the classes. */
  categories: readonly CategoryNode[]
}

/** The renewal programme: classes with rate and cap, and the remaining days; on phones one strip. */
export function ProgrammeBand({ programme, categories }: ProgrammeBandProps) {
  const classes = programme.list.slice(0, maxClasses)
  if (classes.length === 0) return null
  const pictures = new Map(categories.map((category) => [category.category_id, category.image_url]))

  return (
    <section aria-label="以旧换新补贴" className="column mt-4 max-md:mt-3">
      <div className="rounded-panel border-programme/15 bg-programme-tint flex overflow-hidden border max-md:block">
        <Link
          href="/devicePurchase"
          className="from-programme-bright to-programme flex w-56 shrink-0 flex-col justify-center gap-1 bg-linear-to-br px-6 py-5 text-white max-md:grid max-md:w-auto max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-y-0 max-md:px-4 max-md:py-3"
        >
          <span className="text-section font-semibold max-md:text-base">以旧换新补贴</span>
          <span className="text-sm max-md:order-1 max-md:text-xs">
            最高补贴{' '}
            <span translate="no" className="nums font-semibold">
              {topRate(programme)}%
            </span>
          </span>
          <span className="mt-1 flex items-center justify-between gap-2 text-xs max-md:contents">
            <span className="max-md:order-2 max-md:text-right">
              {programme.end_time > 0 ? <DaysLeft until={programme.end_time} /> : '长期有效'}
            </span>
            <span className="flex items-center max-md:justify-end">
              查看规则 <ChevronRight className="size-3.5" aria-hidden />
            </span>
          </span>
        </Link>
        <Still className="min-w-0 flex-1 max-md:hidden">
          <ul className="grid h-full grid-cols-[repeat(auto-fill,minmax(max(19%,min(100%,6rem)),1fr))]">
            {classes.map((one) => {
              const [categoryId] = one.category_ids
              return (
                <li key={one.subsidy_class_id} className="border-programme/10 border-l first:border-0">
                  <Link
                    href={categoryId ? listHref({ cat_id: categoryId }) : '/devicePurchase'}
                    className="flex h-full flex-col items-center justify-center gap-0.5 px-2 py-3.5 text-center transition-colors hover:bg-white/70"
                  >
                    <Picture
                      src={categoryId ? pictures.get(categoryId) : undefined}
                      alt=""
                      fit="contain"
                      width={240}
                      className="size-11 bg-transparent!"
                    />
                    <span className="text-ink text-base font-semibold">{one.class_name}</span>
                    <span className="text-programme text-sm font-medium">
                      最高补贴{' '}
                      <span translate="no" className="nums">
                        {topRateOf(one)}%
                      </span>
                    </span>
                    <span className="nums text-muted text-xs">
                      单件最高{' '}
                      <span className="whitespace-nowrap">
                        <span translate="no">{shortYuan(one.cap)}</span> 元
                      </span>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </Still>
      </div>
    </section>
  )
}
