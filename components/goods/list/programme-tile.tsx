import { cx } from '@/components/ui/cx'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Link } from '@/components/ui/link'
import { subsidyTag, type HighestSubsidy } from '@/lib/domain/goods/subsidy'
import { shortYuan } from '@/lib/domain/money'
import { listHref } from '@/lib/web/list-href'

interface ProgrammeTileProps {
  programme: HighestSubsidy
  /** Number of products in the grid. */
  count: number
}

/** Rows of six from the breakpoint `wide` on, of three below it (GoodsGrid). */
const isHoleOfTwo = (count: number, perRow: number) => count % perRow === perRow - 2

/** The renewal programme in the last two places of a grid, where the products leave just these free. */
export function ProgrammeTile({ programme, count }: ProgrammeTileProps) {
  const [inThrees, inSixes] = [isHoleOfTwo(count, 3), isHoleOfTwo(count, 6)]
  if (!inThrees && !inSixes) return null
  return (
    <li className={cx('col-span-2 hidden min-w-0', inThrees && 'lg:max-wide:flex', inSixes && 'wide:flex')}>
      <section
        aria-label="以旧换新补贴"
        className="rounded-card from-programme-bright to-programme relative flex w-full flex-col justify-center overflow-hidden bg-linear-to-br px-9 py-8 text-white"
      >
        <span aria-hidden className="absolute -top-16 -right-14 size-56 rounded-full bg-white/10" />
        <span aria-hidden className="absolute -right-24 -bottom-24 size-64 rounded-full bg-white/10" />
        <h2 className="text-section relative font-semibold">以旧换新 国家补贴</h2>
        <p className="relative mt-3 text-base">
          最高补贴{' '}
          <span translate="no" className="nums text-[2.75rem] leading-none font-bold">
            {programme.rate}%
          </span>
        </p>
        <p className="relative mt-2 text-sm">
          单件最高{' '}
          <span translate="no" className="nums">
            {shortYuan(programme.cap)}
          </span>{' '}
          元，下单立减
        </p>
        <div className="relative mt-6 flex flex-wrap gap-3 text-sm">
          <Link
            href={listHref({ tag: subsidyTag })}
            className="text-programme flex h-9 items-center rounded-full bg-white px-5 font-medium transition-opacity hover:opacity-90"
          >
            选购国补商品
          </Link>
          <Link
            href="/devicePurchase"
            className="flex h-9 items-center rounded-full border border-white pr-3 pl-5 transition-colors hover:bg-white/15"
          >
            补贴规则
            <ChevronRight className="size-4" aria-hidden />
          </Link>
        </div>
      </section>
    </li>
  )
}
