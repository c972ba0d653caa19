import { MissingPage } from '@/components/missing/missing-page'
import { missingPageTitle } from '@/lib/web/page-texts'

/** For paths without a page. The build renders it and never opens the database, so it has no frame. */
export default function NotFound() {
  return (
    <>
      <title>{missingPageTitle}</title>
      <header className="bg-card">
        <div className="column flex h-16 items-center">
          <a href="/home" className="inline-flex items-center gap-2.5">
            {/* Lazy: every page contains this component, and must not preload the picture. */}
            <img
              src="/images/logo-mark.webp"
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className="size-10"
            />
            <span className="text-ink text-[1.625rem] leading-none font-bold tracking-wide">焕新商城</span>
          </a>
        </div>
      </header>
      <main>
        <MissingPage />
      </main>
    </>
  )
}
