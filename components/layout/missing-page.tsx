import { missingPageText } from '@/lib/web/route-rules'

/**
 * The not-found page: a picture, a sentence and a link home. Part of every page's bundle, so it imports no other
 * component.
 */
export function MissingPage() {
  return (
    <div className="column py-8">
      <div className="rounded-card bg-card flex flex-col items-center gap-4 px-4 py-24 text-center">
        <img
          src="/images/empty-lost.webp"
          alt=""
          loading="lazy"
          width={240}
          height={180}
          className="h-45 w-60"
        />
        <h1 className="text-muted text-sm font-normal">{missingPageText}</h1>
        <a
          href="/home"
          className="rounded-control bg-brand hover:bg-brand-deep inline-flex h-9 items-center px-5 text-sm font-medium text-white"
        >
          返回首页
        </a>
      </div>
    </div>
  )
}
