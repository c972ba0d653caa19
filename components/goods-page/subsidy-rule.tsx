import { CircleHelp } from 'lucide-react'
import type { GoodsDetail } from '@/lib/contract/goods'
import { priceText } from '@/lib/domain/money'
import { regionsText } from '@/lib/domain/subsidy'
import { RuleButton } from './rule-button'

/** The rule behind 国补价; its texts stay out of the page's JavaScript: the server renders them. */
export function SubsidyRule({
  class_name,
  rate,
  cap,
  limit,
  regions,
}: Omit<NonNullable<GoodsDetail['subsidy']>, 'price_limit'>) {
  return (
    <RuleButton
      label="国补价规则"
      icon={<CircleHelp className="size-4" aria-hidden />}
      title={`以旧换新补贴 · ${class_name}`}
    >
      按成交价的 {rate}% 立减，每件最高补贴 {priceText(cap)}
      {limit > 0 && `，${class_name}每人限 ${limit} 件`}
      {regions.length > 0 && `，限${regionsText(regions)}收货`}
      。补贴以资格核验结果为准。
    </RuleButton>
  )
}
