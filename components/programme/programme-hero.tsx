import { DaysLeft } from '@/components/programme/days-left'
import { ButtonLink } from '@/components/ui/button'
import { highestSubsidy, subsidyTag } from '@/lib/domain/goods/subsidy'
import { shortYuan } from '@/lib/domain/money'
import { listHref } from '@/lib/web/list-href'
import type { Programme } from './programme-data'

/** Name, highest subsidy and remaining days of the programme. */
export function ProgrammeHero({ programme }: { programme: Programme }) {
  const { list, name, region, slogan, end_time } = programme
  const { rate, cap } = highestSubsidy(list) ?? { rate: 0, cap: 0 }
  const figures = [
    { label: '补贴品类', value: String(list.length), unit: '类' },
    { label: '最高补贴比例', value: String(rate), unit: '%' },
    { label: '单件最高补贴', value: shortYuan(cap), unit: '元' },
  ]
  return (
    <div className="from-programme to-programme-deep bg-linear-to-br text-white">
      <div className="column flex min-h-80 flex-wrap items-center justify-between gap-x-12 gap-y-6 py-10 max-md:block max-md:min-h-0 max-md:py-7">
        <div className="max-w-full">
          {(region || name) && (
            <p className="inline-flex min-h-7 items-center rounded-full bg-white/20 px-4 text-sm">
              {[region, name].filter(Boolean).join(' · ')}
            </p>
          )}
          <h1 className="mt-4 text-[2.75rem] leading-tight font-bold max-md:mt-3 max-md:text-3xl">
            以旧换新补贴专区
          </h1>
          {slogan && <p className="mt-3 text-lg max-md:mt-2 max-md:text-base">{slogan}</p>}
          <p className="mt-3 text-sm">{end_time > 0 ? <DaysLeft until={end_time} /> : '长期有效'}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-md:mt-5">
            <ButtonLink href={listHref({ tag: subsidyTag })} size="large">
              立即选购
            </ButtonLink>
            {list.length > 0 && (
              <a
                href="#rules"
                className="rounded-control inline-flex h-[2.875rem] items-center border border-white px-8 text-base font-medium transition-colors hover:bg-white/15"
              >
                补贴标准
              </a>
            )}
          </div>
        </div>
        {list.length > 0 && (
          <dl className="rounded-panel text-ink flex max-w-full flex-wrap justify-around gap-y-4 bg-white py-8 max-md:mt-6 max-md:py-4">
            {figures.map(({ label, value, unit }) => (
              <div
                key={label}
                className="border-line flex flex-col-reverse items-center gap-2 border-l px-9 first:border-0 max-md:px-2"
              >
                <dt className="text-muted text-sm max-md:text-xs">{label}</dt>
                <dd translate="no" className="nums text-programme text-amount font-bold max-md:text-2xl">
                  {value}
                  <span className="ml-0.5 text-base font-medium max-md:text-sm">{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
