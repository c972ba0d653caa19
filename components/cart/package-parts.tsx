import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { StruckPrice } from '@/components/ui/struck-price'
import type { CartLine } from '@/lib/contract/trade/cart'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { packageTerms } from '@/lib/domain/promotion/package'
import { goodsHref } from '@/lib/web/hrefs'

/** The parts of a package with their package prices, below the name of its line. */
export function PackageParts({ parts }: { parts: NonNullable<CartLine['packages']> }) {
  return (
    <ul className="rounded-control bg-page col-span-full mt-3 grid gap-2 p-2 md:col-start-3 lg:col-end-5">
      {parts.map((part) => (
        <li key={part.item_id} className="flex min-w-0 items-center gap-2 text-xs">
          <Picture src={part.pics} alt="" width={240} className="rounded-control size-10 shrink-0" />
          <span className="min-w-0 flex-1">
            <Link
              href={goodsHref(part.item_id)}
              className="text-text hover:text-brand tap block truncate transition-colors"
            >
              {part.item_name}
            </Link>
            {part.item_spec_desc && (
              <span className="text-muted block truncate">{shownSpec(part.item_spec_desc)}</span>
            )}
          </span>
          <span className="shrink-0 text-right">
            <Price cents={part.package_price} className="text-text! font-normal!" />
            {part.market_price > part.package_price && (
              <StruckPrice cents={part.market_price} className="block" />
            )}
            <span className="nums text-muted block" translate="no">
              × {part.num}
            </span>
          </span>
        </li>
      ))}
      <li className="text-muted text-xs">{packageTerms}</li>
    </ul>
  )
}
