import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { subsidyTag } from '@/lib/domain/goods/subsidy'
import { priceText, shortYuan } from '@/lib/domain/money'
import { listHref } from '@/lib/web/list-href'
import type { ClassFloor } from './programme-data'

/** A class as a card: highest subsidy, rate, limits, and a link to its products. */
export function SubsidyCard({ floor }: { floor: ClassFloor }) {
  const { rule, categoryId, picture } = floor
  const facts = [
    rule.price_limit === null ? '单价不限' : `单价 ${shortYuan(rule.price_limit)} 元以内`,
    rule.limit === 0 ? '件数不限' : `每人限 ${rule.limit} 件`,
  ]
  return (
    <article className="rounded-panel from-programme to-programme-rich relative flex min-h-48 flex-col justify-between overflow-hidden bg-linear-to-br p-5 text-white">
      <span aria-hidden className="absolute -right-10 -bottom-14 size-48 rounded-full bg-white/10" />
      <div className="relative flex items-start justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">{rule.class_name}补贴卡</h2>
          <p className="mt-1 text-sm">
            补贴{' '}
            <span translate="no" className="nums">
              {rule.rate}%
            </span>
            {rule.top_rate !== null && (
              <>
                ，一级能效{' '}
                <span translate="no" className="nums">
                  {rule.top_rate}%
                </span>
              </>
            )}
          </p>
        </div>
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-white">
          <Picture src={picture} alt="" fit="contain" className="size-10 bg-transparent!" />
        </span>
      </div>
      <p className="relative text-2xl font-bold">
        <span className="mr-1 text-sm font-normal">单件最高</span>
        <span translate="no" className="nums">
          {priceText(rule.cap)}
        </span>
      </p>
      <div className="relative flex flex-wrap items-center justify-between gap-3 border-t border-white/25 pt-3 text-xs">
        <span className="grid min-w-0 gap-0.5">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        <Link
          href={listHref({ cat_id: categoryId, tag: subsidyTag })}
          aria-label={`去选购可用${rule.class_name}补贴卡的商品`}
          className="tap text-programme shrink-0 rounded-full bg-white px-3 py-1.5 font-medium hover:brightness-95"
        >
          去选购
        </Link>
      </div>
    </article>
  )
}
