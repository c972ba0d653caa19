import { BadgeCheck } from '@/components/ui/icons/badge-check'
import { Headset } from '@/components/ui/icons/headset'
import { Recycle } from '@/components/ui/icons/recycle'
import { Truck } from '@/components/ui/icons/truck'
import { Link } from '@/components/ui/link'
import { toHtml } from '@/components/ui/to-html'
import type { SiteTexts } from './frame-data'

const icons = { shield: BadgeCheck, recycle: Recycle, truck: Truck, headset: Headset } as const

/** Promises, link columns and the operator of the mall (spec 1 §2). */
export function Footer({ site }: { site: SiteTexts }) {
  return (
    <footer className="bg-card render-late no-anchor mt-12 text-sm [--height:36rem] max-md:mt-6 max-md:[--height:84rem]">
      <div dangerouslySetInnerHTML={{ __html: toHtml(<Texts site={site} />) }} />
    </footer>
  )
}

function Texts({ site }: { site: SiteTexts }) {
  return (
    <>
      {site.promises.length > 0 && <Promises promises={site.promises} />}
      <div className="column grid grid-cols-[repeat(5,minmax(0,1fr))_min(16rem,25%)] gap-6 py-9 max-md:grid-cols-2 max-md:gap-y-7 max-md:py-7">
        {site.columns.map((column) => (
          <section key={column.title}>
            <h2 className="text-ink mb-3 text-base font-semibold">{column.title}</h2>
            <ul className="text-muted grid gap-2 max-md:gap-0">
              {column.links.map((link) => (
                <li key={link.title}>
                  <Link href={link.href} className="hover:text-brand inline-flex items-center max-md:min-h-9">
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Contact site={site} />
      </div>
      <Company site={site} />
    </>
  )
}

const Filing = ({ text }: { text: string }) => (
  <a
    href="https://beian.miit.gov.cn/"
    rel="noopener noreferrer"
    className="hover:text-brand inline-flex min-h-6 items-center"
  >
    {text}
  </a>
)

const telephone = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/**
 * Telephone, agreements and filing number of the home page on phones, above the products that load on scroll: until
 * the last of them the footer is hidden (page-bar.css).
 */
export function PhoneFooter({ site: { phone, agreements, operator, filing } }: { site: SiteTexts }) {
  const links = [...(phone ? [{ title: `客服电话 ${phone}`, href: telephone(phone) }] : []), ...agreements]
  if (links.length === 0 && !operator && !filing) return null
  return (
    <section aria-label="商城信息" className="column text-muted mt-4 text-center text-xs leading-6 md:hidden">
      <p className="flex flex-wrap justify-center gap-x-4">
        {links.map((link) => (
          <a key={link.href} href={link.href} className="inline-flex min-h-9 items-center">
            {link.title}
          </a>
        ))}
      </p>
      <p>{operator}</p>
      {filing && <Filing text={filing} />}
    </section>
  )
}

/** The number of the customer service; a mall without one has no such section. */
const Contact = ({ site: { phone, service_hours } }: { site: SiteTexts }) =>
  phone && (
    <section className="border-line max-md:col-span-2 md:border-l md:pl-8">
      <h2 className="text-ink mb-2 text-base font-semibold">联系电话</h2>
      <a
        href={telephone(phone)}
        className="nums text-section text-brand hover:text-brand-deep font-semibold whitespace-nowrap"
      >
        {phone}
      </a>
      <p className="text-muted mt-1 text-xs">{service_hours}</p>
    </section>
  )

/** The company that runs the mall, as far as it is entered. */
function Company({ site: { agreements, operator, address, postcode, filing } }: { site: SiteTexts }) {
  if (agreements.length === 0 && !operator && !address && !filing) return null
  return (
    <div className="border-line text-muted border-t py-6 text-center text-xs leading-6">
      <div className="column">
        {agreements.length > 0 && (
          <ul className="flex flex-wrap justify-center gap-x-5">
            {agreements.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  className="hover:text-brand inline-flex min-h-6 items-center max-md:min-h-9"
                >
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p>{operator}</p>
        {address && (
          <p>
            地址：{address}
            {postcode && (
              <span className="ml-4 inline-block whitespace-nowrap max-md:ml-0 max-md:block">
                邮编：{postcode}
              </span>
            )}
          </p>
        )}
        {filing && (
          <p>
            <Filing text={filing} />
          </p>
        )}
      </div>
    </div>
  )
}

function Promises({ promises }: { promises: SiteTexts['promises'] }) {
  return (
    <div className="border-line border-b">
      <ul className="column grid grid-cols-4 gap-4 py-8 max-lg:gap-x-2 max-md:grid-cols-2 max-md:gap-y-5 max-md:py-6">
        {promises.map((promise) => {
          const Icon = icons[promise.icon]
          return (
            <li
              key={promise.title}
              className="flex items-center justify-center gap-3 max-lg:gap-2 max-md:justify-start"
            >
              <Icon className="text-brand size-9 shrink-0 max-lg:size-7" aria-hidden />
              <span className="min-w-0">
                <span className="text-ink block text-base font-semibold">{promise.title}</span>
                <span className="text-muted block text-xs">{promise.text}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
