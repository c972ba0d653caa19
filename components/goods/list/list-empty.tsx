import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { searchHref } from '@/lib/web/search-href'
import { GoodsGrid } from '../goods-grid'
import { MeantWord } from './meant-word'

interface ListEmptyProps {
  /** The refusal, or '' when nothing was found. */
  refusal: string
  /** Words were searched; other words may find something. */
  isSearch: boolean
  hotWords: string[]
  suggested: GoodsListItem[]
  /** A keyword that may have been meant. */
  meant?: string | undefined
}

/** Shown for a list without products: the message, hot search words and recommended products. */
export function ListEmpty({ refusal, isSearch, hotWords, suggested, meant }: ListEmptyProps) {
  const text = refusal || (isSearch ? '没有找到相关商品，换个词试试' : '没有搜索到相应商品')
  return (
    <>
      <div className="rounded-card border-line bg-card mt-3 border">
        <Empty occasion="search" text={text}>
          {meant && (
            <p className="mb-3 text-sm">
              <MeantWord word={meant} />
            </p>
          )}
          {hotWords.length > 0 && (
            <p className="flex flex-wrap items-center justify-center gap-2 text-sm">
              <span className="text-muted">试试搜索</span>
              {hotWords.map((word) => (
                <Link
                  key={word}
                  href={searchHref(word)}
                  className="border-line text-text hover:border-brand hover:text-brand rounded-full border px-3 py-1 text-xs transition-colors"
                >
                  {word}
                </Link>
              ))}
            </p>
          )}
        </Empty>
      </div>
      {suggested.length > 0 && (
        <section aria-label="为你推荐" className="mt-8">
          <h2 className="text-section text-ink mb-4 font-semibold">为你推荐</h2>
          <GoodsGrid goods={suggested} />
        </section>
      )}
    </>
  )
}
