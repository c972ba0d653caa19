import { Figures } from '@/components/ui/figures'
import { CircleHelp } from '@/components/ui/icons/circle-help'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { regionsText } from '@/lib/domain/goods/subsidy'
import { priceText } from '@/lib/domain/money'
import { RuleButton } from '../offers/rule-button'

/**
 * The rule behind 国补价: a tooltip, on phones a sheet. Its texts stay out of the page's JavaScript: the server renders
 * them.
 */
export function SubsidyRule({
  class_name,
  rate,
  cap,
  limit,
  regions,
}: Omit<NonNullable<GoodsDetail['subsidy']>, 'price_limit'>) {
  const title = `以旧换新补贴 · ${class_name}`
  const person = limit > 0 ? `，${class_name}每人限 ${limit} 件` : ''
  const place = regions.length > 0 ? `，限${regionsText(regions)}收货` : ''
  const text = `按成交价的 ${rate}% 立减，每件最高补贴 ${priceText(cap)}${person}${place}。补贴以资格核验结果为准。`
  return (
    <RuleButton title={title} text={text}>
      <button type="button" aria-label="国补价规则" className="tap flex size-6 items-center justify-center">
        <CircleHelp className="size-4" aria-hidden />
      </button>
      {/* Shown on hover and focus with CSS alone. */}
      <span
        role="tooltip"
        className="rounded-card border-line bg-card text-text shadow-float invisible absolute top-full left-1/2 z-40 mt-1.5 w-[min(18rem,24vw)] -translate-x-1/2 border p-4 text-xs leading-relaxed opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 max-lg:right-0 max-lg:left-auto max-lg:translate-x-10 max-md:hidden"
      >
        <span className="text-ink mb-1 block text-sm font-medium">{title}</span>
        <Figures text={text} />
      </span>
    </RuleButton>
  )
}
