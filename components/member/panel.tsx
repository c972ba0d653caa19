import type { ReactNode } from 'react'

interface MemberPanelProps {
  title: string
  /** Beside the title, such as a count. */
  note?: ReactNode
  /** At the right end of the title bar. */
  action?: ReactNode
  children: ReactNode
}

/** The content of a member page: a white card with a title bar (spec 3 §0.6). */
export function MemberPanel({ title, note, action, children }: MemberPanelProps) {
  return (
    <section className="rounded-card bg-card max-md:rounded-none">
      <header className="border-line flex min-h-15 items-center gap-4 border-b px-6 py-3 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-1 max-md:px-4">
        <h1 className="text-ink text-lg font-semibold">{title}</h1>
        {note && <p className="text-muted text-sm max-md:order-last max-md:w-full max-md:text-xs">{note}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </header>
      <div className="p-6 max-md:p-4">{children}</div>
    </section>
  )
}
