import type { CSSProperties, ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { widgetHref } from '@/lib/web/link'
import type { WidgetMode } from '@/widgets/widget'

interface WidgetLinkProps {
  /** The stored link target. */
  to: unknown
  mode: WidgetMode
  label?: string
  className?: string
  style?: CSSProperties
  /** Only in the page designer: why shoppers do not see it. */
  'data-missing'?: string
  children?: ReactNode
}

/**
 * Whether a link that only leads somewhere else would lead shoppers nowhere; the page designer shows it all the same.
 */
export const isDeadLink = (to: unknown, mode: WidgetMode): boolean =>
  mode !== 'design' && widgetHref(to) === null

/** A link in `render` mode. In other modes, and without a valid target, a plain `span` with the same content. */
export function WidgetLink({ to, mode, label, children, ...look }: WidgetLinkProps) {
  const href = mode === 'render' ? widgetHref(to) : null
  if (href === null) return <span {...look}>{children}</span>
  return (
    <Link {...look} href={href} aria-label={label}>
      {children}
    </Link>
  )
}
