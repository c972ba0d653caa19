import { missingPageText } from '@/lib/web/page-texts'
import { LateMissingMore } from './late-missing-more'

/**
 * The not-found page: a picture, a sentence, a link home and a search that needs no script; categories and recommended
 * products follow. Part of every page's bundle, so it imports no other component.
 */
export function MissingPage() {
  return (
    <div className="column py-8 max-md:py-4">
      <div className="rounded-card bg-card flex flex-col items-center gap-4 px-4 py-12 text-center max-md:py-8">
        <img
          src="/images/empty-lost.webp"
          alt=""
          loading="lazy"
          width={240}
          height={180}
          className="h-45 w-60 max-md:h-30 max-md:w-40"
        />
        <h1 className="text-muted text-sm font-normal">{missingPageText}</h1>
        <form role="search" aria-label="搜索商品" action="/items" className="flex w-full max-w-md">
          <input
            type="search"
            name="keywords"
            required
            maxLength={100}
            autoComplete="off"
            aria-label="搜索商品"
            placeholder="搜一搜家电、数码与品牌"
            className="border-brand rounded-l-control text-ink placeholder:text-muted h-11 min-w-0 flex-1 border px-4 text-sm"
          />
          <button
            type="submit"
            className="bg-brand hover:bg-brand-deep rounded-r-control h-11 shrink-0 px-6 text-sm font-medium text-white"
          >
            搜索
          </button>
        </form>
        <a href="/home" className="text-link hover:text-brand inline-flex min-h-11 items-center px-5 text-sm">
          返回首页
        </a>
      </div>
      <LateMissingMore />
    </div>
  )
}
