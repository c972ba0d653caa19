import type { CSSProperties, ReactNode } from 'react'
import type { CommonSettings } from './common'
import { pageWidth, rem } from './measure'

interface BoxProps {
  settings: CommonSettings
  /** The height follows the content instead of the settings. */
  autoHeight?: boolean
  /** The window's width instead of the content column. */
  fullWidth?: boolean
  /** On a page, the widget is rendered shortly before it is scrolled to (components/ui/render-late.css). */
  renderLate?: boolean
  children: ReactNode
}

/**
 * The box of a widget: outer row (vertical margins, borders, background) → inner (column width, paddings, foreground) →
 * body (the widget's size and horizontal margins). Never wider than the window.
 */
export function WidgetBox({
  settings: s,
  autoHeight = false,
  fullWidth = false,
  renderLate,
  children,
}: BoxProps) {
  const outer: CSSProperties & { '--height': string } = {
    // The estimated height of a section that is rendered late (components/ui/render-late.css).
    '--height': rem(s.height),
    marginTop: rem(s.marginTop),
    marginBottom: rem(s.marginBottom),
    borderStyle: 'solid',
    borderWidth: [s.borderTopWidth, s.borderRightWidth, s.borderBottomWidth, s.borderLeftWidth]
      .map(rem)
      .join(' '),
    borderColor: [s.borderTopColor, s.borderRightColor, s.borderBottomColor, s.borderLeftColor]
      .map((color) => color || 'transparent')
      .join(' '),
    backgroundColor: s.backgroundColor || undefined,
  }
  const inner: CSSProperties = {
    boxSizing: 'border-box',
    // The content column, with margins on phones. A widget inside a free panel has none of its own (spec 4 §A0.2).
    width: s.leaf || fullWidth ? 'auto' : `min(${rem(pageWidth)}, 100% - 2rem)`,
    marginInline: 'auto',
    padding: [s.paddingTop, s.paddingRight, s.paddingBottom, s.paddingLeft].map(rem).join(' '),
    backgroundColor: s.foregroundColor || undefined,
    borderRadius: s.borderRadius ? rem(s.borderRadius) : undefined,
  }
  const body: CSSProperties = {
    position: 'relative',
    width: fullWidth ? '100%' : `min(${rem(s.width)}, 100%)`,
    height: autoHeight || !s.heightShow ? 'auto' : rem(s.height),
    marginLeft: s.marginLeft === 'auto' ? 'auto' : rem(s.marginLeft),
    marginRight: s.marginRight === 'auto' ? 'auto' : rem(s.marginRight),
  }
  return (
    <div style={outer} data-widget={s.type} data-late-row={renderLate}>
      <div style={inner} data-render-late={renderLate}>
        <div style={body}>{children}</div>
      </div>
    </div>
  )
}
