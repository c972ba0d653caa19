import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { PageBar } from '@/components/ui/page-bar'

interface MemberPanelProps {
  title: string
  /** The page above this one: an inner page, which has a bar of its own on phones. */
  back?: string
  /** Beside the title, such as a count. */
  note?: ReactNode
  /** Heading level of a section; the first one names the page. */
  heading?: 'h1' | 'h2'
  /** On phones the bar of the page shows the title. */
  isNamedByBar?: boolean
  /** At the right end of the title bar. */
  action?: ReactNode
  children: ReactNode
}

/**
 * The content of a member page: a white card with a title bar (spec 3 §0.6). On phones an inner page has no card of its
 * own: its cards lie on the grey page. Without `back` it is a section of the member centre.
 */
export function MemberPanel({
  title,
  back,
  heading: Heading = 'h2',
  isNamedByBar = false,
  note,
  action,
  children,
}: MemberPanelProps) {
  return (
    <section className={cx('rounded-card bg-card max-md:rounded-none', back && 'max-md:bg-transparent')}>
      {back ? (
        <PageBar
          title={title}
          back={back}
          note={note}
          action={action}
          className="border-line md:flex md:min-h-15 md:items-center md:gap-4 md:border-b md:px-6 md:py-3 md:text-lg"
        />
      ) : (
        <header
          className={cx(
            'border-line flex min-h-15 items-center gap-4 border-b px-6 py-3 max-md:min-h-13 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-1',
            isNamedByBar && 'max-md:sr-only max-md:p-0!',
          )}
        >
          <Heading className="text-ink text-lg font-semibold max-md:text-base">{title}</Heading>
          {note && (
            <p className="text-muted text-sm max-md:order-last max-md:w-full max-md:text-xs">{note}</p>
          )}
          {action && <div className="ml-auto">{action}</div>}
        </header>
      )}
      <div className={back ? 'p-6 max-md:p-4 max-md:pt-1' : 'p-6 max-md:p-4'}>{children}</div>
    </section>
  )
}
