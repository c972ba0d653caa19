'use client'
import type { MouseEvent, ReactNode } from 'react'

/** The id by which the tab bar of phones opens the panel. */
export const categoryPanelId = 'category-panel'

const close = (panel: HTMLElement) => {
  // The pointer still rests on the menu after a choice; it stays closed until the pointer has left once.
  panel.dataset.closed = ''
  if (document.activeElement instanceof HTMLElement && panel.contains(document.activeElement))
    document.activeElement.blur()
  if (panel.matches(':popover-open')) panel.hidePopover()
}

/** Holds the category list; closes it after a choice and on Esc. A popover only on phones, see category-menu.css. */
export function CategoryPanel({ children }: { children: ReactNode }) {
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) close(event.currentTarget)
  }
  return (
    <div
      id={categoryPanelId}
      popover="auto"
      className="category-panel"
      onClick={onClick}
      onKeyDown={(event) => event.key === 'Escape' && close(event.currentTarget)}
      onPointerLeave={(event) => delete event.currentTarget.dataset.closed}
      onFocus={(event) => delete event.currentTarget.dataset.closed}
    >
      {children}
    </div>
  )
}
