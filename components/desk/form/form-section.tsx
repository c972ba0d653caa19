import type { ReactNode } from 'react'

interface FormSectionProps {
  id: string
  title: string
  /** Its use, in one sentence. */
  hint?: string
  children: ReactNode
}

/** A part of a long form, on a card of its own. */
export const FormSection = ({ id, title, hint, children }: FormSectionProps) => (
  <section aria-labelledby={id} className="rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4">
    <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id={id} className="text-ink font-semibold">
        {title}
      </h2>
      {hint && <p className="text-muted text-xs">{hint}</p>}
    </div>
    {children}
  </section>
)
