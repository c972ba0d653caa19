import type { ReactNode } from 'react'

/** The card of a page of merchants; full width on phones. */
export function MerchantPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="column max-md:w-full!">
      <section className="rounded-panel bg-card p-8 max-md:rounded-none max-md:px-4 max-md:py-6">
        <h1 className="text-section text-ink mb-6 font-semibold">{title}</h1>
        {children}
      </section>
    </div>
  )
}
