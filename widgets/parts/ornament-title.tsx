import { cx } from '@/components/ui/cx'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { rem } from '@/widgets/measure'
import type { WidgetMode } from '@/widgets/widget'
import { isDeadLink, WidgetLink } from './widget-link'

interface OrnamentTitleProps {
  text: string
  align: 'left' | 'center' | 'right'
  /** Whether the title has a coloured bar and ornaments. */
  ornament: boolean
  /** Gradient of the bar. */
  from: string
  to: string
  color: string
  size: number
  /** Text at the right end; nothing is shown when it is empty, or when `link` leads nowhere. */
  more: string
  link: unknown
  mode: WidgetMode
}

/** The 40-px title bar of product and shop lists (spec 4 §A0.5). */
export function OrnamentTitle(props: OrnamentTitleProps) {
  const { text, align, ornament, from, to, color, size, link, mode } = props
  const more = isDeadLink(link, mode) ? '' : props.more
  if (!text && !more) return null
  return (
    <WidgetLink
      to={link}
      mode={mode}
      className={cx(
        'flex h-10 items-center gap-3',
        // Without the bar the title has the left edge of the page's texts.
        ornament && 'rounded-t-card px-5 max-md:px-3',
      )}
      style={{
        justifyContent: align === 'right' ? 'flex-end' : 'flex-start',
        background: ornament ? `linear-gradient(90deg, ${from || '#FF5A00'}, ${to || '#FF8600'})` : undefined,
        // Without the bar, the white of the settings would be unreadable.
        color: ornament ? color || '#ffffff' : 'var(--color-ink)',
        fontSize: `min(${rem(size)}, 7vw)`,
      }}
    >
      {align === 'center' && <span className="flex-1" />}
      {ornament && <Ornament />}
      <span role="heading" aria-level={2} className="min-w-0 truncate leading-tight font-semibold">
        {text}
      </span>
      {ornament && <Ornament mirrored />}
      {/* In the row: a long title ends before the link. */}
      {(more || align === 'center') && (
        <span
          className={cx(
            'flex items-center justify-end text-[min(0.875rem,4vw)] whitespace-nowrap',
            align !== 'right' && 'flex-1',
          )}
        >
          {more}
          {more && <ChevronRight className="size-4" aria-hidden />}
        </span>
      )}
    </WidgetLink>
  )
}

/** Three strokes and a dot, 28 × 24. */
export function Ornament({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <svg
      viewBox="0 0 28 24"
      width="28"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
      className="max-md:hidden"
      style={mirrored ? { transform: 'scaleX(-1)' } : undefined}
    >
      <path d="M2 12h14" opacity="0.55" />
      <path d="M10 6h11" opacity="0.75" />
      <path d="M10 18h11" opacity="0.75" />
      <circle cx="24" cy="12" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  )
}
