import { RichText } from '@/components/content/rich-text'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Link } from '@/components/ui/link'
import type { Terms } from './help-data'
import { termsPages, type TermsPage } from './terms-pages'

interface TermsViewProps {
  page: TermsPage
  terms: Terms
  /** Paths of the agreements that the mall has published. */
  published: readonly string[]
}

/** An agreement with its dates and links to the others (spec 3 §1, /license). */
export function TermsView({ page, terms, published }: TermsViewProps) {
  const crumbs = [{ label: '首页', href: '/' }, { label: terms.title }]
  const dates = [
    ['版本', terms.version ? `第${terms.version}版` : ''],
    ['更新日期', terms.update_date],
    ['生效日期', terms.take_effect_date],
  ].filter(([, date]) => date)
  return (
    <div className="column pb-12 max-md:pb-6">
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <nav aria-label="协议" className="mb-4 flex gap-6 max-md:pt-3">
        {termsPages
          .filter((one) => one.listed && (one === page || published.includes(one.path)))
          .map((one) => (
            <Link
              key={one.path}
              href={one.path}
              aria-current={one === page ? 'page' : undefined}
              className="hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand-deep flex h-11 items-center border-b-2 border-transparent text-base aria-[current=page]:font-semibold"
            >
              {one.label}
            </Link>
          ))}
      </nav>
      <article className="rounded-card border-line bg-card border px-12 py-10 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-6">
        <header className="border-line mb-8 border-b pb-6 text-center max-md:mb-5 max-md:pb-4">
          <h1 className="text-headline text-ink font-bold max-md:text-xl">{terms.title}</h1>
          {dates.length > 0 && (
            <p className="nums text-muted mt-3 flex flex-wrap justify-center gap-x-6 text-xs">
              {dates.map(([label, date]) => (
                <span key={label}>
                  {label}：{date}
                </span>
              ))}
            </p>
          )}
        </header>
        <div className="mx-auto max-w-[50rem]">
          <RichText html={terms.content} />
        </div>
      </article>
    </div>
  )
}
