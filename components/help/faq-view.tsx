import type { SiteTexts } from '@/components/layout/frame-data'
import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Empty } from '@/components/ui/empty'
import { FaqItems } from './faq-items'
import type { Faq } from './help-data'

const crumbs = [{ label: '首页', href: '/' }, { label: '常见问题' }]

/** Questions and answers for search engines. */
const faqLd = (faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

interface FaqViewProps {
  faqs: readonly Faq[]
  site: SiteTexts
  /** Public origin of the mall, for structured data. */
  origin: string
  /** The question of `/article/faqs/:id`. */
  opened?: Faq | undefined
}

/** Questions by group in two columns (spec 3 §1, /article/faqs). */
export function FaqView({ faqs, site, origin, opened }: FaqViewProps) {
  const groups = [...new Set(faqs.map(({ group }) => group))]
  return (
    <div className="column pb-12 max-md:pb-6">
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <h1 className="text-headline text-ink mt-4 mb-8 text-center font-bold max-md:mb-5 max-md:text-xl">
        常见问题
      </h1>
      {groups.length > 0 ? (
        <div className="columns-2 gap-4 max-lg:columns-1 [&>section]:break-inside-avoid">
          {groups.map((group) => (
            <section
              key={group}
              id={group}
              className="rounded-card border-line bg-card mb-4 scroll-mt-20 border px-6 pt-5 pb-2 max-md:px-4"
            >
              <h2 className="text-ink mb-2 text-lg font-semibold">{group}</h2>
              <FaqItems faqs={faqs.filter((one) => one.group === group)} opened={opened} />
            </section>
          ))}
        </div>
      ) : (
        <Empty text="暂无内容" action={{ href: '/', label: '返回首页' }} />
      )}
      {site.phone && (
        <p className="text-muted mt-6 text-center text-sm">
          没有找到答案？请致电{' '}
          <a
            href={`tel:${site.phone.replaceAll(/[^\d+]/g, '')}`}
            className="nums text-brand-deep font-semibold underline"
          >
            {site.phone}
          </a>
          {site.service_hours && `，${site.service_hours}`}
        </p>
      )}
      {faqs.length > 0 && <JsonLd data={faqLd(faqs)} />}
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
