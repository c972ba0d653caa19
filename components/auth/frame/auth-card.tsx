import type { ReactNode } from 'react'

/** The card of a sign-in page; full width on phones. */
export function AuthCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-panel bg-card shadow-float w-full p-8 pt-7 max-md:rounded-none max-md:px-4 max-md:pt-6 max-md:shadow-none md:max-w-100">
      <h1 className="text-section text-ink font-semibold">{title}</h1>
      {children}
    </section>
  )
}
